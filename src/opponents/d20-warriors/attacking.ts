import { consideration } from "../consideration";
import { attackOf, bestChance } from "./attacks";
import type { AnswerContext } from "./context";

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
