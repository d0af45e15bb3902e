import { X } from "lucide-react";
import { type AllotDecision, cardIn, NONE } from "../../../kernel";
import { t } from "../../../text";
import { cx } from "../../../ui/cx";
import { LocalizedText } from "../../../ui/LocalizedText";
import { RuleLink } from "../../../ui/RuleLink";
import { useIsLow, useIsPhone } from "../../../ui/useMedia";
import { useTable } from "../../state/table";
import { sharesIn, totalsOf } from "../../viewmodel/allot";
import { armed as armedIn, legalCells } from "../../viewmodel/marks";
import { aimNames } from "../../viewmodel/menu-actions";
import { type CardOrPiece, isPiece, pieceName } from "../../viewmodel/pieces";
import { mainButtonPreview, previewAt } from "../../viewmodel/preview";
import { promptOf, promptText } from "../../viewmodel/prompt";
import { LookButton, PromptSource } from "../prompt/PromptSource";
import styles from "./ActionBar.module.css";

/** The prompt, or the instruction for the armed card. A preview replaces it, or covers it on a phone. */
export function PromptLine() {
  const prompt = useTable((s) => promptOf(s.game, s.view));
  const armed = useTable((s) => armedIn(s.gesture));
  const isPreviewed = useTable((s) => previewAt(s.game, s.view, s.gesture, s.pointed) !== null);
  const isPaused = useTable((s) => s.view.paused !== NONE);
  const isRefused = useTable(
    (s) => (s.refusedAt === null ? (s.refusal ?? s.described) : s.described) !== null,
  );
  const isOver = useTable((s) => s.view.outcome !== null);
  const isTakenOver = useTable((s) => s.match.isTakenOver);
  const isPhone = useIsPhone();
  const isLow = useIsLow();
  const foreseen = useTable((s) => mainButtonPreview(s.game, s.view));
  const isTurnDone = useTable((s) => s.match.isTurnDone);
  if (isTakenOver) return <p className={styles.prompt}>{t("table.prompt.elsewhere")}</p>;
  if ((isPreviewed && !isPhone) || isPaused) return null;
  if (armed !== null) return <ArmedLine card={armed} />;
  if (isRefused) return null;
  if (prompt === null) return isOver ? null : <p className={styles.prompt}>{t("table.prompt.playing")}</p>;
  const { source, sourceText: asking, inPanel, isPlayed } = prompt;
  // Its panel says more. On a phone the panel would be right beside it, and one with many lines needs the room.
  if (inPanel && (isPhone || isLow || prompt.decision.kind === "allot")) return null;
  return (
    <div
      className={cx(styles.prompt, prompt.mine && styles.mine)}
      data-asked
      data-mine={prompt.mine || undefined}
    >
      <p>
        <LocalizedText message={promptText(prompt, isTurnDone)} />{" "}
        {isPhone &&
          foreseen.map((line) => (
            <span key={line.key}>
              <LocalizedText message={line} />{" "}
            </span>
          ))}
        <RuleLink rule={prompt.rule} />
        {prompt.mine && prompt.decision.kind === "allot" && <Shares decision={prompt.decision} />}
      </p>
      {source !== null && !inPanel && <LookButton name={source} />}
      {asking !== null && !inPanel && !isPlayed && <PromptSource text={asking} />}
    </div>
  );
}

/** How much of the cost the pressed cards pay. */
function Shares({ decision }: { decision: AllotDecision }) {
  const amounts = useTable((s) => sharesIn(s.draft, decision));
  return (
    <span className={styles.shares} aria-live="polite">
      {totalsOf(decision, amounts).map(({ sum, max }) => `${t("table.allot.total", { sum, total: max })}. `)}
      {t("table.allot.press")}
    </span>
  );
}

function ArmedLine({ card }: { card: CardOrPiece }) {
  const name = useTable((s) =>
    isPiece(card) ? pieceName(s.game, s.view, card, 1) : cardIn(s.view, card).def,
  );
  const does = useTable((s) => (isPiece(card) ? "" : aimNames(s.game, s.view, card)));
  const isChoosing = useTable((s) => s.gesture.kind === "choosing");
  const goesSomewhere = useTable((s) => isPiece(card) || legalCells(s.view, s.gesture).length > 0);
  const promptKey = goesSomewhere ? "table.armed.aim" : "table.armed.target";
  const input = useTable((s) => s.input);
  return (
    <div className={styles.prompt} data-asked>
      <p>{t(isChoosing ? "table.armed.choose" : promptKey, { card: does || name })}</p>
      {!isPiece(card) && <LookButton name={name} subject={{ kind: "card", card }} />}
      <button
        type="button"
        className={styles.cancel}
        aria-label={t("ui.cancel")}
        onClick={() => input({ kind: "cancel" })}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
