import { type CardId, type Engine, moveToOwner, type Seat, zoneOf } from "../../../kernel";

/** Discards cards from the top of a deck, one by one (SM 24.8.1, SM 24.8.2). */
export function millCards(g: Engine, seat: Seat, n: number): CardId[] {
  const milled = zoneOf(g.state, "deck", seat).cards.slice(-n).toReversed();
  for (const id of milled) moveToOwner(g, id, "discard", { as: "mill" });
  return milled;
}

/** Puts the top card of a discard pile under its player's deck (SM 14.3.1). */
export function putTopUnder(g: Engine, seat: Seat): void {
  const top = zoneOf(g.state, "discard", seat).cards.at(-1);
  if (top !== undefined) moveToOwner(g, top, "deck", { as: "put-back", bottom: true });
}
