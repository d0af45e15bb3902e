import { refuse } from "../decisions/decision";
import type { MatchSpec, Problem, Rules } from "../rules";
import type { Seat } from "../state/ids";
import type { Config, Outcome, SeatConfig } from "../state/state";

/** A best-of-n match of several games: plain data, like everything else. */
export interface Match {
  /** Maximum number of games, odd; the first team to win more than half of them wins the match. */
  readonly bestOf: number;
  /** Config of the first game; later ones follow from it and the results. */
  readonly base: Config;
  readonly results: readonly Outcome[];
  /** Decks per seat after sideboarding; the base deck where nothing was changed. */
  readonly decks: readonly (readonly string[])[];
  /** Side decks as they are now, per seat. */
  readonly sideDecks: readonly (readonly string[])[];
}

/**
 * A new match.
 * @param bestOf odd, 1 or more.
 * @throws RangeError for any other number.
 */
export function newMatch(base: Config, bestOf: number, sideDecks: Match["sideDecks"] = []): Match {
  if (!Number.isInteger(bestOf) || bestOf < 1 || bestOf % 2 === 0) throw new RangeError(`best of ${bestOf}`);
  const decks = base.seats.map((seat) => seat.deck);
  return { bestOf, base, results: [], decks, sideDecks: base.seats.map((_, i) => sideDecks[i] ?? []) };
}

/** The match of several games that the rules have for these seats; null when there is none. */
export function matchFor(
  { match }: Pick<Rules, "match">,
  { seats }: Pick<Config, "seats">,
): MatchSpec | null {
  const sides = new Set(seats.map(({ team }, seat) => team ?? seat));
  return match?.sides === sides.size ? match : null;
}

/** Games won per seat so far (drawn games count for nobody). */
export function wins(match: Match): number[] {
  return match.base.seats.map((_, seat) => match.results.filter((r) => r.winners.includes(seat)).length);
}

function teamOf(match: Match, seat: Seat): number {
  return match.base.seats[seat]?.team ?? seat;
}

/**
 * Seats that have won the match, a whole team; null while it is undecided; empty when all games are played
 * and no team leads.
 */
export function matchWinners(match: Match): readonly Seat[] | null {
  const tally = wins(match);
  const most = Math.max(...tally);
  const leaders = tally.flatMap((n, seat) => (n === most ? [seat] : []));
  if (match.results.length < match.bestOf && most <= match.bestOf / 2) return null;
  const teams = new Set(leaders.map((seat) => teamOf(match, seat)));
  return most > 0 && teams.size === 1 ? leaders : [];
}

/** The match after one more game. */
export function withResult(match: Match, outcome: Outcome): Match {
  return { ...match, results: [...match.results, outcome] };
}

/**
 * Seats that lost the previous game: in some games they choose who starts the next one. Empty before the
 * first game and after a drawn one.
 */
export function lastLosers(match: Match): readonly Seat[] {
  const winners = match.results.at(-1)?.winners ?? [];
  return winners.length === 0 ? [] : match.base.seats.flatMap((_, i) => (winners.includes(i) ? [] : [i]));
}

/**
 * The match with a seat's deck changed for the next game: cards swapped between deck and side deck.
 * @returns null when the new deck has another size or cards from elsewhere.
 */
export function withDeck(
  match: Match,
  seat: Seat,
  deck: readonly string[],
  sideDeck: readonly string[] = match.sideDecks[seat] ?? [],
): Match | null {
  const old = match.decks[seat];
  if (old === undefined || deck.length !== old.length) return null;
  const left = [...old, ...sideDeck];
  for (const name of deck) {
    const at = left.indexOf(name);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  const put = <T>(list: readonly T[], value: T) => list.map((other, i) => (i === seat ? value : other));
  return { ...match, decks: put(match.decks, deck), sideDecks: put(match.sideDecks, left) };
}

/** What the rules have against the side decks of a match; empty when nothing. */
export function sideDeckProblems({ sideDeck }: Pick<Rules, "sideDeck">, match: Match): Problem[] {
  if (sideDeck === undefined) return [];
  const { most, rule } = sideDeck;
  return match.sideDecks.flatMap((cards, seat) =>
    cards.length <= most ? [] : [{ path: `seats.${seat}.sideDeck`, ...refuse("side-deck", rule, { most }) }],
  );
}

/** The config of the next game: same table, its own seed, the current decks, and who has lost the game before. */
export function nextConfig(match: Match): Config {
  const game = match.results.length;
  const seats: SeatConfig[] = match.base.seats.map((seat, i) => ({
    ...seat,
    deck: match.decks[i] ?? seat.deck,
  }));
  const seed = game === 0 ? match.base.seed : `${match.base.seed}#${game + 1}`;
  const lost = lastLosers(match);
  return { ...match.base, seed, seats, ...(lost.length === 0 ? undefined : { lost }) };
}
