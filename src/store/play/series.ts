import {
  type Match,
  matchWinners,
  nextConfig,
  OK,
  type Seat,
  sideDeckProblems,
  type Verdict,
  withDeck,
} from "../../kernel";
import { refuse } from "../refuse";
import type { TableSetup } from "../types";
import { beginMatch } from "./open";
import type { RunningMatch } from "./running-match";
import { seriesSoFar } from "./series-view";
import { publish, type Session, save, showCurtain } from "./session";
import { needsCurtain } from "./turn-flow";

/** The series between two of its games, or why it is not there. */
function between(match: RunningMatch | null): Match | (Verdict & { readonly ok: false }) {
  const series = match === null ? null : seriesSoFar(match);
  if (match === null || series === null) return refuse("no-series", "kernel:series");
  if (match.takenOver) return refuse("other-tab", "kernel:decision");
  const isOpen = match.g.state.outcome !== null && matchWinners(series) === null;
  return isOpen ? series : refuse("not-between-games", "kernel:series");
}

/** What the rules have against a deck for the next game. */
function problemWith({ game }: RunningMatch, series: Match, seat: Seat) {
  const path = `seats.${seat}.`;
  const problems = [...game.rules.problems(nextConfig(series)), ...sideDeckProblems(game.rules, series)];
  return problems.find((problem) => problem.path.startsWith(path));
}

/** Swaps cards between a deck and its side deck for the next game. */
export function swapDeck(session: Session, seat: Seat, deck: readonly string[]): Verdict {
  const { match, viewer } = session;
  const series = between(match);
  if ("ok" in series) return series;
  if (match?.series == null || (seat !== viewer && !match.setup.openHands))
    return refuse("not-on-screen", "kernel:decision");
  const swapped = withDeck(series, seat, deck);
  if (swapped === null) return refuse("swap-uneven", "kernel:series");
  const problem = problemWith(match, swapped, seat);
  if (problem !== undefined) return { ok: false, why: problem.why, rule: problem.rule };
  match.series = { ...match.series, decks: swapped.decks, sideDecks: swapped.sideDecks };
  save(session);
  publish(session);
  return OK;
}

/** Another person takes the screen between two games, behind the curtain. */
export function handOver(session: Session, seat: Seat): void {
  const { match } = session;
  if (match === null || "ok" in between(match) || match.setup.seats[seat]?.kind !== "person") return;
  if (needsCurtain(match.setup.seats, match.setup.openHands)) showCurtain(session, seat);
}

/** @returns false when there is no next game. */
export async function beginNextGame(session: Session): Promise<boolean> {
  const { match } = session;
  const series = between(match);
  if (match === null || "ok" in series) return false;
  const { id: _id, ...setup }: TableSetup = match.setup;
  await beginMatch(session, setup, nextConfig(series), () => series);
  return true;
}
