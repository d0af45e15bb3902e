import { type Card, type Leaving, type Reader, zoneOf } from "../../../kernel";

/** Cards attached to a card that changes zones go to their owners' discard piles at that moment (SM 24.1.3). */
export function leaving(g: Reader, card: Card): Leaving | undefined {
  const attached = g.state.cards.filter(({ attachedTo }) => attachedTo === card.id);
  if (attached.length === 0) return undefined;
  return {
    alsoMoves: attached.map(({ id, owner }) => ({
      card: id,
      to: zoneOf(g.state, "discard", owner).id,
      as: "detached",
    })),
  };
}
