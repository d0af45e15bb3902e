import type { Answer } from "../../kernel";
import { type Rehearsal, rehearse } from "./rehearse";

/** So many answers are thought through to the end of the Battle Phase, beside going on; the others only at a glance. */
const CLOSELY = 4;

const goesOn = (answer: Answer) =>
  answer.do === "act" && ["to-battle", "to-end", "end-turn"].includes(answer.action.type);

/**
 * Worth of every answer to a question of the own turn. Those that look best at once are looked at closely; what the
 * Attacks to come add to the others is taken to be what they add to the position as it stands.
 */
export function weighed(r: Rehearsal, answers: readonly Answer[]): Map<Answer, number> {
  const worth = new Map<Answer, number>();
  const quick = { ...r, ahead: 0 };
  for (const answer of answers) {
    const value = rehearse(quick, answer);
    if (value !== null) worth.set(answer, value);
  }
  if (r.ahead === 0 || r.decision.kind !== "act" || r.decision.window !== undefined) return worth;
  const still = answers.find(goesOn);
  const before = still === undefined ? undefined : worth.get(still);
  const later = still === undefined ? null : rehearse(r, still);
  if (still === undefined || before === undefined || later === null) return worth;
  const others = [...worth.keys()].filter((answer) => answer !== still);
  others.sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
  others.forEach((answer, i) => {
    const deep = i < CLOSELY ? rehearse(r, answer) : null;
    worth.set(answer, deep ?? (worth.get(answer) ?? 0) + later - before);
  });
  return worth.set(still, later);
}
