import type { Answer, Engine } from "../../../kernel";
import { isCommander } from "../rules/defs";

/** The answers of the plain way to win: whatever can attack attacks the commander, and nothing else is done. */
export function plainAnswers(g: Engine, answers: readonly Answer[]): readonly Answer[] {
  const attacks = answers.filter((given) => {
    const target = given.do === "act" && given.action.type === "attack" ? given.action.target : undefined;
    const victim = target === undefined ? undefined : g.state.cards[target];
    return victim !== undefined && isCommander(g, victim);
  });
  if (attacks.length > 0) return attacks;
  const ends = answers.filter(
    (given) => given.do === "act" && ["pass", "end-turn"].includes(given.action.type),
  );
  return ends.length > 0 ? ends : answers;
}
