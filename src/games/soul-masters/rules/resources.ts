import {
  announce,
  attach,
  type CardId,
  type Engine,
  move,
  moveToOwner,
  NONE,
  type Reader,
  type Seat,
  zoneOf,
} from "../../../kernel";
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

/** Resources on a card, underneath it (SM 24.1.1). */
export const storedOn = (g: Reader, host: CardId): readonly CardId[] =>
  g.state.cards
    .filter(({ attachedTo, def }) => attachedTo === host && g.rules.cards[def]?.type === "resource")
    .map(({ id }) => id);

/** Puts a player's resources on a card, as far as there are any. */
export function store(g: Engine, seat: Seat, host: CardId, n: number, from: Source): void {
  for (let i = 0; i < n; i++) {
    const top = zoneOf(g.state, from, seat).cards.at(-1);
    if (top === undefined) return;
    move(g, top, zoneOf(g.state, "attached", seat).id, { as: "attach-card" });
    attach(g, top, host);
  }
}
type Source = "resource-deck" | "resource-field";

/** Pays with resources on a card, which return to their owner's resource deck. */
export function spendStored(g: Engine, host: CardId, n: number): void {
  for (const id of storedOn(g, host).slice(0, n)) moveToOwner(g, id, "resource-deck", { as: "spend" });
}

export const resourcesOf = (g: Reader, seat: Seat): number => cardsIn(g, "resource-field", seat);
