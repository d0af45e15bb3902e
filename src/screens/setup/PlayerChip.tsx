import { Bot, User } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { t } from "./messages";
import styles from "./PlayerChip.module.css";
import {
  nextPlayer,
  PLAYER_CHOICES,
  type PlayerChoice,
  playerChoiceText,
  shortPlayerText,
} from "./player-choice";

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface Props {
  readonly seat: number;
  readonly player: PlayerChoice;
  /** Whether there is room for one word only. */
  readonly isShort: boolean;
  readonly onChange: (player: PlayerChoice) => void;
}

/** Who plays a seat. A press changes to the next choice, the arrow keys step either way. */
export function PlayerChip({ seat, player, isShort, onChange }: Props) {
  const help = useId();
  const [isChanged, setChanged] = useState(false);
  const text = playerChoiceText(player);
  const step = (by: 1 | -1) => {
    setChanged(true);
    onChange(nextPlayer(player, by));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <>
      <button
        type="button"
        className={styles.chip}
        aria-label={t("setup.chip", { number: seat + 1, player: text })}
        aria-describedby={help}
        onClick={() => step(1)}
        onKeyDown={onKeyDown}
      >
        <Face player={player} isShort={isShort} />
        <span className={styles.steps} aria-hidden="true">
          {PLAYER_CHOICES.map((one) => (
            <i key={one} className={styles.step} data-on={one === player || undefined} />
          ))}
        </span>
      </button>
      <span id={help} hidden>
        {t("setup.chip.help", { next: playerChoiceText(nextPlayer(player)) })}
      </span>
      {/* Screen readers do not reliably tell a new name of the focused button. */}
      <span role="status" className="visually-hidden">
        {isChanged && text}
      </span>
    </>
  );
}

/** The first seat, which is always a person's, because a person must be at this screen. */
export function FixedPlayer({ isShort }: Pick<Props, "isShort">) {
  return (
    <span className={styles.fixed}>
      <Face player="person" isShort={isShort} />
    </span>
  );
}

function Face({ player, isShort }: Pick<Props, "player" | "isShort">) {
  const Icon = player === "person" ? User : Bot;
  return (
    <>
      <Icon aria-hidden="true" size={18} />
      {isShort ? shortPlayerText(player) : playerChoiceText(player)}
    </>
  );
}
