import { type Answer, cardOf, type Engine } from "../../kernel";
import type { AttackOdds } from "./odds";
import { battleIn } from "./simulated-battle";
import { mayBeSpared } from "./spared";

/** A seat's possible attacks, computed lazily. */
interface Attacks {
  mine(): readonly AttackOdds[];
}

/** The attack an answer starts, with its odds. Null if it starts none. */
export function attackOf(s: Attacks, answer: Answer): AttackOdds | null {
  if (answer.do !== "act" || answer.action.type !== "attack") return null;
  const { card, target } = answer.action;
  return s.mine().find((front) => front.attacker === card && front.target === target) ?? null;
}

const CERTAIN = 0.999;

/** Whether an attack may fail while another is certain. The certain one comes first, as it may improve the board. */
export function isNeedlessRisk(s: Attacks, answer: Answer): boolean {
  const attack = attackOf(s, answer);
  return attack !== null && attack.chance < CERTAIN && bestChance(s.mine()) >= CERTAIN;
}

/** Whether an attack repeats the last battle, which was won though text kept the loser face up. */
export function isInVain(g: Engine, answer: Answer): boolean {
  if (answer.do !== "act" || answer.action.type !== "attack") return false;
  const { fighters, winner } = battleIn(g) ?? {};
  const [attacker, target] = fighters ?? [];
  const { card, target: again } = answer.action;
  if (winner !== 0 || attacker !== card || target === undefined || target !== again) return false;
  return cardOf(g.state, target).face === "up" && mayBeSpared(g);
}

/** What an attack is compared with. */
interface Compared extends Attacks {
  valueAfter(answer: Answer): number;
  winProbabilityNow(): number;
}

/** Smaller probabilities, and smaller gains of probability, count as none. */
const NEGLIGIBLE = 0.001;

/**
 * Whether an attack cannot win and leaves the position no better. Where text keeps the attacker face up, it could be
 * repeated without end, and would seem better than to end the turn.
 */
export function isHopeless(s: Compared, answer: Answer): boolean {
  const attack = attackOf(s, answer);
  return (
    attack !== null &&
    attack.chance < NEGLIGIBLE &&
    s.valueAfter(answer) <= s.winProbabilityNow() + NEGLIGIBLE
  );
}

/** The best chance among attacks. 0 if there are none. */
export function bestChance(attacks: readonly AttackOdds[]): number {
  return attacks.reduce((best, { chance }) => Math.max(best, chance), 0);
}
