import { type Reader, readStat, type Seat } from "../../kernel";
import { cards } from "./board";
import { unitsOf, unitValue } from "./units";
import type { Weights } from "./weights";

/** The other player's attack strengths: in its own turn those of ready fighters, otherwise those of all. */
function strikes(g: Reader, seat: Seat): number[] {
  return [...cards(g, "commander", seat), ...unitsOf(g, seat)]
    .filter(({ rested }) => g.state.turn.seat !== seat || !rested)
    .map(({ id }) => readStat(g, id, "atk"))
    .filter((atk) => atk > 0)
    .sort((a, b) => a - b);
}

/**
 * What a player would lose to attacks: resting units that an attack can KO, each by its value beyond the damage the
 * attack would do to the commander.
 */
export function exposure(g: Reader, seat: Seat, w: Weights): number {
  const open = unitsOf(g, seat)
    .filter(({ rested }) => rested)
    .map((card) => ({
      health: readStat(g, card.id, "health") + readStat(g, card.id, "kw-armor"),
      value: unitValue(g, card, w),
    }))
    .sort((a, b) => b.value - a.value);
  if (open.length === 0) return 0;
  let lost = 0;
  const left = strikes(g, 1 - seat);
  for (const { health, value } of open) {
    const at = left.findIndex((atk) => atk >= health);
    const atk = left[at];
    if (atk === undefined || value <= atk) continue;
    lost += value - atk;
    left.splice(at, 1);
  }
  return lost;
}
