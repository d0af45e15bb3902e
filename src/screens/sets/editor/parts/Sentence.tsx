import styles from "../Editor.module.css";
import { phraseAt, useEditing } from "./editing";

/** An ability as it is printed. */
export function Sentence() {
  const editing = useEditing();
  return <p className={styles.sentence}>{phraseAt(editing, "ability", [])}</p>;
}
