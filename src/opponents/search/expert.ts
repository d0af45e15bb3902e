import type { Answer, View } from "../../kernel";
import type { LevelName, ScriptedPlayer } from "../script";
import { compare, type SearchPlan, type Share } from "./compare";
import { resultOf, type SearchResult } from "./result";
import type { SearchedGame } from "./searched-game";
import { type Trials, together } from "./trials";

/**
 * An opponent of one game: takes its seat's view, returns an answer. The same view, seed and effort give the same
 * answer.
 */
export interface Script {
  (level: LevelName, view: View, seed: string, effort?: number): Answer;
  /**
   * The expert's thinking, step by step. What it yields may be used at any time.
   * @param budget the most simulations. Defaults to the game's, or its share of them.
   * @param share of its sampled worlds. All by default.
   */
  think(view: View, seed: string, budget?: number, share?: Share): Generator<SearchResult, SearchResult>;
  /** What two searches in different worlds find together. */
  joined(one: Trials, other: Trials): SearchResult;
  /** What the search knows of the game. */
  readonly searched: SearchedGame;
}

/** Adds the expert to the scripted levels of a game. It re-examines what the highest of them proposes. */
export function withExpert(
  player: ScriptedPlayer,
  game: Omit<SearchedGame, "player">,
  plan: SearchPlan,
): Script {
  const searched: SearchedGame = { player, ...game };
  const usual = plan.simulations;
  function* think(
    view: View,
    seed: string,
    budget?: number,
    share?: Share,
  ): Generator<SearchResult, SearchResult> {
    const ranked = player.propose(view, seed);
    const least = (ranked[0]?.score ?? 0) - (plan.near ?? Number.POSITIVE_INFINITY);
    const proposed = ranked.filter(({ score }) => score >= least).map(({ answer }) => answer);
    const most = budget ?? Math.ceil(usual / (share?.of ?? 1));
    return yield* compare(searched, view, proposed, plan, seed, most, share);
  }
  const answer = (level: LevelName, view: View, seed: string, effort = 1): Answer => {
    if (level !== "expert") return player.answer(level, view, seed, effort);
    const thinking = think(view, seed, usual * effort);
    for (;;) {
      const { done, value } = thinking.next();
      if (done) return value.answer;
    }
  };
  const joined = (one: Trials, other: Trials) => resultOf(together(one, other));
  return Object.assign(answer, { think, joined, searched });
}
