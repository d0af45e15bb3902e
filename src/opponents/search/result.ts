import type { Answer } from "../../kernel";
import { type Arm, beats, mean, type Trials } from "./trials";

/** One answer that the search has compared. */
export interface SearchedAnswer {
  readonly answer: Answer;
  /** The mean chance to win after it, 0 to 1. */
  readonly value: number;
  /** How many worlds it was played in. */
  readonly visits: number;
}

/** What the search has found so far. */
export interface SearchResult {
  readonly answer: Answer;
  /** The chance to win in the current position, by evaluation alone. */
  readonly now: number;
  /** In the order of the scripted level that proposed them. Empty if nothing was searched. */
  readonly answers: readonly SearchedAnswer[];
  readonly trials: Trials;
}

/** Those of some arms that were played in the most worlds. */
function mostTried(arms: readonly Arm[]): readonly Arm[] {
  const most = Math.max(...arms.map(({ values }) => values.size));
  return arms.filter(({ values }) => values.size === most);
}

/** What the trials tell: the proposed answer, or a better one. */
export function resultOf(trials: Trials): SearchResult {
  const { answers, arms, now, caution } = trials;
  const compared = answers.map((answer, i): SearchedAnswer => {
    const own = arms.filter((arm) => arm.answer === i);
    const visits = own.reduce((sum, { values }) => sum + values.size, 0);
    return { answer, value: Math.max(...mostTried(own).map(mean)), visits };
  });
  const first = arms.filter((arm) => arm.answer === 0);
  const better = arms.filter((arm) => arm.answer !== 0 && first.every((own) => beats(arm, own, caution)));
  const best = mostTried(better).toSorted((a, b) => mean(b) - mean(a))[0]?.answer ?? 0;
  return { answer: answers[best] ?? answers[0], now, answers: compared, trials };
}
