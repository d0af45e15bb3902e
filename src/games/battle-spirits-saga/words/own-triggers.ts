import {
  type CardId,
  cardOf,
  type Engine,
  moveToOwner,
  NONE,
  refTo,
  type Seat,
  simultaneously,
  triggerAbility,
} from "../../../kernel";
import { envOf, isTrue, nameInEffect, type Vocabulary } from "../../../language";
import { causerOf } from "../rules/causer";
import { defOf } from "../rules/defs";
import { zoneKey } from "../rules/zones";
import { DISCARDED } from "./print-word";

/**
 * Triggers a card's abilities for an event about itself, at its current level.
 * @param on the event in their text.
 * @param seat whose effects these are.
 * @param from the zone from which it moved, if it did.
 */
export function triggerOwnAbilities(
  g: Engine,
  v: Vocabulary,
  id: CardId,
  on: string,
  seat?: Seat,
  from?: string,
): void {
  const card = cardOf(g.state, id);
  defOf(g, card).abilities.forEach((ability, index) => {
    if (ability.kind !== "trigger" || ability.when.on !== on || ability.when.card !== "this") return;
    // A burst is not triggered by events of its own card elsewhere (BSS 10-9-1).
    if (ability.where !== undefined) return;
    const { from: home, by } = ability.when;
    if (home !== undefined && home !== from) return;
    if (by !== undefined && from !== undefined && !includesCauser(g, by, card.controller)) return;
    if (ability.active && !isTrue(g, v, envOf(card), ability.active)) return;
    triggerAbility(g, id, index, { type: on, seat: seat ?? card.controller });
  });
}

/** Whether the effect or cost that is being carried out is that player's, seen from this seat. */
function includesCauser(g: Engine, by: "you" | "opponent", seat: Seat): boolean {
  const causer = causerOf(g.state, g.cause);
  return causer !== NONE && (by === "you") === (causer === seat);
}

/** Discards cards together. Each may trigger on being discarded (BSS 10-2-1). */
export function discardCards(g: Engine, v: Vocabulary, ids: readonly CardId[]): void {
  const homes = ids.map((id) => zoneKey(g, cardOf(g.state, id)));
  simultaneously(g, ids, () => {
    for (const id of ids) moveToOwner(g, id, "trash", { as: "discard" });
  });
  for (const [i, id] of ids.entries()) triggerOwnAbilities(g, v, id, "discard", undefined, homes[i]);
}

/** Lets the running effect count these cards as discarded this way (BSS 1-3-2-3). */
export function nameDiscarded(g: Engine, ids: readonly CardId[]): void {
  nameInEffect(
    g,
    DISCARDED,
    ids.map((id) => refTo(cardOf(g.state, id))),
  );
}
