import { memo } from "react";
import { artworkFor } from "../../../art";
import { cardLang, cardName, kindNames } from "../../../text/names";
import { useDraggedCard } from "../parts/use-dragged-card";
import styles from "./CardRow.module.css";
import { copiesText, type EntryProps, spoken, TileButtons } from "./CardTile";
import { printedNumbers } from "./card-summary";

/** A card in one line. A press adds it to the deck, or shows it large. */
export const CardRow = memo(function CardRow(props: EntryProps) {
  const { game, name, use, copies, most, isStop, onLook } = props;
  const card = game.cards.pool[name];
  const drag = useDraggedCard(name, "pool", use === undefined);
  if (card === undefined) return null;
  const cost = game.deck.cost?.(card);
  return (
    <div className={styles.row} data-in-deck={copies > 0 || undefined}>
      <button
        {...drag}
        type="button"
        className={styles.card}
        data-card-button
        tabIndex={isStop ? 0 : -1}
        aria-label={spoken(props)}
        onClick={() => (use ? use.add(name) : onLook(name))}
      >
        <img className={styles.art} src={artworkFor(card)} alt="" loading="lazy" decoding="async" />
        <span className={styles.cost}>{cost}</span>
        <span className={styles.words}>
          <span className={styles.name}>{cardName(name)}</span>
          <span className={styles.kind} lang={cardLang(game.slug)}>
            {kindNames(game.slug, card.type, card.subtypes).join(" · ")}
          </span>
        </span>
        <span className={styles.numbers}>{printedNumbers(game, name).join(" · ")}</span>
        <span className={styles.copies}>
          {(copies > 0 || most !== undefined) && copiesText(copies, most)}
        </span>
      </button>
      {use && <TileButtons {...props} use={use} />}
    </div>
  );
});
