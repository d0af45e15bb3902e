import { t } from "../../text";
import styles from "./Wait.module.css";

/** Stands in for what is being loaded. As tall as the screen, so that the footer does not jump when it comes. */
export function Wait() {
  return <p className={styles.wait}>{t("shell.wait")}</p>;
}
