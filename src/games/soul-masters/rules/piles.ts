import { type Engine, moveToOwner, type Seat, zoneOf } from "../../../kernel";

/** Discards cards from the top of a deck, one by one (SM 24.8.1, SM 24.8.2). */
export function millCards(g: Engine, seat: Seat, n: number): void {
  for (let i = 0; i < n; i++) {
    const top = zoneOf(g.state, "deck", seat).cards.at(-1);
    if (top !== undefined) moveToOwner(g, top, "discard", { as: "mill" });
  }
}

/** Puts the top card of a discard pile under its player's deck (SM 14.3.1). */
export function putTopUnder(g: Engine, seat: Seat): void {
  const top = zoneOf(g.state, "discard", seat).cards.at(-1);
  if (top !== undefined) moveToOwner(g, top, "deck", { as: "put-back", bottom: true });
}
