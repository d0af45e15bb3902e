import type { Answer } from "../../kernel";
import { consideration } from "../consideration";
import type { AnswerContext } from "./context";
import type { AttackOdds } from "./odds";

/** The attack that an answer starts, with its odds; null when it starts none. */
export function attackOf(s: Pick<AnswerContext, "mine">, answer: Answer): AttackOdds | null {
  if (answer.do !== "act" || answer.action.type !== "attack") return null;
  const { card, target } = answer.action;
  return s.mine().find((front) => front.attacker === card && front.target === target) ?? null;
}

const CERTAIN = 0.999;

/** Whether an attack may fail while another one is certain: that one comes first, as the board may look better after it. */
export function isNeedlessRisk(s: Pick<AnswerContext, "mine">, answer: Answer): boolean {
  const attack = attackOf(s, answer);
  return attack !== null && attack.chance < CERTAIN && bestChance(s.mine()) >= CERTAIN;
}

/** The best chance among attacks, 0 without any. */
export function bestChance(attacks: readonly AttackOdds[]): number {
  return attacks.reduce((best, { chance }) => Math.max(best, chance), 0);
}

export const goodOdds = (weight: number) =>
  consideration<AnswerContext>("attack when the odds are good", weight, (s, answer) => {
    const attack = attackOf(s, answer);
    return attack === null ? 0 : attack.chance - 0.5;
  });

export const threatsFirst = (weight: number) =>
  consideration<AnswerContext>("attack Warriors that would win against mine", weight, (s, answer) => {
    const attack = attackOf(s, answer);
    if (attack === null) return 0;
    const threat = bestChance(s.theirs().filter((front) => front.attacker === attack.target));
    return Math.max(0, threat - 0.5);
  });

export const lastChances = (weight: number) =>
  consideration<AnswerContext>("take risks when behind in the last turn", weight, (s, answer) => {
    const attack = attackOf(s, answer);
    if (attack === null || s.turnsLeft > 0) return 0;
    return s.lead < 0 ? 0.5 : s.lead > 1 ? -0.5 : 0;
  });
