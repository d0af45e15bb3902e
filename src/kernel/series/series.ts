import { refuse } from "../decisions/decision";
import type { Rules } from "../rules";
import type { Problem } from "../state/board-rules";
import type { Seat } from "../state/ids";
import type { Config, Outcome, SeatConfig } from "../state/state";
import type { SeriesSpec } from "./series-rules";

/** Several games, best of n, as plain data. */
export interface Series {
  /** Maximum number of games, odd; the first team to win more than half of them wins the series. */
  readonly bestOf: number;
  /** Config of the first game. Later ones follow from it and the results. */
  readonly base: Config;
  readonly results: readonly Outcome[];
  /** Decks per seat after sideboarding. Unchanged seats keep the base deck. */
  readonly decks: readonly (readonly string[])[];
  /** Current side decks, per seat. */
  readonly sideDecks: readonly (readonly string[])[];
}

/**
 * A new series.
 * @param bestOf odd, 1 or more.
 * @throws RangeError for any other number.
 */
export function newSeries(base: Config, bestOf: number, sideDecks: Series["sideDecks"] = []): Series {
  if (!Number.isInteger(bestOf) || bestOf < 1 || bestOf % 2 === 0) throw new RangeError(`best of ${bestOf}`);
  const decks = base.seats.map((seat) => seat.deck);
  return { bestOf, base, results: [], decks, sideDecks: base.seats.map((_, i) => sideDecks[i] ?? []) };
}

/** The series that the rules allow for these seats, or null. */
export function seriesFor(
  { series }: Pick<Rules, "series">,
  { seats }: Pick<Config, "seats">,
): SeriesSpec | null {
  const sides = new Set(seats.map(({ team }, seat) => team ?? seat));
  return series?.sides === sides.size ? series : null;
}

/** Games won per seat so far (drawn games count for no seat). */
export function wins(series: Series): number[] {
  return series.base.seats.map((_, seat) => series.results.filter((r) => r.winners.includes(seat)).length);
}

function teamOf(series: Series, seat: Seat): number {
  return series.base.seats[seat]?.team ?? seat;
}

/**
 * Seats that have won the series, a whole team; null while it is undecided; empty when all games are played
 * and no team leads.
 */
export function seriesWinners(series: Series): readonly Seat[] | null {
  const tally = wins(series);
  const most = Math.max(...tally);
  const leaders = tally.flatMap((n, seat) => (n === most ? [seat] : []));
  if (series.results.length < series.bestOf && most <= series.bestOf / 2) return null;
  const teams = new Set(leaders.map((seat) => teamOf(series, seat)));
  return most > 0 && teams.size === 1 ? leaders : [];
}

/** The series after one more game. */
export function withResult(series: Series, outcome: Outcome): Series {
  return { ...series, results: [...series.results, outcome] };
}

/**
 * Seats that lost the previous game. In some games they choose who starts the next one. Empty before the first game and
 * after a draw.
 */
export function lastLosers(series: Series): readonly Seat[] {
  const winners = series.results.at(-1)?.winners ?? [];
  return winners.length === 0 ? [] : series.base.seats.flatMap((_, i) => (winners.includes(i) ? [] : [i]));
}

/**
 * The series with a seat's deck changed for the next game: cards swapped between deck and side deck.
 * @returns null when the new deck has another size or cards from elsewhere.
 */
export function withDeck(
  series: Series,
  seat: Seat,
  deck: readonly string[],
  sideDeck: readonly string[] = series.sideDecks[seat] ?? [],
): Series | null {
  const old = series.decks[seat];
  if (old === undefined || deck.length !== old.length) return null;
  const left = [...old, ...sideDeck];
  for (const name of deck) {
    const at = left.indexOf(name);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  const put = <T>(list: readonly T[], value: T) => list.map((other, i) => (i === seat ? value : other));
  return { ...series, decks: put(series.decks, deck), sideDecks: put(series.sideDecks, left) };
}

/** Faults of the side decks, by the rules. */
export function sideDeckProblems({ board }: Pick<Rules, "board">, series: Series): Problem[] {
  const { sideDeck } = board;
  if (sideDeck === undefined) return [];
  const { most, rule } = sideDeck;
  return series.sideDecks.flatMap((cards, seat) =>
    cards.length <= most ? [] : [{ path: `seats.${seat}.sideDeck`, ...refuse("side-deck", rule, { most }) }],
  );
}

/** The config of the next game: same table, its own seed, the current decks, and the losers of the previous game. */
export function nextConfig(series: Series): Config {
  const game = series.results.length;
  const seats: SeatConfig[] = series.base.seats.map((seat, i) => ({
    ...seat,
    deck: series.decks[i] ?? seat.deck,
  }));
  const seed = game === 0 ? series.base.seed : `${series.base.seed}#${game + 1}`;
  const lost = lastLosers(series);
  return { ...series.base, seed, seats, ...(lost.length === 0 ? undefined : { lost }) };
}
