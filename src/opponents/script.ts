import {
  type Answer,
  type Decision,
  type Engine,
  legalActions,
  type ReadableState,
  type View,
} from "../kernel";
import { candidates } from "./candidates";
import { choose, type Level, rank } from "./choose";
import { withoutEqualCards } from "./equal-cards";
import { type Trial, withoutPointless } from "./pointless";
import { type Random, randomFrom } from "./random";

/** The playing strengths of an opponent. */
export const LEVELS = ["easy", "medium", "hard", "expert"] as const;
export type LevelName = (typeof LEVELS)[number];

/** The levels that only score answers. The expert searches beyond the highest of them. */
export type ScriptedLevel = Exclude<LevelName, "expert">;

/** An answer and how good it looks to a level, without that level's noise. */
export interface RankedAnswer {
  readonly answer: Answer;
  readonly score: number;
}

/** What the listing of answers reads: a view, or a simulated game with its legal actions. */
export type Position = ReadableState & Pick<View, "decision" | "actions">;

/** The scripted levels of one game. The same view and seed give the same answer. */
export interface ScriptedPlayer {
  answer(level: ScriptedLevel, view: View, seed: string, effort?: number): Answer;
  /** The answers worth considering, the best first: those that a search compares. */
  propose(view: View, seed: string): readonly RankedAnswer[];
  /**
   * A cheap answer to the open decision of a simulated game.
   * @throws RangeError if no decision is open.
   */
  quick(g: Engine, random: Random): Answer;
}

export interface DecisionRequest<Settings> {
  /** The position as the rules read it. */
  readonly board: Engine;
  readonly decision: Decision;
  /** At least two, all legal as far as the view shows. */
  readonly answers: readonly Answer[];
  readonly level: Settings;
  /** Multiplier of the search effort. 1 in normal play. */
  readonly effort: number;
  readonly random: Random;
}

/** What a game brings to its scripted levels. */
export interface ScriptParts<Context, Settings> {
  readonly levels: Readonly<Record<ScriptedLevel, Settings>>;
  /** Ranks the answers that a search compares. Defaults to the hard level. */
  readonly proposer?: Settings;
  /** How the game is played on in simulations. */
  readonly quick: Settings;
  /** The determinized game of a view. */
  boardFor(view: View, seed: string): Engine;
  /** What the game's considerations read. */
  contextFor(request: DecisionRequest<Settings>): Context;
  /** The answers worth considering. Defaults to all, or a sample. */
  listed?(position: Position, random: Random): readonly Answer[];
}

/** Number of different seeds for a determinized game. */
const SEEDS = 1_000_000;

/** A player that scores the possible answers and takes the best. Answers are tried before they are scored. */
export function scriptWith<Context extends { readonly trial: Trial }, Settings extends Level<Context>>({
  levels,
  proposer = levels.hard,
  quick,
  boardFor,
  contextFor,
  listed = candidates,
}: ScriptParts<Context, Settings>): ScriptedPlayer {
  /** Where nothing is worth considering, something has to be done all the same. */
  function offered(position: Position, random: Random): readonly Answer[] {
    const worthwhile = listed(position, random);
    return withoutEqualCards(position, worthwhile.length > 0 ? worthwhile : candidates(position, random));
  }
  /** What the considerations read, and the answers left to score. */
  function prepare(level: Settings, view: View, answers: readonly Answer[], random: Random, effort = 1) {
    const { decision } = view;
    if (decision === null) throw new RangeError("nobody is asked");
    const board = boardFor(view, String(random.below(SEEDS)));
    const context = contextFor({ board, decision, answers, level, effort, random });
    return { context, answers: withoutPointless(answers, context.trial) };
  }
  return {
    answer(name, view, seed, effort) {
      const random = randomFrom(seed);
      const all = offered(view, random);
      const [only] = all;
      if (only !== undefined && all.length === 1) return only;
      const { context, answers } = prepare(levels[name], view, all, random, effort);
      return choose(levels[name], context, answers, random);
    },
    propose(view, seed) {
      const random = randomFrom(seed);
      const all = offered(view, random);
      const [only] = all;
      if (only !== undefined && all.length === 1) return [{ answer: only, score: 0 }];
      const { context, answers } = prepare(proposer, view, all, random);
      return rank(proposer.considerations, context, answers);
    },
    quick(g, random) {
      const { decision } = g.state;
      if (decision === null) throw new RangeError("nobody is asked");
      const answers = offered({ ...g.state, actions: legalActions(g) }, random);
      const [only] = answers;
      if (only !== undefined && answers.length === 1) return only;
      const context = contextFor({ board: g, decision, answers, level: quick, effort: 1, random });
      return choose(quick, context, answers, random);
    },
  };
}
