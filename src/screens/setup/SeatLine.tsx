import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { seatName } from "../../text";
import { DeckColours } from "../decks/parts/DeckArt";
import { t } from "./messages";
import { Problems } from "./Problems";
import styles from "./SeatLine.module.css";
import { NameField, Player, type SeatProps, SeatSign } from "./SeatPanel";

/** One of many seats: sign, name, player and deck on a line. */
export function SeatLine(props: SeatProps) {
  const { seat, chosen, fallback, deck, problems, mend, onChoose } = props;
  const id = useId();
  const name = chosen.name.trim() || seatName(fallback);
  return (
    <fieldset className={styles.seat}>
      <legend className="visually-hidden">{t("setup.seat", { number: seat + 1, name })}</legend>
      <div className={styles.line}>
        <span className={styles.number} aria-hidden="true">
          <SeatSign seat={seat} /> {seat + 1}
        </span>
        <NameField {...props} label={t("setup.list.name", { number: seat + 1 })} />
        <Player {...props} />
        {deck && (
          <button
            type="button"
            className={styles.deck}
            aria-haspopup="dialog"
            aria-labelledby={`${id}-label ${id}-name`}
            onClick={onChoose}
          >
            <span id={`${id}-label`} className="visually-hidden">
              {t("setup.list.deck", { number: seat + 1 })}
            </span>
            <DeckColours colours={deck.colours} />
            <span id={`${id}-name`} className={styles.deckName} lang={deck.lang}>
              {deck.name}
            </span>
            <ChevronDown aria-hidden="true" size={16} />
          </button>
        )}
      </div>
      <Problems problems={problems} />
      {problems.length > 0 && mend}
    </fieldset>
  );
}
