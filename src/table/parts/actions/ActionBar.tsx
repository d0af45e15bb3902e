import { t } from "../../../text";
import styles from "./ActionBar.module.css";
import { AnytimeButtons } from "./AnytimeButtons";
import { BattlePreview } from "./BattlePreview";
import { MainButtons } from "./MainButtons";
import { PassUntil } from "./PassUntil";
import { PromptLine } from "./PromptLine";
import { RefusalLine } from "./RefusalLine";

/**
 * The prompt, the main button that answers it, and the anytime actions. Prompt and button keep their places: everything
 * that comes and goes is between them.
 */
export function ActionBar() {
  return (
    <section className={styles.bar} data-actions aria-label={t("table.actions")}>
      <BattlePreview />
      <PromptLine />
      <div className={styles.between}>
        <RefusalLine />
        <PassUntil />
      </div>
      <MainButtons />
      <AnytimeButtons />
    </section>
  );
}
