import { type Match, matchWinners, type Seat, wins, withResult } from "../../kernel";
import type { SeriesView } from "../types";
import type { RunningMatch } from "./running-match";

/** The series with the game on the table, once it is over. */
export function seriesSoFar({ series, g }: Pick<RunningMatch, "series" | "g">): Match | null {
  const { outcome } = g.state;
  return series === null || outcome === null ? series : withResult(series, outcome);
}

/** The series as a seat may know it: of others' side decks only how many cards they have. */
export function seriesView(match: RunningMatch, viewer: Seat): SeriesView | null {
  const series = seriesSoFar(match);
  if (series === null) return null;
  const seats = series.decks.map((_, seat) => seat);
  const shown = seats.filter((seat) => match.setup.openHands || seat === viewer);
  const lists = (seat: Seat) => ({ deck: series.decks[seat] ?? [], sideDeck: series.sideDecks[seat] ?? [] });
  return {
    bestOf: series.bestOf,
    wins: wins(series),
    winners: matchWinners(series),
    sideDecks: series.sideDecks.map((deck) => deck.length),
    own: Object.fromEntries(shown.map((seat) => [seat, lists(seat)])),
  };
}
