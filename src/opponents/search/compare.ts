import type { Answer, Engine, View } from "../../kernel";
import { isOwnAct, isStop } from "./own-turn";
import { resultOf, type SearchResult } from "./result";
import type { SearchedGame } from "./searched-game";
import { type TrialPlan, valueInWorld } from "./trial";
import { type Arm, type Caution, mean } from "./trials";

/** How widely an opponent searches. */
export interface SearchPlan extends TrialPlan, Caution {
  /** The most answers compared. */
  readonly answers: number;
  /** How much lower than the best an answer's score by the scripted level may be. Defaults to any. */
  readonly near?: number;
  /** The most worlds in which they are compared. */
  readonly worlds: number;
}

/** Which worlds a search plays in: each `of`-th, beginning with that number. */
export interface Share {
  readonly part: number;
  readonly of: number;
}

const WHOLE: Share = { part: 0, of: 1 };

/** How many of the proposed answers are also tried with nothing more to follow in the turn. */
const ALSO_STOPPED = 2;

function armsOf(game: SearchedGame, view: View, answers: readonly Answer[]): Arm[] {
  const isOwn = isOwnAct(view);
  return answers.flatMap((answer, i): Arm[] => {
    const play: Arm = { answer: i, rest: "play", values: new Map() };
    const isStopped = isOwn && (i < ALSO_STOPPED || isStop(game, answer));
    return isStopped ? [play, { answer: i, rest: "stop", values: new Map() }] : [play];
  });
}

/** After this many worlds, the worse half of the answers is dropped. The proposed one stays. */
const CUTS: readonly number[] = [2, 4];

function survivors(arms: readonly Arm[]): readonly Arm[] {
  const [first, ...others] = arms;
  if (first === undefined || others.length < 2) return arms;
  const best = others.toSorted((a, b) => mean(b) - mean(a)).slice(0, others.length >> 1);
  return [first, ...best];
}

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
  let alive: readonly Arm[] = arms;
  for (let w = part; w < plan.worlds && left > 0 && alive.length > 1; w += of) {
    const world: Engine = game.world(view, `${seed}/${w}`);
    if (world.state.decision === null) break;
    if (w === part) now = game.winChance(world, proposal.seat);
    if (CUTS.includes((w - part) / of)) alive = survivors(alive);
    for (const arm of alive) {
      if (left-- <= 0) break;
      const answer = answers[arm.answer] ?? proposal;
      arm.values.set(w, valueInWorld(game, world, answer, plan, `${seed}/${w}`, arm.rest));
      yield result();
    }
  }
  return result();
}
