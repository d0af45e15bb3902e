import type { Answer } from "../../kernel";
import { consideration } from "../consideration";
import type { Situation } from "./situation";

/** Does the answer only prepare: after it, everything else can still be done? */
function isPreparation(answer: Answer): boolean {
  return answer.do === "act" && (answer.action.type === "flash" || answer.action.type === "ability");
}

/** What an answer adds to the position as it stands. */
const gain = (s: Situation, answer: Answer) => s.worth(answer) - s.standing();

export const betterPosition = (weight: number) =>
  consideration<Situation>("leave the better position", weight, (s, answer) =>
    isPreparation(answer) ? s.bestAction() + gain(s, answer) : s.worth(answer),
  );

export const bestTarget = (weight: number) =>
  consideration<Situation>("choose targets by what comes of it", weight, (s, answer) =>
    answer.do === "act" ? 0 : s.worth(answer),
  );

export const usefulAction = (weight: number) =>
  consideration<Situation>("use cards and abilities that help now", weight, (s, answer) => {
    if (!isPreparation(answer)) return 0;
    return gain(s, answer);
  });
