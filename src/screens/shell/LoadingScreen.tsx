import { t } from "../../text";
import styles from "./LoadingScreen.module.css";

/** Placeholder while a screen loads. As tall as the window, so that the footer does not jump. */
export function LoadingScreen() {
  return <p className={styles.wait}>{t("shell.wait")}</p>;
}
