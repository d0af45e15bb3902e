import { Minus, Plus, TriangleAlert } from "lucide-react";
import type { AllotDecision, Message } from "../../../kernel";
import { t } from "../../../text";
import { LocalizedText } from "../../../ui/LocalizedText";
import { useTable } from "../../state/table";
import { sharesIn, sharesPreviewOf, stepped, totalsOf } from "../../viewmodel/allot";
import type { PromptModel } from "../../viewmodel/prompt";
import { isPaidOnTable } from "../../viewmodel/shares";
import { PieceIcons } from "../piece/PieceIcons";
import styles from "./Prompt.module.css";

const STEPS = [
  { by: -1, key: "table.allot.less", Icon: Minus },
  { by: 1, key: "table.allot.more", Icon: Plus },
] as const;

interface Props {
  readonly prompt: PromptModel;
  readonly decision: AllotDecision;
}

/** How much is taken from each of several sources. Starts with the proposal, and each share can be changed. */
export function AllotList({ prompt, decision }: Props) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const amounts = useTable((s) => sharesIn(s.draft, decision));
  // Cards on the table are pressed there.
  const listed = prompt.options.filter(({ card }) => card === null || !isPaidOnTable(game, view, card));
  const allotted = sharesPreviewOf(game, view, decision, amounts);
  return (
    <>
      <Course steps={allotted?.steps} />
      <AllottedLines decision={decision} amounts={amounts} allotted={allotted} />
      {listed.length < prompt.options.length && <p className={styles.outcome}>{t("table.allot.press")}</p>}
      <ul className={styles.order}>
        {listed.map((option) => (
          <ShareRow
            key={option.index}
            decision={decision}
            amounts={amounts}
            option={option}
            note={allotted?.notes?.find(({ share, harms }) => share === option.index && !harms)?.note}
          />
        ))}
      </ul>
    </>
  );
}

type Allotted = ReturnType<typeof sharesPreviewOf>;

/** The steps of a payment, with the current one marked. */
function Course({ steps }: Pick<NonNullable<Allotted>, "steps">) {
  if (steps === undefined) return null;
  return (
    <ol className={styles.course}>
      {steps.parts.map((part, i) => (
        <li key={part.key} aria-current={i === steps.now ? "step" : undefined}>
          <LocalizedText message={part} />
        </li>
      ))}
    </ol>
  );
}

interface SharesProps {
  readonly decision: AllotDecision;
  readonly amounts: readonly number[];
}

/** The result of the shares, and what becomes of the cards behind them. */
function AllottedLines({ decision, amounts, allotted }: SharesProps & { allotted: Allotted }) {
  const { lines = [], notes = [] } = allotted ?? {};
  return (
    <div aria-live="polite" className={styles.outcome}>
      {lines.map((line) => (
        <p key={line.key}>
          <LocalizedText message={line} />{" "}
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
            <TriangleAlert aria-hidden="true" /> <LocalizedText message={note} />
          </p>
        ))}
    </div>
  );
}

interface RowProps extends SharesProps {
  readonly option: PromptModel["options"][number];
  readonly note: Message | undefined;
}

function ShareRow({ decision, amounts, option: { index, label, lang }, note }: RowProps) {
  const edit = useTable((s) => s.edit);
  const pieces = useTable((s) => s.game.table.mat.pieces);
  const kind = pieces?.find(({ counter }) => counter === decision.options[index]?.value);
  return (
    <li>
      <span>{kind && <PieceIcons kind={kind} />}</span>
      <span lang={lang}>
        {label}
        {note && (
          <small>
            <LocalizedText message={note} />
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
}
