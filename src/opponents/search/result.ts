import type { Answer } from "../../kernel";

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
}
