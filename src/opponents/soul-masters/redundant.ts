import { placements } from "../../games/soul-masters/rules/placing";
import { varsOf } from "../../games/soul-masters/rules/vars";
import { type Action, type Engine, type Seat, zoneOf } from "../../kernel";

/** Whether a Main Phase would let a player place or cast a card that cannot be cast during a combat. */
function needsMain(g: Engine, seat: Seat): boolean {
  const { cards } = zoneOf(g.state, "hand", seat);
  if (zoneOf(g.state, "reserve", seat).cards.length > 0) return true;
  if (cards.length > 0 && varsOf(g.state).placed < placements(g)) return true;
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
