import { Minus, Plus, TriangleAlert } from "lucide-react";
import type { Allotting } from "../../../kernel";
import { t } from "../../../text";
import { Said } from "../../../ui/Said";
import { useTable } from "../../state/table";
import { allottedOf, sharesIn, stepped, totalsOf } from "../../viewmodel/allot";
import type { PromptModel } from "../../viewmodel/prompt";
import { isPaidOnTable } from "../../viewmodel/shares";
import { Gems } from "../piece/Gems";
import styles from "./Prompt.module.css";

const STEPS = [
  { by: -1, key: "table.allot.less", Icon: Minus },
  { by: 1, key: "table.allot.more", Icon: Plus },
] as const;

/**
 * How much is taken from each of several sources: begins with the proposal, share by share it can be changed. It says what
 * the shares come to, and what becomes of the cards behind them.
 */
export function AllotList({ prompt, decision }: { prompt: PromptModel; decision: Allotting }) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const amounts = useTable((s) => sharesIn(s.draft, decision));
  const edit = useTable((s) => s.edit);
  // Cards that lie on the table are pressed there.
  const listed = prompt.options.filter(({ card }) => card === null || !isPaidOnTable(game, view, card));
  const { course, lines = [], notes = [] } = allottedOf(game, view, decision, amounts) ?? {};
  return (
    <>
      {course && (
        <ol className={styles.course}>
          {course.parts.map((part, i) => (
            <li key={part.key} aria-current={i === course.now ? "step" : undefined}>
              <Said message={part} />
            </li>
          ))}
        </ol>
      )}
      <div aria-live="polite" className={styles.outcome}>
        {lines.map((line) => (
          <p key={line.key}>
            <Said message={line} />{" "}
          </p>
        ))}
        {totalsOf(decision, amounts).map(({ sum, min, max }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: totals have no other name, and their order stays.
          <p key={i}>
            {min === max
              ? t("table.allot.total", { sum, total: max })
              : t("table.allot.between", { sum, least: min, most: max })}
          </p>
        ))}
        {notes
          .filter(({ harms }) => harms)
          .map(({ share, note }) => (
            <p key={share} className={styles.harm}>
              <TriangleAlert aria-hidden="true" /> <Said message={note} />
            </p>
          ))}
      </div>
      {listed.length < prompt.options.length && <p className={styles.outcome}>{t("table.allot.press")}</p>}
      <ul className={styles.order}>
        {listed.map(({ index, label, lang }) => {
          const kind = game.mat.pieces?.find(({ counter }) => counter === decision.options[index]?.value);
          const note = notes.find(({ share, harms }) => share === index && !harms)?.note;
          return (
            <li key={index}>
              <span>{kind && <Gems kind={kind} />}</span>
              <span lang={lang}>
                {label}
                {note && (
                  <small>
                    <Said message={note} />
                  </small>
                )}
              </span>
              <span className={styles.stepper}>
                {STEPS.map(({ by, key, Icon }) => {
                  const next = stepped(decision, amounts, index, by);
                  return (
                    <button
                      key={by}
                      type="button"
                      aria-label={t(key, { label })}
                      aria-disabled={next === null || undefined}
                      onClick={() => next !== null && edit({ amounts: next })}
                    >
                      <Icon aria-hidden="true" />
                    </button>
                  );
                })}
                <output aria-label={label}>{amounts[index]}</output>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
