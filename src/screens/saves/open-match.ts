import type { MatchSummary } from "../../store/types";

const KEY = "playmat.open-match";

/** Can this match be resumed? */
export function isOpen(match: MatchSummary): boolean {
  return !match.over && match.broken !== true;
}

/** Records whether there is an open match, so that the landing page can reserve its space on the next visit. */
export function expectOpenMatch(expected: boolean): void {
  try {
    if (expected) localStorage.setItem(KEY, "yes");
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage there is no open match either.
  }
}

export function openMatchExpected(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
