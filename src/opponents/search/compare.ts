import type { Answer, Engine, View } from "../../kernel";
import { isOwnAct, isStop, type Rest } from "./own-turn";
import type { SearchResult } from "./result";
import type { SearchedGame } from "./searched-game";
import { type TrialPlan, valueInWorld } from "./trial";

/** How widely an opponent searches. */
export interface SearchPlan extends TrialPlan {
  /** The most answers compared. */
  readonly answers: number;
  /** How much lower than the best an answer's score by the scripted level may be. Defaults to any. */
  readonly near?: number;
  /** The most worlds in which they are compared. */
  readonly worlds: number;
  /** How much better than the proposed answer another must be, and by how many standard errors. */
  readonly margin: number;
  readonly sureness: number;
}

/** An answer with what its player does afterwards in the same turn. */
interface Arm {
  readonly answer: Answer;
  readonly rest: Rest;
  readonly values: number[];
}

/** How many of the proposed answers are also tried with nothing more to follow in the turn. */
const ALSO_STOPPED = 2;

function armsOf(game: SearchedGame, view: View, answers: readonly Answer[]): Arm[] {
  const isOwn = isOwnAct(view);
  return answers.flatMap((answer, i): Arm[] => {
    const play: Arm = { answer, rest: "play", values: [] };
    const isStopped = isOwn && (i < ALSO_STOPPED || isStop(game, answer));
    return isStopped ? [play, { answer, rest: "stop", values: [] }] : [play];
  });
}

const mean = (numbers: readonly number[]) =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** To do nothing more in the turn must gain this much, or half as much again: it is for what would be lost otherwise. */
const STOP_MARGIN = 0.05;

/** Whether one answer beats another in the worlds that both were played in, by more than chance explains. */
function beats(better: Arm, other: Arm, plan: SearchPlan): boolean {
  const { sureness } = plan;
  const enough = better.rest === "stop" ? Math.min(STOP_MARGIN, mean(other.values) / 2) : 0;
  const gains = better.values.slice(0, other.values.length).map((value, i) => value - (other.values[i] ?? 0));
  const gain = mean(gains);
  if (gains.length < 2) return false;
  const variance = mean(gains.map((n) => (n - gain) ** 2)) * (gains.length / (gains.length - 1));
  return gain > Math.max(plan.margin, enough) && gain > sureness * Math.sqrt(variance / gains.length);
}

/** After this many worlds, the worse half of the answers is dropped. The proposed one stays. */
const CUTS: readonly number[] = [2, 4];

function survivors(arms: readonly Arm[]): readonly Arm[] {
  const [first, ...others] = arms;
  if (first === undefined || others.length < 2) return arms;
  const best = others.toSorted((a, b) => mean(b.values) - mean(a.values)).slice(0, others.length >> 1);
  return [first, ...best];
}

/**
 * Compares answers in the same sampled worlds, world by world. Yields what it has found after each simulation.
 * @param proposed legal answers, the best by a scripted level first.
 * @param budget the most simulations.
 */
export function* compare(
  game: SearchedGame,
  view: View,
  proposed: readonly Answer[],
  plan: SearchPlan,
  seed: string,
  budget: number,
): Generator<SearchResult, SearchResult> {
  const [proposal] = proposed;
  if (proposal === undefined) throw new RangeError("no answer to choose from");
  const answers = proposed.slice(0, plan.answers);
  const arms = armsOf(game, view, answers);
  let now = 0;
  const result = (): SearchResult => {
    const compared = answers.map((answer) => {
      const own = arms.filter((arm) => arm.answer === answer);
      const most = Math.max(...own.map(({ values }) => values.length));
      const best = own.filter(({ values }) => values.length === most);
      return {
        answer,
        value: Math.max(...best.map(({ values }) => mean(values))),
        visits: own.reduce((sum, { values }) => sum + values.length, 0),
      };
    });
    const first = arms.filter((arm) => arm.answer === proposal);
    const better = arms.filter(
      (arm) => arm.answer !== proposal && first.every((own) => beats(arm, own, plan)),
    );
    const most = Math.max(...better.map(({ values }) => values.length));
    const [best] = better
      .filter(({ values }) => values.length === most)
      .sort((a, b) => mean(b.values) - mean(a.values));
    return { answer: best?.answer ?? proposal, now, answers: compared };
  };
  let left = budget;
  let alive: readonly Arm[] = arms;
  for (let w = 0; w < plan.worlds && left > 0 && alive.length > 1; w++) {
    const world: Engine = game.world(view, `${seed}/${w}`);
    if (world.state.decision === null) break;
    if (w === 0) now = game.winChance(world, proposal.seat);
    if (CUTS.includes(w)) alive = survivors(alive);
    for (const arm of alive) {
      if (left-- <= 0) break;
      arm.values.push(valueInWorld(game, world, arm.answer, plan, `${seed}/${w}`, arm.rest));
      yield result();
    }
  }
  return result();
}
