import type { CardPrint } from "../../../games/game-cards";
import { LocalizedText } from "../../../ui/LocalizedText";
import styles from "./CardSigns.module.css";

/** The signs printed below the numbers in the upper corners, in their colours, with their letters. */
export function CardSigns({ print: { signs } }: { print: CardPrint }) {
  return signs.map(({ place, label, named, signs: row }) => (
    <span key={place} className={styles.signs} data-corner={place} data-named={named}>
      <span
        className={named ? undefined : "visually-hidden"}
        style={named && { background: row[0]?.colours[0] }}
      >
        <LocalizedText message={label} />
      </span>
      {row.map(({ letters, colours }, i) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: equal signs stand side by side, in the order in which they are printed.
          key={i}
          aria-hidden="true"
          style={{ background: `linear-gradient(115deg, ${colours[0]} 50%, ${colours.at(-1)} 50%)` }}
        >
          {letters}
        </i>
      ))}
    </span>
  ));
}
