import {
  type CardId,
  type CardRef,
  cardOf,
  type Engine,
  move,
  NONE,
  readStat,
  type Seat,
  simultaneously,
  zoneOf,
} from "../../../kernel";
import { fromVoid, KINDS, moveCores, zoneHolder } from "./cores";
import { battleIn, setBattle } from "./vars";
import { zoneKey } from "./zones";

/** Removes a spirit that changed sides from the battle; what it blocked stays blocked (BSS 7-1-5-2-1, 7-1-5-3-1). */
function leaveBattle(g: Engine, id: CardId): void {
  const battle = battleIn(g.state);
  if (battle === null) return;
  const without = <T extends CardRef | null>(ref: T) => (ref?.card === id ? { card: id, stamp: NONE } : ref);
  setBattle(g, { ...battle, attacker: without(battle.attacker), blocker: without(battle.blocker) });
}

/**
 * A player takes control of a card on the other field. Its cores stay with its former controller, as if it had left
 * (BSS 3-5-5). Its LV1 cores come from the void. It also leaves its battle.
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
  leaveBattle(g, id);
}
