import { type Action, cardOf, NONE, type Reader, readStat, type Seat, zoneOf } from "../../kernel";
import { reckon } from "./damage";
import { isCommander } from "./defs";
import { powerWaiting, shieldable, shieldsLeft } from "./shields";
import type { Threat } from "./threats";

/** The most that the hand can take off a damage with the shields that may still be played against it. */
function powerInHand(g: Reader, seat: Seat, threat: Threat): number {
  const powers = zoneOf(g.state, "hand", seat).cards.map((id) => readStat(g, id, "power"));
  const best = powers.toSorted((a, b) => b - a).slice(0, shieldsLeft(g, threat));
  return best.reduce((sum, power) => sum + power, 0);
}

/** Whether something triggers when this card deals damage. */
const hasDamageTrigger = ({ state }: Reader, { source }: Threat): boolean =>
  state.watch.damage?.some(({ card }) => card === source.card) === true;

/**
 * Whether shielding could change the outcome of a damage: a commander loses less, a unit survives, or nothing triggers by
 * it (SM 6.6, 13.1). Damage that does not knock a unit out leaves it as it is.
 */
export function shieldMatters(g: Reader, seat: Seat, { card = NONE, target }: Action): boolean {
  if (readStat(g, card, "power") <= 0) return false;
  return shieldable(g, seat).some((threat) => {
    const victim = cardOf(g.state, threat.victim.card);
    if (target !== undefined && victim.id !== target) return false;
    const waiting = powerWaiting(g, threat);
    const { dealt } = reckon(g, threat, waiting);
    const left = reckon(g, threat, waiting + powerInHand(g, seat, threat)).dealt;
    if (left === dealt) return false;
    if (isCommander(g, victim)) return true;
    if (left === 0 && hasDamageTrigger(g, threat)) return true;
    const health = readStat(g, victim.id, "health");
    return dealt >= health && left < health;
  });
}
