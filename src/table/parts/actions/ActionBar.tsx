import { t } from "../../../text";
import { useIsLow } from "../../../ui/useMedia";
import { ContestLine } from "../contest/ContestLine";
import { PlayedCard } from "../rail/PlayedCard";
import styles from "./ActionBar.module.css";
import { AnytimeButtons } from "./AnytimeButtons";
import { BattlePreview } from "./BattlePreview";
import { MainButtons } from "./MainButtons";
import { PassUntil } from "./PassUntil";
import { PromptLine } from "./PromptLine";
import { RefusalLine } from "./RefusalLine";

/**
 * The prompt, the main button that answers it, and the anytime actions. Prompt and button keep their places: everything
 * that comes and goes is between them, in a low window also what the rail has no room for.
 */
export function ActionBar() {
  const isLow = useIsLow();
  return (
    <section className={styles.bar} data-actions aria-label={t("table.actions")}>
      <BattlePreview />
      <PromptLine />
      <div className={styles.between}>
        <RefusalLine />
        <PassUntil />
        {isLow && <ContestLine />}
        {isLow && <PlayedCard brief />}
      </div>
      <MainButtons />
      {!isLow && <AnytimeButtons />}
    </section>
  );
}
