import { Copy, Download } from "lucide-react";
import { Button } from "../../../ui/Button";
import { download } from "../../parts/download";
import { useCopy } from "../../parts/use-copy";
import { t } from "../messages";
import { copyNews } from "./copy-news";
import styles from "./Share.module.css";

interface Props {
  readonly text: string;
  readonly fileName: string;
  /** Its media type. */
  readonly type: string;
}

const ICON = { size: 18, "aria-hidden": true } as const;

/** A text to copy or download. */
export function ShareText({ text, fileName, type }: Props) {
  const { isCopied, copy } = useCopy();
  return (
    <div className={styles.shared}>
      <textarea className={styles.text} aria-label={t("share.content")} readOnly rows={14} value={text} />
      <div className={styles.actions}>
        <Button look="primary" icon={<Copy {...ICON} />} onClick={() => void copy(text)}>
          {t("share.copy")}
        </Button>
        <Button icon={<Download {...ICON} />} onClick={() => download(fileName, text, type)}>
          {t("share.download")}
        </Button>
        <p role="status">{copyNews(isCopied)}</p>
      </div>
    </div>
  );
}
