import { type Answer, answerLegal, cloneState, type Engine, engineFor, run, seedRandom } from "../kernel";

export function copyOf(g: Engine): Engine {
  return engineFor(g.rules, cloneState(g.state), { events: false });
}

/**
 * Changes the random results of a determinized game.
 * @param n any integer.
 */
export function reseed(g: Engine, n: number): void {
  g.state.random = seedRandom(String(n));
}

/** A copy of the game after an answer to its open decision. The game itself does not change. */
export function simulate(g: Engine, answer: Answer): Engine {
  const next = copyOf(g);
  answerLegal(next, answer);
  return next;
}

/**
 * Continues a running procedure at another step, as if nothing above it were under way. For possibilities without a
 * prompt.
 * @returns false if it is not running.
 */
export function continueAt(g: Engine, procedure: string, step: string): boolean {
  const { agenda } = g.state;
  const at = agenda.findLastIndex((frame) => frame.procedure === procedure);
  const index = g.rules.flow.procedures[procedure]?.index.get(step);
  const frame = agenda[at];
  if (frame === undefined || index === undefined) return false;
  g.state.agenda = [...agenda.slice(0, at), { ...frame, step: index, kept: null }];
  g.state.decision = null;
  g.state.pending = [];
  run(g);
  return true;
}
