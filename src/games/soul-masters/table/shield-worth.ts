import { type Action, cardOf, NONE, type Reader, readStat, type Seat, zoneOf } from "../../../kernel";
import { damageBreakdown } from "../rules/damage";
import { isCommander } from "../rules/defs";
import { powerWaiting, shieldableThreats, shieldsLeft } from "../rules/shields";
import { type Threat, threats, victimSeat } from "./threats";

/** The most that the hand can take off a damage, with the shields that may still be played against it. */
function powerInHand(g: Reader, seat: Seat, threat: Threat): number {
  const powers = zoneOf(g.state, "hand", seat).cards.map((id) => readStat(g, id, "power"));
  const best = powers.toSorted((a, b) => b - a).slice(0, shieldsLeft(g, threat));
  return best.reduce((sum, power) => sum + power, 0);
}

/** Whether an ability triggers when this card deals damage. */
const hasDamageTrigger = ({ state }: Reader, { source }: Threat): boolean =>
  state.watch.damage?.some(({ card }) => card === source.card) === true;

/** Whether a damage would KO its target. */
export function isDeadly(g: Reader, threat: Threat, { dealt } = damageBreakdown(g, threat)): boolean {
  const victim = cardOf(g.state, threat.victim.card);
  return !isCommander(g, victim) && dealt > 0 && dealt >= readStat(g, victim.id, "health");
}

/**
 * Damages to the seat's cards that have an effect: a commander loses HP, a unit is KO'd, or an ability triggers. Any
 * other damage to a unit leaves no trace (SM 6.6, SM 13.1).
 */
export const seriousThreats = (g: Reader, seat: Seat): readonly Threat[] =>
  threats(g).filter((threat) => {
    if (victimSeat(g, threat) !== seat) return false;
    const breakdown = damageBreakdown(g, threat);
    if (breakdown.dealt === 0) return false;
    const isOnCommander = isCommander(g, cardOf(g.state, threat.victim.card));
    return isOnCommander || hasDamageTrigger(g, threat) || isDeadly(g, threat, breakdown);
  });

/**
 * Whether shielding could change the outcome of a damage: a commander loses less, a unit survives, or an ability does
 * not trigger (SM 6.6, 13.1). Damage that does not KO a unit leaves it as it is.
 */
export function shieldMatters(g: Reader, seat: Seat, { card = NONE, target }: Action): boolean {
  if (readStat(g, card, "power") <= 0) return false;
  return shieldableThreats(g, seat).some((threat) => {
    const victim = cardOf(g.state, threat.victim.card);
    if (target !== undefined && victim.id !== target) return false;
    const waiting = powerWaiting(g, threat);
    const now = damageBreakdown(g, threat, waiting);
    const shielded = damageBreakdown(g, threat, waiting + powerInHand(g, seat, threat));
    if (shielded.dealt === now.dealt) return false;
    if (isCommander(g, victim)) return true;
    if (shielded.dealt === 0 && hasDamageTrigger(g, threat)) return true;
    return isDeadly(g, threat, now) && !isDeadly(g, threat, shielded);
  });
}
