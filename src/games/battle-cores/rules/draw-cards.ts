import { announce, draw, type Engine, eliminateAll, type Seat, zoneOf } from "../../../kernel";

/**
 * Makes each of these players draw cards one at a time. A player who has to draw from an empty Main Deck is out
 * (BC 10.2, 10.4).
 */
export function drawCards(g: Engine, seats: readonly Seat[], count: number): void {
  const failed: Seat[] = [];
  for (const seat of seats) {
    const there = Math.min(count, zoneOf(g.state, "deck", seat).cards.length);
    draw(g, seat, there);
    if (there < count) failed.push(seat);
  }
  if (failed.length === 0) return;
  for (const seat of failed) announce(g, "deck-empty", seat, { rule: "BC 10.2" });
  eliminateAll(g, failed, "battle-cores.no-cards", failed.length > 1 ? "BC 10.9" : "BC 10.2");
}
