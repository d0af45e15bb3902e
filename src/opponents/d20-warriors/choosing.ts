import { consideration } from "../consideration";
import { rehearse } from "./rehearse";
import type { Situation } from "./situation";

export const betterPosition = (weight: number) =>
  consideration<Situation>("leave the better position", weight, (s, answer) => rehearse(s.rehearsal, answer) ?? 0);

/** The same for questions that text asks: targets, discards, whether to use it, where to. */
export const bestTarget = (weight: number) =>
  consideration<Situation>("choose targets by what comes of it", weight, (s, answer) =>
    answer.do === "act" ? 0 : (rehearse(s.rehearsal, answer) ?? 0),
  );

export const usefulAction = (weight: number) =>
  consideration<Situation>("use cards and abilities that help now", weight, (s, answer) => {
    if (answer.do !== "act" || (answer.action.type !== "flash" && answer.action.type !== "ability")) return 0;
    return (rehearse(s.rehearsal, answer) ?? 0) - s.standing();
  });
