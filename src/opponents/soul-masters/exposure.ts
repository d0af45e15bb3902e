import { type Reader, readStat, type Seat } from "../../kernel";
import { cards } from "./board";
import { unitsOf, unitValue } from "./units";
import type { Weights } from "./weights";

/** What the other's fighters strike with: in its own turn only those that are ready, otherwise all, as they will be. */
function strikes(g: Reader, seat: Seat): number[] {
  return [...cards(g, "commander", seat), ...unitsOf(g, seat)]
    .filter(({ rested }) => g.state.turn.seat !== seat || !rested)
    .map(({ id }) => readStat(g, id, "atk"))
    .filter((atk) => atk > 0)
    .sort((a, b) => a - b);
}

/**
 * What a player would lose in the other's attacks: resting units that one of them can KO, by what each is worth beyond the
 * damage that the same attack would do to the commander.
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
