import { Copy, Download } from "lucide-react";
import { useEffect, useState } from "react";
import type { CardSet } from "../../games/card-set";
import { setLinkText } from "../../store/links/set-link";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { QrCode } from "../parts/QrCode";
import { useCopy } from "../parts/use-copy";
import { hrefOf } from "../routing/route";
import { t } from "./messages";
import styles from "./SetsScreen.module.css";

interface Props {
  readonly set: CardSet;
  readonly onDownload: () => void;
  readonly onClose: () => void;
}

const ICON = { size: 18, "aria-hidden": true } as const;

/** The address of a set, which holds all of it. Null while it is made, "" when the set is too long. */
function useSetLink(set: CardSet): string | null {
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    if (set.pictures !== undefined) return setLink("");
    void setLinkText(set).then((text) => {
      if (!current) return;
      const here = window.location.href.replace(/#.*$/s, "");
      setLink(text === null ? "" : `${here}${hrefOf({ kind: "shared-set", text })}`);
    });
    return () => {
      current = false;
    };
  }, [set]);
  return link;
}

/** A set as file, link and QR code. */
export default function ShareSet({ set, onDownload, onClose }: Props) {
  const link = useSetLink(set);
  return (
    <Dialog
      title={t("sets.share-title", { set: set.name })}
      shape="wide"
      onClose={onClose}
      actions={
        <Button icon={<Download {...ICON} />} onClick={onDownload}>
          {t("sets.export")}
        </Button>
      }
    >
      {link === "" && <p>{t(set.pictures === undefined ? "sets.link-none" : "sets.link-pictures")}</p>}
      {link !== null && link !== "" && <Link link={link} />}
    </Dialog>
  );
}

function Link({ link }: { link: string }) {
  const { isCopied, copy } = useCopy();
  return (
    <div className={styles.share}>
      <textarea className={styles.text} aria-label={t("sets.link")} readOnly rows={4} value={link} />
      <p>{t("sets.link-help")}</p>
      <div className={styles.news}>
        <Button look="primary" icon={<Copy {...ICON} />} onClick={() => void copy(link)}>
          {t("sets.copy")}
        </Button>
        <p role="status">{isCopied === null ? "" : t(isCopied ? "sets.copied" : "sets.not-copied")}</p>
      </div>
      <QrCode text={link} label={t("sets.qr")} tooLong={<p>{t("sets.qr-none")}</p>} />
    </div>
  );
}
