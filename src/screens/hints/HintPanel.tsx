import { Lightbulb } from "lucide-react";
import { useMemo } from "react";
import type { CardId } from "../../kernel";
import { useTable } from "../../table";
import { useSpeech } from "../../table/state/speech";
import { answerText } from "../parts/answers/answer-text";
import { AdvicePanel } from "./AdvicePanel";
import styles from "./HintPanel.module.css";
import { closeHint, type HintState } from "./hint-state";
import { t } from "./messages";
import { cardsNamed } from "./named-cards";

const percent = (chance: number): number => Math.round(100 * chance);

type ShownState = Exclude<HintState, { readonly is: "none" }>;

const NO_CARDS: readonly CardId[] = [];

/** What is said while the expert thinks and when it has. */
function useWords(state: ShownState): { readonly answer: string; readonly why: string } {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  if (state.is === "asked") return { answer: t("hint.thinking"), why: "" };
  if (state.is === "failed") return { answer: t("hint.failed"), why: "" };
  const { answer, before, after } = state.hint;
  return {
    answer: answerText(game, view, answer),
    why: t("hint.why", { before: percent(before), after: percent(after) }),
  };
}

/** What the expert would do and why. */
export function HintPanel({ state }: { state: ShownState }) {
  const view = useTable((s) => s.view);
  const hint = state.is === "shown" ? state.hint : null;
  const cards = useMemo(() => (hint === null ? NO_CARDS : cardsNamed(view, hint.answer)), [view, hint]);
  const { answer, why } = useWords(state);
  useSpeech([answer, why].filter(Boolean).join(". "));
  return (
    <AdvicePanel label={t("hint.title")} cards={cards} isBusy={state.is === "asked"}>
      <p className={styles.head}>
        <Lightbulb aria-hidden="true" />
        {t("hint.title")}
      </p>
      <p className={styles.answer}>{answer}</p>
      {why !== "" && <p>{why}</p>}
      <button type="button" className={styles.close} onClick={closeHint}>
        {t(state.is === "asked" ? "hint.stop" : "hint.close")}
      </button>
    </AdvicePanel>
  );
}
