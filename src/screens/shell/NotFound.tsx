import { t } from "../../text";
import { ButtonLink } from "../../ui/Button";
import { hrefOf } from "../routing/route";
import { Heading } from "./Heading";
import styles from "./Page.module.css";

/** The page for an unknown address, with a link to the landing page. */
export function NotFound({ address }: { address: string }) {
  return (
    <div className={styles.narrow}>
      <Heading title={t("nowhere.title")}>{t("nowhere.title")}</Heading>
      <p className={styles.lead}>{t("nowhere.text", { address })}</p>
      <p>
        <ButtonLink look="primary" href={hrefOf({ kind: "home" })}>
          {t("shell.home")}
        </ButtonLink>
      </p>
    </div>
  );
}
