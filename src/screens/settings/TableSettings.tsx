import { LanguageField, MotionFields, SoundFields, TextSizeField, ThemeField } from "./fields";
import styles from "./Settings.module.css";

/** The settings for look and sound, as the menu of the table offers them. */
export default function TableSettings() {
  return (
    <div className={styles.atTable}>
      <SoundFields />
      <MotionFields />
      <TextSizeField />
      <ThemeField />
      <LanguageField />
    </div>
  );
}
