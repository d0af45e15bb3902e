import type { Answer } from "../../kernel";
import { type Arm, gainOver, mean } from "./arms";
import type { Caution, Trials } from "./trials";

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

/** To do nothing more in the turn must gain this much, or half as much again: it is for what would be lost otherwise. */
const STOP_MARGIN = 0.02;

/** Whether one answer beats another in the worlds that both were tried in, by more than chance explains. */
function beats(better: Arm, other: Arm, { margin, sureness }: Caution): boolean {
  const gain = gainOver(better, other);
  const enough = better.rest === "stop" ? Math.min(STOP_MARGIN, mean(other) / 2) : 0;
  return gain.worlds >= 2 && gain.mean > Math.max(margin, enough) && gain.mean > sureness * gain.error;
}

/** Those of some arms that were tried in the most worlds. */
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
