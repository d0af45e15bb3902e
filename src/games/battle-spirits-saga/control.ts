import {
  type CardId,
  cardOf,
  type Engine,
  move,
  readStat,
  type Seat,
  simultaneously,
  zoneOf,
} from "../../kernel";
import { fromVoid, KINDS, moveCores, zoneHolder } from "./cores";
import { zoneKey } from "./zones";

/**
 * A player takes control of a card on the other field. Its cores stay with the player who had it, as those of a card that
 * leaves do (BSS 3-5-5); those of its first level come from the void.
 */
export function takeControl(g: Engine, id: CardId, seat: Seat): void {
  const card = cardOf(g.state, id);
  if (card.controller === seat) return;
  const reserve = zoneHolder(g, card.controller, "reserve");
  simultaneously(g, [id], () => {
    for (const kind of KINDS) moveCores(g, { card: id }, reserve, kind, card.counters[kind] ?? 0);
    const row = zoneOf(g.state, zoneKey(g, card), seat).id;
    move(g, id, row, { as: "control", controller: seat, same: true });
    fromVoid(g, seat, { card: id }, readStat(g, id, "lv1-cost"));
  });
}
