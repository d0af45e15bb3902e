import { type Card, type Leaving, type Reader, zoneOf } from "../../../kernel";

/**
 * Cards attached to a card that changes zones go to their owners' discard piles at that moment (SM 24.1.3). Resources
 * go back to their resource decks at once, where they belong (SM 23.2.4).
 */
export function leaving(g: Reader, card: Card): Leaving | undefined {
  const attached = g.state.cards.filter(({ attachedTo }) => attachedTo === card.id);
  if (attached.length === 0) return undefined;
  return {
    alsoMoves: attached.map(({ id, def, owner }) => ({
      card: id,
      to: zoneOf(g.state, g.rules.cards[def]?.type === "resource" ? "resource-deck" : "discard", owner).id,
      as: "detached",
    })),
  };
}
