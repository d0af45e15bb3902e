import { Download, RotateCw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { t } from "../../text";
import { Button, ButtonLink } from "../../ui/Button";
import { hrefOf } from "../routing/route";
import styles from "./ErrorScreen.module.css";
import page from "./Page.module.css";

interface Props {
  readonly message: string;
  /** The match that was on the table, or null. */
  readonly match: string | null;
  /** Whether it could not be saved. */
  readonly unsaved: boolean;
  /**
   * Downloads the saved match.
   * @returns false when there is none.
   */
  readonly onDownload: (match: string) => Promise<boolean>;
}

/** Shown in place of a screen that failed to render. */
export function ErrorScreen({ message, match, unsaved, onDownload }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [error, setError] = useState("");
  useEffect(() => heading.current?.focus(), []);

  const saved = unsaved ? "broken.unsaved" : "broken.match";

  const save = async (id: string) => {
    const done = await onDownload(id).catch(() => false);
    setError(done ? "" : t("broken.no-save"));
  };

  return (
    <main className={styles.broken}>
      <div className={page.narrow}>
        <h1 ref={heading} tabIndex={-1}>
          {t("broken.title")}
        </h1>
        <p className={page.lead}>{t(match === null ? "broken.text" : saved)}</p>
        <p className={styles.ways}>
          <Button
            look="primary"
            icon={<RotateCw aria-hidden="true" size={18} />}
            onClick={() => window.location.reload()}
          >
            {t("broken.reload")}
          </Button>
          {match !== null && (
            <Button icon={<Download aria-hidden="true" size={18} />} onClick={() => void save(match)}>
              {t("broken.download")}
            </Button>
          )}
          <ButtonLink href={hrefOf({ kind: "home" })}>{t("shell.home")}</ButtonLink>
        </p>
        <p role="alert">{error}</p>
        <details>
          <summary className={styles.more}>{t("broken.details")}</summary>
          <p className={styles.message}>{message}</p>
        </details>
      </div>
    </main>
  );
}
