import type { Answer } from "../../kernel";
import { type Lookahead, valueOfAnswer } from "./lookahead";

/** Number of answers examined to the end of the Battle Phase, besides ending the phase. Others get a quick estimate. */
const IN_DEPTH = 4;

const isAdvance = (answer: Answer) =>
  answer.do === "act" && ["to-battle", "to-end", "end-turn"].includes(answer.action.type);

/**
 * The value of every answer on the opponent's own turn. The most promising are examined in depth. For the others,
 * future Attacks are assumed to add what they add in the current position.
 */
export function evaluateAnswers(r: Lookahead, answers: readonly Answer[]): Map<Answer, number> {
  const values = new Map<Answer, number>();
  const quick = { ...r, ahead: 0 };
  for (const answer of answers) {
    const value = valueOfAnswer(quick, answer);
    if (value !== null) values.set(answer, value);
  }
  if (r.ahead === 0 || r.decision.kind !== "act" || r.decision.window !== undefined) return values;
  const still = answers.find(isAdvance);
  const before = still === undefined ? undefined : values.get(still);
  const later = still === undefined ? null : valueOfAnswer(r, still);
  if (still === undefined || before === undefined || later === null) return values;
  const others = [...values.keys()].filter((answer) => answer !== still);
  others.sort((a, b) => (values.get(b) ?? 0) - (values.get(a) ?? 0));
  others.forEach((answer, i) => {
    const deep = i < IN_DEPTH ? valueOfAnswer(r, answer) : null;
    values.set(answer, deep ?? (values.get(answer) ?? 0) + later - before);
  });
  return values.set(still, later);
}
