import { type Action, type Engine, type Seat, zoneOf } from "../../kernel";

/** Energy that may be placed in a turn (SM 9.2). */
const PLACEMENTS = 2;

function mayPlace({ state: { vars } }: Engine): boolean {
  return typeof vars.placed !== "number" || vars.placed < PLACEMENTS;
}

/** Whether a Main Phase would let a player place or cast a card that cannot be cast during a combat. */
function needsMain(g: Engine, seat: Seat): boolean {
  const { cards } = zoneOf(g.state, "hand", seat);
  if (zoneOf(g.state, "reserve", seat).cards.length > 0) return true;
  if (cards.length > 0 && mayPlace(g)) return true;
  return cards.some((id) => {
    const def = g.state.cards[id]?.def ?? "";
    return g.rules.cards[def]?.type !== "ability";
  });
}

/**
 * Energy can as well be rested when a cost is paid, and an attack be declared without a Main Phase. Abilities and skills
 * are as good when a combat ends.
 */
export function isRedundant(g: Engine, { type }: Action): boolean {
  if (type === "crystal") return true;
  return type === "main-phase" && !needsMain(g, g.state.turn.seat);
}
