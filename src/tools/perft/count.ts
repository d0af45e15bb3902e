import { answerLegal, cloneState, type Engine, engineFor } from "../../kernel";
import { everyAnswer } from "./answers";

/**
 * The number of different sequences of this many answers from here. 0 for a finished game. Dice and shuffles follow
 * from the generator in the state.
 * @param depth 1 or more.
 */
export function perft(g: Engine, depth: number): number {
  const answers = everyAnswer(g);
  if (depth <= 1) return answers.length;
  let sequences = 0;
  for (const answer of answers) {
    const next = engineFor(g.rules, cloneState(g.state), { events: false });
    answerLegal(next, answer);
    sequences += perft(next, depth - 1);
  }
  return sequences;
}

/** Sequences to depth 1, 2 ... `deepest`. */
export function perftTo(g: Engine, deepest: number): number[] {
  return Array.from({ length: deepest }, (_, i) => perft(g, i + 1));
}
