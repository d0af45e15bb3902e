import { useDraggable, useDroppable } from "@dnd-kit/core";
import { Plus } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, useId } from "react";
import type { PlacedCard } from "../../games/game-position";
import { type CardPlace, cardsIn, type ZonePlace } from "../../positions/places";
import { CardFace } from "../../table/parts/card/CardFace";
import { cardName } from "../../text/names";
import { cx } from "../../ui/cx";
import { CardPanel } from "./CardPanel";
import type { DraggedPlace } from "./drop";
import type { ZoneProps } from "./editor-props";
import { t } from "./messages";
import { cardFacts, seatLabel, zoneName } from "./words";
import styles from "./ZoneCards.module.css";

const NO_VALUES: readonly number[] = [];

/** A zone of a seat: its cards, a button to add cards here, and the state of the open card. */
export function ZoneCards(props: ZoneProps) {
  const { seat, board, game, editing, zone } = props;
  const id = useId();
  const place: ZonePlace = { seat, zone: zone.key };
  const cards = cardsIn(board, place);
  const name = zoneName(game.game, zone.key);
  const player = seatLabel(seat);
  const { setNodeRef, isOver } = useDroppable({ id: `${seat} ${zone.key}`, data: place });
  const isTarget = editing.target.seat === seat && editing.target.zone === zone.key;
  const { open } = editing;
  const at = open?.seat === seat && open.zone === zone.key ? open.at : undefined;
  const opened = at === undefined ? undefined : cards[at];
  return (
    <section
      ref={setNodeRef}
      className={cx(
        styles.zone,
        isOver && styles.over,
        (cards.length > 5 || opened !== undefined) && styles.wide,
      )}
      aria-labelledby={id}
      data-zone={zone.key}
    >
      <div className={styles.head}>
        <h3
          id={id}
          className={styles.name}
          aria-label={t("positions.zone-of", { player, zone: name, count: cards.length })}
        >
          {t("positions.zone", { zone: name, count: cards.length })}
        </h3>
        <button
          type="button"
          className={styles.target}
          aria-pressed={isTarget}
          aria-label={t("positions.add-to", { zone: name, player })}
          title={t(isTarget ? "positions.adding-here" : "positions.add-here")}
          onClick={() => editing.setTarget(place)}
        >
          <Plus size={16} aria-hidden="true" />
          <span aria-hidden="true">{t("positions.add-here")}</span>
        </button>
      </div>
      {cards.length === 0 ? (
        <p className={styles.none}>{t("positions.empty")}</p>
      ) : (
        <ul className={styles.cards} data-cards>
          {cards.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card of a position is its index.
            <li key={i}>
              <Tile {...props} card={card} place={{ ...place, at: i }} />
            </li>
          ))}
        </ul>
      )}
      {opened !== undefined && at !== undefined && (
        <CardPanel {...props} card={opened} place={{ ...place, at }} />
      )}
    </section>
  );
}

interface TileProps extends ZoneProps {
  readonly card: PlacedCard;
  readonly place: CardPlace;
}

function Tile({ seat, board, game, editing, zone, card, place }: TileProps) {
  const data: DraggedPlace = { name: card.name, place };
  const { setNodeRef, listeners } = useDraggable({ id: `${seat} ${zone.key} ${place.at}`, data });
  const facts = cardFacts(board, seat, zone, card);
  const { open } = editing;
  const isOpen = open?.seat === seat && open.zone === zone.key && open.at === place.at;
  const isDown = (card.face ?? zone.face ?? "up") === "down";
  return (
    <button
      ref={setNodeRef}
      {...listeners}
      type="button"
      className={cx(styles.card, isDown && styles.down, card.rested && styles.rested)}
      style={{ "--u": "0.78px" } as CSSProperties}
      data-position-cards
      aria-expanded={isOpen}
      aria-label={t("positions.card-with", { card: cardName(card.name), facts })}
      onClick={() => editing.setOpen(isOpen ? null : place)}
      onKeyDown={(event) => byKey(event, editing, place)}
    >
      <CardFace game={game.game} def={card.name} look="field" values={NO_VALUES} />
      {facts.length > 0 && (
        <span className={styles.facts} aria-hidden="true">
          {facts.join(" · ")}
        </span>
      )}
    </button>
  );
}

function byKey(event: KeyboardEvent, editing: TileProps["editing"], place: CardPlace): void {
  const { key, shiftKey } = event;
  if (key === "Delete" || key === "Backspace") editing.remove(place);
  else if (shiftKey && key === "ArrowLeft") editing.shift(place, -1);
  else if (shiftKey && key === "ArrowRight") editing.shift(place, 1);
  else if (shiftKey && key === "ArrowUp") editing.toOtherZone(place, -1);
  else if (shiftKey && key === "ArrowDown") editing.toOtherZone(place, 1);
  else return;
  event.preventDefault();
}
