import { Check, ZoomIn } from "lucide-react";
import { type CSSProperties, type MouseEvent, useRef } from "react";
import type { Game } from "../../../games/game";
import { CardFace } from "../../../table/parts/card/CardFace";
import { cardName } from "../../../text/names";
import { cardSummary } from "../browser/card-summary";
import { useRovingCards } from "../browser/use-roving-cards";
import { useTileSize } from "../browser/use-tile-size";
import { t } from "./messages";
import styles from "./PackCards.module.css";

interface Props {
  readonly game: Game;
  readonly label: string;
  readonly cards: readonly string[];
  /** Places of the chosen cards. Without `onPress`, none can be chosen, and a press shows a card large. */
  readonly chosen?: readonly number[];
  /** @param isAgain whether it is the second press of two, or a key on a card that is chosen. */
  readonly onPress?: (at: number, isAgain: boolean) => void;
  readonly onLook: (name: string) => void;
}

/** Least width of a card whose whole text can be read, in pixels. */
const LEAST = { wide: 176, narrow: 150 };
const NO_VALUES: readonly number[] = [];
const NONE: readonly number[] = [];

/** Cards side by side with their whole text. One tab stop; arrow keys move. */
export function PackCards({ game, label, cards, chosen = NONE, onPress, onLook }: Props) {
  const box = useRef<HTMLUListElement>(null);
  const { columns, width } = useTileSize(box, "grid", false, LEAST);
  const roving = useRovingCards({
    box,
    count: cards.length,
    columns,
    show: () => undefined,
    onKey: (key, at) => {
      const name = cards[at];
      if (key !== " " || name === undefined) return false;
      onLook(name);
      return true;
    },
  });
  const pressed = (at: number, name: string, { detail }: MouseEvent) => {
    // A press by key has no count of clicks.
    const isAgain = detail === 0 ? chosen.includes(at) : detail > 1;
    if (onPress) onPress(at, isAgain);
    else onLook(name);
  };
  return (
    <ul
      ref={box}
      className={styles.cards}
      aria-label={label}
      data-cards
      style={{ "--columns": columns, "--u": `${width / 84}px` } as CSSProperties}
      onKeyDown={roving.onKeyDown}
      onFocus={roving.onFocus}
    >
      {cards.map((name, at) => {
        const isChosen = chosen.includes(at);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pack may hold a card twice, and never changes.
          <li key={`${name} ${at}`} className={styles.place} data-at={at} data-chosen={isChosen || undefined}>
            <button
              type="button"
              className={styles.card}
              data-card-button
              tabIndex={at === roving.stop ? 0 : -1}
              aria-label={cardSummary(game, name)}
              aria-pressed={onPress && isChosen}
              onClick={(event) => pressed(at, name, event)}
            >
              <CardFace game={game} def={name} look="whole" values={NO_VALUES} />
              {isChosen && (
                <span className={styles.mark} aria-hidden="true">
                  <Check size={22} />
                </span>
              )}
            </button>
            {onPress && (
              <button
                type="button"
                className={styles.look}
                tabIndex={-1}
                aria-label={t("draft.look", { card: cardName(name) })}
                onClick={() => onLook(name)}
              >
                <ZoomIn size={18} aria-hidden="true" />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
