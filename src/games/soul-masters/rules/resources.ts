import { announce, type Engine, move, NONE, type Reader, type Seat, zoneOf } from "../../../kernel";
import { cardsIn } from "./zones";

/**
 * Generates resources, at most those left in the resource deck (SM 6.18, SM 6.20).
 * @returns the number generated.
 */
export function generate(g: Engine, seat: Seat, n: number): number {
  const field = zoneOf(g.state, "resource-field", seat).id;
  const due = Math.min(n, cardsIn(g, "resource-deck", seat));
  for (let i = 0; i < due; i++) {
    const top = zoneOf(g.state, "resource-deck", seat).cards.at(-1) ?? NONE;
    move(g, top, field, { as: "generate" });
  }
  if (due > 0) announce(g, "generated", seat, { amount: due });
  return due;
}

/** Pays resources by returning them to the resource deck (SM 6.19). */
export function spend(g: Engine, seat: Seat, n: number): void {
  const deck = zoneOf(g.state, "resource-deck", seat).id;
  for (let i = 0; i < n; i++) {
    const last = zoneOf(g.state, "resource-field", seat).cards.at(-1);
    if (last !== undefined) move(g, last, deck, { as: "spend" });
  }
}

export const resourcesOf = (g: Reader, seat: Seat): number => cardsIn(g, "resource-field", seat);
