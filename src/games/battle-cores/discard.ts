import {
  type CardId,
  cardOf,
  type Engine,
  moveToOwner,
  NONE,
  removeFromGame,
  simultaneously,
  triggerAbility,
} from "../../kernel";
import { defOf, labelled } from "./defs";
import { isMonsterInPlay, itemsOn } from "./zones";

/**
 * Discards cards at the same moment, from any zone: to their owners' Ground Zones, Legends to the Legend
 * Ground Zones (BC 8.12), Tokens out of the game (BC 11.20.3). Items go with their Monster (BC 7.12); Enders
 * trigger (BC 11.5).
 */
export function discard(g: Engine, ids: readonly CardId[]): void {
  const all = withItems(g, ids);
  simultaneously(g, all, () => {
    for (const id of all) discardOne(g, id);
  });
}

function withItems(g: Engine, ids: readonly CardId[]): CardId[] {
  const all = new Set<CardId>();
  for (const id of ids) {
    const card = cardOf(g.state, id);
    if (card.zone === NONE) continue;
    all.add(id);
    if (isMonsterInPlay(g, card)) for (const item of itemsOn(g, card)) all.add(item);
  }
  return [...all];
}

function discardOne(g: Engine, id: CardId): void {
  const card = cardOf(g.state, id);
  const def = defOf(g, card);
  if (def.token) removeFromGame(g, id, "discard");
  else moveToOwner(g, id, def.type === "legend" ? "legend-ground" : "ground", { as: "discard" });
  for (const index of labelled(def, "ender")) {
    triggerAbility(g, id, index, { type: "ender", def: card.def, seat: card.controller });
  }
}

/**
 * Moves a card to another zone of its owner without discarding it. Tokens cease to exist (BC 11.20.4); a
 * Legend can only go to the Legend Deck.
 */
export function moveWithoutDiscarding(g: Engine, id: CardId, to: string, bottom: boolean): void {
  const card = cardOf(g.state, id);
  if (card.zone === NONE) return;
  if (to === "ground") return discard(g, [id]);
  const def = defOf(g, card);
  const items = isMonsterInPlay(g, card) ? itemsOn(g, card) : [];
  const home = def.type === "legend" ? "legends" : to;
  simultaneously(g, [id, ...items], () => {
    if (def.token) removeFromGame(g, id);
    else moveToOwner(g, id, home, { as: to === "hand" ? "return" : "put-back", bottom });
    for (const item of items) discardOne(g, item);
  });
}
