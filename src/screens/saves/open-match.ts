import type { MatchSummary } from "../../store/types";

const KEY = "playmat.open-match";

/** Whether nothing is left to play of it. After a game of a series the next one may still have to begin. */
export function isOver({ over, series }: MatchSummary): boolean {
  return over && series?.goesOn !== true;
}

/** Whether this match can be resumed. */
export function isOpen(match: MatchSummary): boolean {
  return !isOver(match) && match.broken !== true;
}

/** Records whether there is an open match, so that the landing page can reserve its space on the next visit. */
export function expectOpenMatch(expected: boolean): void {
  try {
    if (expected) localStorage.setItem(KEY, "yes");
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage there is no open match, either.
  }
}

export function openMatchExpected(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
