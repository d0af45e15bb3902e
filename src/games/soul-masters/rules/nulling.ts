import { type CardId, cardOf, type Engine, modify, move, readStat, zoneOf } from "../../../kernel";
import { isUnit } from "./defs";

/**
 * Makes a unit Null until a moment. The same card is face down where nothing can affect it, but still counts as a unit
 * of its player (SM 24.10.1, SM 24.10.2).
 */
export function makeNull(g: Engine, id: CardId, source: CardId, until: string): void {
  const card = cardOf(g.state, id);
  if (!isUnit(g, card)) return;
  modify(g, id, { stat: "nulled", layer: "only", op: "add", amount: 1, source, until });
  const to = zoneOf(g.state, "nulled", card.controller).id;
  move(g, id, to, { same: true, as: "null", face: "down" });
}

/** Returns units whose time as Null is over, as they were. They have not entered (SM 24.10.3). */
export function endNull(g: Engine): boolean {
  if (g.state.seats.every(({ seat }) => zoneOf(g.state, "nulled", seat).cards.length === 0)) return false;
  const over = g.state.seats.flatMap(({ seat }) =>
    zoneOf(g.state, "nulled", seat).cards.filter((id) => readStat(g, id, "nulled") === 0),
  );
  for (const id of over) {
    const to = zoneOf(g.state, "battleground", cardOf(g.state, id).controller).id;
    move(g, id, to, { same: true, as: "return-from-null", face: "up" });
  }
  return over.length > 0;
}
