import { useState } from "react";
import { t } from "../../../text";
import type { ShareStatus, TableHost } from "../../state/host";
import styles from "./GameOver.module.css";

/** Shares a link to the match, and says whether that worked. */
export function ShareButton({ share }: { share: NonNullable<TableHost["onShare"]> }) {
  const [status, setStatus] = useState<ShareStatus | null>(null);
  return (
    <>
      <button type="button" onClick={() => void share().then(setStatus)}>
        {t("table.over.share")}
      </button>
      <p role="status" className={styles.status}>
        {status && t(`table.over.share.${status}`)}
      </p>
    </>
  );
}
