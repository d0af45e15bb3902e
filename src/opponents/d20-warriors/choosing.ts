import type { Answer } from "../../kernel";
import { consideration } from "../consideration";
import type { AnswerContext } from "./context";

/** Whether the answer leaves all other options open afterwards. */
function isPreparation(answer: Answer): boolean {
  return answer.do === "act" && (answer.action.type === "flash" || answer.action.type === "ability");
}

/** The improvement an answer makes over the current position. */
const gain = (s: AnswerContext, answer: Answer) => s.valueAfter(answer) - s.winProbabilityNow();

/** @param price what a Flash card or an ability has to gain, in probability of winning. */
export const betterPosition = (weight: number, price: number) =>
  consideration<AnswerContext>("leave the better position", weight, (s, answer) =>
    isPreparation(answer) ? s.bestActionValue() + gain(s, answer) - price : s.valueAfter(answer),
  );

export const bestTarget = (weight: number) =>
  consideration<AnswerContext>("choose targets by the result", weight, (s, answer) =>
    answer.do === "act" ? 0 : s.valueAfter(answer),
  );

export const usefulAction = (weight: number) =>
  consideration<AnswerContext>("use cards and abilities that help now", weight, (s, answer) => {
    if (!isPreparation(answer)) return 0;
    return gain(s, answer);
  });
