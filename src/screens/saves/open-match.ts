import type { MatchSummary } from "../../store/types";

const KEY = "playmat.open-match";

/** Can this match be gone on with? */
export function isOpen(match: MatchSummary): boolean {
  return !match.over && match.broken !== true;
}

/** Notes whether the next visit will find an open match, so that the landing page can keep its place free. */
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
