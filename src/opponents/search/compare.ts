import type { Answer, Engine, View } from "../../kernel";
import { type Arm, armsOf } from "./arms";
import { survivors } from "./race";
import { resultOf, type SearchResult } from "./result";
import type { SearchedGame } from "./searched-game";
import { type TrialPlan, valueInWorld } from "./trial";
import type { Caution } from "./trials";

/** How widely an opponent searches. */
export interface SearchPlan extends TrialPlan, Caution {
  /** The most answers compared. */
  readonly answers: number;
  /** How much lower than the best an answer's score by the scripted level may be. Defaults to any. */
  readonly near?: number;
  /** The most worlds in which they are compared, and the most simulations in all of them. */
  readonly worlds: number;
  readonly simulations: number;
}

/** Which worlds a search plays in: each `of`-th, beginning with that number. */
export interface Share {
  readonly part: number;
  readonly of: number;
}

const WHOLE: Share = { part: 0, of: 1 };

/** Whether there is still something to decide. */
const isOpen = ([first, ...others]: readonly Arm[]) => others.some(({ answer }) => answer !== first?.answer);

/**
 * Compares answers in the same sampled worlds, world by world. Yields what it has found after each simulation.
 * @param proposed legal answers, the best by a scripted level first.
 * @param budget the most simulations.
 * @param share the worlds to play in. All by default.
 */
export function* compare(
  game: SearchedGame,
  view: View,
  proposed: readonly Answer[],
  plan: SearchPlan,
  seed: string,
  budget: number,
  { part, of }: Share = WHOLE,
): Generator<SearchResult, SearchResult> {
  const [proposal, ...others] = proposed.slice(0, plan.answers);
  if (proposal === undefined) throw new RangeError("no answer to choose from");
  const answers = [proposal, ...others] as const;
  const arms = armsOf(game, view, answers);
  const { margin, sureness } = plan;
  let now = 0;
  const result = () => resultOf({ answers, arms, now, caution: { margin, sureness } });
  let left = budget;
  let alive = arms;
  for (let w = part; w < plan.worlds && left > 0 && isOpen(alive); w += of) {
    const world: Engine = game.world(view, `${seed}/${w}`);
    if (world.state.decision === null) break;
    if (w === part) now = game.winChance(world, proposal.seat);
    for (const arm of alive) {
      if (left-- <= 0) break;
      const answer = answers[arm.answer] ?? proposal;
      arm.values.set(w, valueInWorld(game, world, answer, plan, `${seed}/${w}`, arm.rest));
      yield result();
    }
    alive = survivors(alive, margin);
  }
  return result();
}
