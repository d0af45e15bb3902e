import {
  type CardId,
  cardOf,
  type Engine,
  moveToOwner,
  type Seat,
  simultaneously,
  triggerAbility,
} from "../../../kernel";
import { envOf, isTrue, type Vocabulary } from "../../../language";
import { defOf } from "../rules/defs";

/**
 * Triggers a card's abilities for an event about itself, at its current level.
 * @param on the event in their text.
 * @param seat whose effects these are.
 */
export function triggerOwnAbilities(g: Engine, v: Vocabulary, id: CardId, on: string, seat?: Seat): void {
  const card = cardOf(g.state, id);
  defOf(g, card).abilities.forEach((ability, index) => {
    if (ability.kind !== "trigger" || ability.when.on !== on || ability.when.card !== "this") return;
    // A burst is not triggered by events of its own card elsewhere (BSS 10-9-1).
    if (ability.where !== undefined) return;
    if (ability.active && !isTrue(g, v, envOf(card), ability.active)) return;
    triggerAbility(g, id, index, { type: on, seat: seat ?? card.controller });
  });
}

/** Discards cards together. Each may trigger on being discarded (BSS 10-2-1). */
export function discardCards(g: Engine, v: Vocabulary, ids: readonly CardId[]): void {
  simultaneously(g, ids, () => {
    for (const id of ids) moveToOwner(g, id, "trash", { as: "discard" });
  });
  for (const id of ids) triggerOwnAbilities(g, v, id, "discard");
}
