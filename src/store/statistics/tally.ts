import type { MatchResult } from "../results/result";
import type { OpponentLevel } from "../types";

export interface Score {
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** Average length in turns. */
  readonly turns: number;
}

export interface GameTally {
  readonly game: string;
  readonly played: number;
  /** Matches of one person against opponents, and of several people. */
  readonly practice: number;
  readonly shared: number;
  /** Average length. */
  readonly turns: number;
  readonly moves: number;
  /** Decided series. `won` and `lost` count one person against opponents. */
  readonly series: { readonly played: number; readonly won: number; readonly lost: number };
  /** One person against opponents, by the opponent's level. */
  readonly levels: readonly { readonly level: OpponentLevel | "several"; readonly score: Score }[];
  /** Every person's deck, by `deckKey`; the most played first. */
  readonly decks: readonly { readonly deck: string; readonly score: Score }[];
  /** The most frequent first. */
  readonly causes: readonly { readonly cause: string; readonly count: number }[];
}

interface Part {
  readonly result: MatchResult;
  readonly seat: number;
}

const LEVELS = ["easy", "medium", "hard", "expert", "several"] as const;

function grouped<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function average(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}

function scoreOf(parts: readonly Part[]): Score {
  const won = parts.filter(({ result, seat }) => result.winners.includes(seat)).length;
  const drawn = parts.filter(({ result }) => result.winners.length === 0).length;
  const turns = average(parts.map(({ result }) => result.turns));
  return { played: parts.length, won, drawn, lost: parts.length - won - drawn, turns };
}

function partsOf(result: MatchResult): readonly Part[] {
  return result.seats.flatMap(({ kind }, seat) => (kind.kind === "person" ? [{ result, seat }] : []));
}

function levelOf({ result }: Part): OpponentLevel | "several" {
  const levels = new Set(result.seats.flatMap(({ kind }) => (kind.kind === "opponent" ? [kind.level] : [])));
  const [level] = levels;
  return levels.size === 1 && level !== undefined ? level : "several";
}

/** The decided series in the results. */
function seriesIn(results: readonly MatchResult[]): GameTally["series"] {
  const decided = results.flatMap((result) => (result.series ? [{ ...result, winners: result.series }] : []));
  const practice = decided.map(partsOf).filter((own) => own.length === 1);
  const { won, lost } = scoreOf(practice.flat());
  return { played: decided.length, won, lost };
}

function tallyOf(game: string, results: readonly MatchResult[]): GameTally {
  const parts = results.map(partsOf);
  const practice = parts.filter((own) => own.length === 1).flat();
  const byLevel = grouped(practice, levelOf);
  const byDeck = grouped(parts.flat(), ({ result, seat }) => result.seats[seat]?.deck ?? "");
  const byCause = grouped(results, (result) => result.cause);
  return {
    game,
    played: results.length,
    practice: practice.length,
    shared: parts.filter((own) => own.length > 1).length,
    turns: average(results.map((result) => result.turns)),
    moves: average(results.map((result) => result.moves)),
    series: seriesIn(results),
    levels: LEVELS.flatMap((level) => {
      const own = byLevel.get(level);
      return own === undefined ? [] : [{ level, score: scoreOf(own) }];
    }),
    decks: [...byDeck]
      .map(([deck, own]) => ({ deck, score: scoreOf(own) }))
      .sort((a, b) => b.score.played - a.score.played || b.score.won - a.score.won),
    causes: [...byCause]
      .map(([cause, own]) => ({ cause, count: own.length }))
      .sort((a, b) => b.count - a.count || a.cause.localeCompare(b.cause)),
  };
}

/** Aggregates results by game, the most played first. */
export function tally(results: readonly MatchResult[]): readonly GameTally[] {
  return [...grouped(results, (result) => result.game)]
    .map(([game, own]) => tallyOf(game, own))
    .sort((a, b) => b.played - a.played);
}
