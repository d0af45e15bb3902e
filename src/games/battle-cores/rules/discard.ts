import {
  type CardId,
  cardOf,
  type Engine,
  isSameCard,
  moveToOwner,
  NONE,
  refTo,
  simultaneously,
} from "../../../kernel";

/** Discards cards from any zone at the same moment, with the cards that leave with them (see `leaving`). */
export function discard(g: Engine, ids: readonly CardId[]): void {
  const there = ids.filter((id) => cardOf(g.state, id).zone !== NONE);
  const refs = there.map((id) => refTo(cardOf(g.state, id)));
  simultaneously(g, there, () => {
    // An Item listed together with its Monster has already left with it.
    for (const ref of refs)
      if (isSameCard(g.state, ref)) moveToOwner(g, ref.card, "ground", { as: "discard" });
  });
}

/** Moves a card to another zone of its owner without discarding it. */
export function moveWithoutDiscarding(g: Engine, id: CardId, to: string, bottom: boolean): void {
  if (cardOf(g.state, id).zone === NONE) return;
  if (to === "ground") return discard(g, [id]);
  moveToOwner(g, id, to, { as: to === "hand" ? "return" : "put-back", bottom });
}
