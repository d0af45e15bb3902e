import { Check } from "lucide-react";
import { cardIn, type Decision } from "../../../kernel";
import { t } from "../../../text";
import { useTable } from "../../state/table";
import { draftFor } from "../../viewmodel/draft";
import type { OptionModel, PromptModel } from "../../viewmodel/prompt";
import { CardFace } from "../card/CardFace";
import { useInspectHandlers } from "../useInspect";
import { useRoving } from "../useRoving";
import styles from "./OptionTray.module.css";

const NO_VALUES: readonly number[] = [];

/** Cards and plain choices to pick from. */
export function OptionTray({ prompt }: { prompt: PromptModel }) {
  const picks = useTable((s) => draftFor(s.draft, s.view.decision).picks);
  const { stop, onKeyDown, onFocus } = useRoving(prompt.options.map(({ index }) => index));
  return (
    <div>
      <p className={styles.count}>
        {t("table.prompt.picked", { count: picks.length, least: prompt.least, most: prompt.most })}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys move the focus between the buttons inside. */}
      <div className={styles.tray} onKeyDown={onKeyDown} onFocus={onFocus}>
        {prompt.options.map((option) => (
          <Option
            key={option.index}
            option={option}
            decision={prompt.decision}
            isSingle={prompt.least === 1 && prompt.most === 1}
            isPicked={picks.includes(option.index)}
            isStop={stop === option.index}
          />
        ))}
      </div>
    </div>
  );
}

interface OptionProps {
  readonly option: OptionModel;
  readonly decision: Decision;
  readonly isSingle: boolean;
  readonly isPicked: boolean;
  readonly isStop: boolean;
}

/** Plain choices answer at once; a card is first marked, and sent by a second press or the main button. */
function Option({ option, decision, isSingle, isPicked, isStop }: OptionProps) {
  const game = useTable((s) => s.game);
  const card = useTable((s) => (option.card === null ? null : cardIn(s.view, option.card)));
  const toggle = useTable((s) => s.toggle);
  const send = useTable((s) => s.send);
  const viewer = useTable((s) => s.view.viewer);
  const isOpen = card !== null && card.def !== "";
  const inspect = useInspectHandlers({ of: "name", name: card?.def ?? "" });
  const press = () => {
    const isFinal = isSingle && (isPicked || !isOpen);
    if (isFinal) send({ seat: viewer, do: "pick", picks: [option.index] }, decision);
    else toggle(option.index);
  };
  return (
    <button
      type="button"
      className={isOpen ? styles.card : styles.plain}
      data-option={option.index}
      data-seat={card?.owner}
      data-picked={isPicked || undefined}
      aria-pressed={isPicked}
      aria-label={option.label}
      lang={option.lang}
      tabIndex={isStop ? 0 : -1}
      onClick={press}
      {...(isOpen ? inspect : undefined)}
    >
      {isOpen ? (
        <CardFace game={game} def={card.def} seat={card.owner} look="hand" values={NO_VALUES} />
      ) : (
        option.label
      )}
      {isPicked && (
        <span className={styles.tick} aria-hidden="true">
          <Check />
        </span>
      )}
    </button>
  );
}
