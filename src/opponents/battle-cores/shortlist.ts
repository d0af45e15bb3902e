import type { Answer } from "../../kernel";
import { type Lookahead, valueOfAnswer } from "./lookahead";

/** So many answers are thought through to the end of the Battle Phase, beside going on; the others only at a glance. */
const IN_DEPTH = 4;

const goesOn = (answer: Answer) =>
  answer.do === "act" && ["to-battle", "to-end", "end-turn"].includes(answer.action.type);

/**
 * Worth of every answer to a question of the own turn. Those that look best at once are looked at closely; what the
 * Attacks to come add to the others is taken to be what they add to the position as it stands.
 */
export function evaluateAnswers(r: Lookahead, answers: readonly Answer[]): Map<Answer, number> {
  const values = new Map<Answer, number>();
  const quick = { ...r, ahead: 0 };
  for (const answer of answers) {
    const value = valueOfAnswer(quick, answer);
    if (value !== null) values.set(answer, value);
  }
  if (r.ahead === 0 || r.decision.kind !== "act" || r.decision.window !== undefined) return values;
  const still = answers.find(goesOn);
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
