import { Copy, Download } from "lucide-react";
import { useEffect, useState } from "react";
import type { Position } from "../../positions/position";
import { positionLinkText, writePosition } from "../../store/links/position-link";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { download } from "../parts/download";
import { hrefOf } from "../routing/route";
import { t } from "./messages";
import styles from "./ShareDialog.module.css";

const ICON = { size: 18, "aria-hidden": true } as const;

/** The address of a position, which holds all of it. Null while it is made, "" when it is too long. */
function useLink(position: Position): string | null {
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    void positionLinkText(position).then((text) => {
      if (!current) return;
      const here = window.location.href.replace(/#.*$/, "");
      setLink(text === null ? "" : `${here}${hrefOf({ kind: "shared-position", text })}`);
    });
    return () => {
      current = false;
    };
  }, [position]);
  return link;
}

/** A position as a link and as a file. */
export default function ShareDialog({ position, onClose }: { position: Position; onClose: () => void }) {
  const link = useLink(position);
  const [news, setNews] = useState("");
  const copy = async (text: string) => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setNews(t(isCopied ? "positions.copied" : "positions.not-copied"));
  };
  const title = position.title.trim() || t("positions.untitled");
  return (
    <Dialog title={t("positions.share")} onClose={onClose}>
      <div className={styles.share}>
        {link === "" && <p>{t("positions.link.none")}</p>}
        {link && (
          <>
            <textarea
              className={styles.text}
              aria-label={t("positions.link")}
              readOnly
              rows={5}
              value={link}
            />
            <p className={styles.help}>{t("positions.link.help")}</p>
          </>
        )}
        <div className={styles.actions}>
          {link && (
            <Button look="primary" icon={<Copy {...ICON} />} onClick={() => void copy(link)}>
              {t("positions.copy")}
            </Button>
          )}
          <Button
            icon={<Download {...ICON} />}
            onClick={() =>
              download(`playmat-${position.game}-${fileName(title)}.json`, writePosition(position))
            }
          >
            {t("positions.download")}
          </Button>
          <p role="status">{news}</p>
        </div>
      </div>
    </Dialog>
  );
}

/** A title as part of a file name. */
const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "") || "position";
