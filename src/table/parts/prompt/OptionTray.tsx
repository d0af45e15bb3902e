import { Check } from "lucide-react";
import { cardIn } from "../../../kernel";
import { t } from "../../../text";
import { useTable } from "../../state/table";
import { draftFor } from "../../viewmodel/draft";
import type { OptionModel, PromptModel } from "../../viewmodel/prompt";
import { CardFace } from "../card/CardFace";
import { useInspectHandlers } from "../useInspect";
import { useRoving } from "../useRoving";
import styles from "./OptionTray.module.css";

const NO_VALUES: readonly number[] = [];

interface Props {
  readonly prompt: PromptModel;
  /** Whether there is room for whole texts. */
  readonly isWide: boolean;
}

/** Cards and plain choices to pick from. */
export function OptionTray({ prompt, isWide }: Props) {
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
            isWide={isWide}
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
  readonly isWide: boolean;
  readonly isPicked: boolean;
  readonly isStop: boolean;
}

function Option({ option, isWide, isPicked, isStop }: OptionProps) {
  const game = useTable((s) => s.game);
  const card = useTable((s) => (option.card === null ? null : cardIn(s.view, option.card)));
  const pick = useTable((s) => s.pick);
  const isOpen = card !== null && card.def !== "" && !option.hasOwnText;
  const inspect = useInspectHandlers({ kind: "name", name: card?.def ?? "" });
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
      onClick={() => pick(option.index)}
      {...(card !== null && card.def !== "" ? inspect : undefined)}
    >
      {isOpen ? (
        <CardFace
          game={game}
          def={card.def}
          seat={card.owner}
          look={isWide ? "whole" : "hand"}
          values={NO_VALUES}
        />
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
