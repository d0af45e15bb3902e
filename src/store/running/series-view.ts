import { type Seat, type Series, seriesWinners, wins, withResult } from "../../kernel";
import type { SavedMatch, SeatLists, SeriesStanding, SeriesView } from "../types";
import type { RunningMatch } from "./running-match";

/** The series including the game on the table, once it is over. */
export function seriesSoFar({ series, g }: Pick<RunningMatch, "series" | "g">): Series | null {
  const { outcome } = g.state;
  return series === null || outcome === null ? series : withResult(series, outcome);
}

/** The standing of the series with this game, or null when the match is not part of one. */
export function seriesStandingOf({
  series = null,
  state,
}: {
  readonly series?: SavedMatch["series"] | null;
  readonly state: Pick<SavedMatch["state"], "outcome">;
}): SeriesStanding | null {
  if (series === null) return null;
  const { bestOf, results, continued = false } = series;
  const seriesSoFar = state.outcome === null ? series : withResult(series, state.outcome);
  const winners = seriesWinners(seriesSoFar);
  const goesOn = state.outcome !== null && winners === null && !continued;
  return { bestOf, game: results.length + 1, wins: wins(seriesSoFar), winners, goesOn };
}

/** The series as a spectator sees it, or null when the match is not part of one. */
export function readOnlySeriesView(match: Parameters<typeof seriesStandingOf>[0]): SeriesView | null {
  const standing = seriesStandingOf(match);
  const sideDecks = match.series?.sideDecks.map((deck) => deck.length) ?? [];
  return standing && { ...standing, waiting: [], sideDecks, own: {} };
}

/** The series as a seat may know it. Other players' side decks show only their size. */
export function seriesView(match: RunningMatch, viewer: Seat): SeriesView | null {
  const { series, setup, g } = match;
  const seen = readOnlySeriesView({ series, state: g.state });
  if (series === null || seen === null) return null;
  const seats = series.decks.map((_, seat) => seat);
  const shown = seats.filter((seat) => setup.openHands || seat === viewer);
  const lists = (seat: Seat): SeatLists => ({
    deck: series.decks[seat] ?? [],
    sideDeck: series.sideDecks[seat] ?? [],
    before: g.state.config.seats[seat]?.deck ?? [],
  });
  const maySwap = (seat: Seat) =>
    setup.seats[seat]?.kind === "person" && seen.sideDecks[seat] !== 0 && !series.ready?.includes(seat);
  return {
    ...seen,
    waiting: seen.goesOn ? seats.filter(maySwap) : [],
    own: Object.fromEntries(shown.map((seat) => [seat, lists(seat)])),
  };
}
