import { useState } from "react";
import { artworkFor } from "../../../art";
import { entriesBy, SORT_ORDERS, type SortOrder } from "../../../decks/card-order";
import { countCopies } from "../../../decks/count-copies";
import type { Game } from "../../../games/game";
import { cardName } from "../../../text/names";
import { SelectField } from "../../../ui/SelectField";
import { cardSummary } from "../browser/card-summary";
import { DeckFigures } from "../builder/DeckFigures";
import { t as roomText } from "../messages";
import { t } from "./messages";
import styles from "./PoolPanel.module.css";

interface Props {
  readonly game: Game;
  /** In the order in which they were taken. */
  readonly pool: readonly string[];
  readonly onLook: (name: string) => void;
}

type Order = SortOrder | "taken";

/** The cards that a player has so far, sorted as they like, and their figures. */
export function PoolPanel({ game, pool, onLook }: Props) {
  const [order, setOrder] = useState<Order>(game.deck.cost ? "cost" : "type");
  const orders = SORT_ORDERS.filter((one) => one !== "cost" || game.deck.cost !== undefined);
  return (
    <section className={styles.panel} aria-labelledby="event-pool">
      <div className={styles.head}>
        <h2 id="event-pool" className={styles.title}>
          {t("draft.pool-count", { count: pool.length })}
        </h2>
        <SelectField<Order>
          label={t("draft.sort")}
          hideLabel
          choices={[
            { value: "taken", label: t("draft.sort.taken") },
            ...orders.map((value) => ({ value, label: roomText(`browser.sort.${value}`) })),
          ]}
          value={order}
          onChange={setOrder}
        />
      </div>
      {pool.length === 0 && <p className={styles.empty}>{t("draft.pool-empty")}</p>}
      <ul className={styles.lines}>
        {countCopies(sorted(game, pool, order)).map(({ name, copies }) => (
          <PoolLine key={name} game={game} name={name} copies={copies} onLook={onLook} />
        ))}
      </ul>
      <DeckFigures game={game} cards={pool} />
    </section>
  );
}

function sorted(game: Game, pool: readonly string[], order: Order): readonly string[] {
  if (order === "taken") return pool;
  const places = new Map(entriesBy(game, order).map(({ card }, place) => [card.name, place]));
  return pool.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

interface LineProps extends Pick<Props, "game" | "onLook"> {
  readonly name: string;
  readonly copies: number;
}

function PoolLine({ game, name, copies, onLook }: LineProps) {
  const card = game.cards.pool[name];
  const summary = cardSummary(game, name);
  return (
    <li>
      <button
        type="button"
        className={styles.line}
        aria-label={copies === 1 ? summary : `${copies} × ${summary}`}
        onClick={() => onLook(name)}
      >
        {card && <img className={styles.art} src={artworkFor(card)} alt="" loading="lazy" decoding="async" />}
        <span className={styles.name}>{cardName(name)}</span>
        <span className={styles.copies}>{copies > 1 && `×${copies}`}</span>
        <span className={styles.cost}>{card && game.deck.cost?.(card)}</span>
      </button>
    </li>
  );
}
