import {
  type Config,
  NONE,
  nextConfig,
  OK,
  type Seat,
  type Series,
  sideDeckProblems,
  type Verdict,
  withDeck,
} from "../../kernel";
import { refuse } from "../refuse";
import { type RunningMatch, snapshot } from "../running/running-match";
import { seriesSoFar, seriesStandingOf } from "../running/series-view";
import type { SavedSeries, TableSetup } from "../types";
import { beginMatch } from "./open";
import { publish, type Session, save, showCurtain } from "./session";
import { needsCurtain } from "./turn-flow";

/** The series between two of its games, or why it is not available. */
function between(match: RunningMatch | null): Series | (Verdict & { readonly ok: false }) {
  const series = match === null ? null : seriesSoFar(match);
  if (match === null || series === null) return refuse("no-series", "kernel:series");
  if (match.takenOver) return refuse("other-tab", "kernel:decision");
  const isOpen = seriesStandingOf({ series: match.series, state: match.g.state })?.goesOn;
  return isOpen ? series : refuse("not-between-games", "kernel:series");
}

/** Why the rules refuse a deck for the next game, if they do. */
function problemWith({ game }: RunningMatch, series: Series, seat: Seat) {
  const path = `seats.${seat}.`;
  const problems = [
    ...game.rules.board.problems(nextConfig(series)),
    ...sideDeckProblems(game.rules, series),
  ];
  return problems.find((problem) => problem.path.startsWith(path));
}

/** Changes a seat's decisions between two games, for the seat on screen or with open hands. */
function decide(
  session: Session,
  seat: Seat,
  change: (match: RunningMatch, series: Series) => Partial<SavedSeries> | (Verdict & { readonly ok: false }),
): Verdict {
  const { match, viewer } = session;
  const series = between(match);
  if ("ok" in series) return series;
  if (match?.series == null || (seat !== viewer && !match.setup.openHands))
    return refuse("not-on-screen", "kernel:decision");
  const changed = change(match, series);
  if ("ok" in changed) return changed;
  match.series = { ...match.series, ...changed };
  save(session);
  publish(session);
  return OK;
}

/** Swaps cards between a deck and its side deck for the next game. */
export function swapDeck(session: Session, seat: Seat, deck: readonly string[]): Verdict {
  return decide(session, seat, (match, series) => {
    const swapped = withDeck(series, seat, deck);
    if (swapped === null) return refuse("swap-uneven", "kernel:series");
    const problem = problemWith(match, swapped, seat);
    if (problem !== undefined) return { ok: false, why: problem.why, rule: problem.rule };
    return { decks: swapped.decks, sideDecks: swapped.sideDecks };
  });
}

/** Confirms a seat's deck for the next game. */
export function keepDeck(session: Session, seat: Seat): Verdict {
  return decide(session, seat, ({ series }) => ({ ready: [...new Set(series?.ready).add(seat)] }));
}

/** The series as it was when this game began. */
export function seriesAtGameStart(series: SavedSeries, { seats }: Config): SavedSeries {
  const { decks, sideDecks } = seats.reduce<Series>(
    (seriesSoFar, { deck }, seat) => withDeck(seriesSoFar, seat, deck) ?? seriesSoFar,
    series,
  );
  return { ...series, decks, sideDecks, ready: undefined };
}

/** Hands the screen to another person between two games, behind the curtain. */
export function handOver(session: Session, seat: Seat): void {
  const { match } = session;
  if (match === null || "ok" in between(match) || match.setup.seats[seat]?.kind !== "person") return;
  if (needsCurtain(match.setup.seats, match.setup.openHands)) showCurtain(session, seat);
}

/**
 * Starts the next game of the series.
 * @returns false when there is no next game.
 */
export async function beginNextGame(session: Session): Promise<boolean> {
  const { match } = session;
  const series = between(match);
  if (match === null || "ok" in series) return false;
  const { id: _id, hints: _hints, ...setup }: TableSetup = match.setup;
  const { bestOf, base, results, decks, sideDecks } = series;
  await beginMatch(session, setup, nextConfig(series), () => ({ bestOf, base, results, decks, sideDecks }));
  // Set only now, so that the series can be continued whenever the page is closed.
  match.series = match.series && { ...match.series, continued: true };
  session.parts.saves.save(snapshot(match, NONE, session.parts.now()), true);
  return true;
}
