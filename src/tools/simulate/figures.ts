import type { Blunder, NotedBlunder } from "./blunders";
import type { SimulateOptions } from "./options";
import type { SeriesGame } from "./series";
import type { Turns } from "./turns";

/** Games won (a draw counts half) of those played. */
export interface Tally {
  readonly games: number;
  readonly points: number;
}

export interface Times {
  readonly decisions: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

/** The results of a series. */
export interface Figures {
  readonly games: number;
  readonly seconds: number;
  readonly answers: number;
  readonly draws: number;
  readonly turns: Turns;
  /** How often each level made each blunder, and with which cards. */
  readonly blunders: Readonly<Record<string, Readonly<Record<Blunder, BlunderCount>>>>;
  readonly byPlayer: readonly (Tally & { readonly player: string })[];
  readonly bySeat: readonly Tally[];
  readonly byDeck: Readonly<Record<string, Tally>>;
  readonly causes: Readonly<Record<string, number>>;
  /** Milliseconds per decision that offered a choice, by level. */
  readonly times: Readonly<Record<string, Times>>;
  readonly broken: readonly { readonly seed: string; readonly seats: string; readonly what: string }[];
}

/** How often something happened, and with which cards. */
export interface BlunderCount {
  readonly times: number;
  readonly with: Readonly<Record<string, number>>;
}

const NO_BLUNDERS: Readonly<Record<Blunder, BlunderCount>> = {
  waste: { times: 0, with: {} },
  response: { times: 0, with: {} },
  risk: { times: 0, with: {} },
  repeat: { times: 0, with: {} },
  missed: { times: 0, with: {} },
  idle: { times: 0, with: {} },
  hopeless: { times: 0, with: {} },
  gift: { times: 0, with: {} },
};

function withBlunder(
  counts: Figures["blunders"],
  { kind, blunder, what }: NotedBlunder,
): Figures["blunders"] {
  const own = counts[kind] ?? NO_BLUNDERS;
  const { times, with: cards } = own[blunder];
  const next = { times: times + 1, with: { ...cards, [what]: (cards[what] ?? 0) + 1 } };
  return { ...counts, [kind]: { ...own, [blunder]: next } };
}

export const NOTHING: Tally = { games: 0, points: 0 };

/** One game more. */
export const plus = ({ games, points }: Tally, more: number): Tally => ({
  games: games + 1,
  points: points + more,
});

export function rate({ games, points }: Tally): number {
  return games === 0 ? 0 : points / games;
}

/** Half the width of the 95 % confidence interval of a rate. */
export function margin(tally: Tally): number {
  const p = rate(tally);
  return tally.games === 0 ? 0 : 1.96 * Math.sqrt((p * (1 - p)) / tally.games);
}

function quantile(sorted: readonly number[], p: number): number {
  return sorted[Math.floor(p * (sorted.length - 1))] ?? 0;
}

/** Sorts the times, in milliseconds. */
export function timesOf(ms: number[]): Times {
  ms.sort((a, b) => a - b);
  return { decisions: ms.length, p50: quantile(ms, 0.5), p95: quantile(ms, 0.95), max: quantile(ms, 1) };
}

/** Points of a seat: 1 for a win, shared when there are several winners, and shared by all in a draw. */
export function pointsOf(game: SeriesGame, seat: number): number {
  const winners = game.played.outcome?.winners ?? [];
  if (winners.length === 0) return 1 / game.playerAt.length;
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/**
 * Aggregates a series while it is played.
 * @param clock milliseconds since any fixed point.
 */
export function figuresOf(o: SimulateOptions, played: Iterable<SeriesGame>, clock: () => number): Figures {
  const began = clock();
  const byPlayer = o.players.map(() => NOTHING);
  const bySeat = o.players.map(() => NOTHING);
  const byDeck: Record<string, Tally> = {};
  const causes: Record<string, number> = {};
  const ms: Record<string, number[]> = {};
  const broken: { seed: string; seats: string; what: string }[] = [];
  let games = 0;
  let answers = 0;
  let draws = 0;
  const turns = { all: 0, idle: 0 };
  let blunders: Figures["blunders"] = Object.fromEntries(
    o.players.filter((kind) => kind !== "random").map((kind) => [kind, NO_BLUNDERS]),
  );
  for (const game of played) {
    games++;
    answers += game.played.answers.length;
    blunders = game.played.blunders.reduce(withBlunder, blunders);
    turns.all += game.played.turns.all;
    turns.idle += game.played.turns.idle;
    if (game.played.broken !== null) {
      const seats = game.playerAt.map((player) => o.players[player]).join(",");
      broken.push({ seed: game.config.seed, seats, what: game.played.broken });
    }
    for (const { kind, ms: took } of game.played.times) {
      const list = ms[kind] ?? [];
      list.push(took);
      ms[kind] = list;
    }
    const { outcome } = game.played;
    if (outcome === null) continue;
    causes[outcome.cause] = (causes[outcome.cause] ?? 0) + 1;
    if (outcome.winners.length === 0) draws++;
    game.playerAt.forEach((player, seat) => {
      const points = pointsOf(game, seat);
      byPlayer[player] = plus(byPlayer[player] ?? NOTHING, points);
      bySeat[seat] = plus(bySeat[seat] ?? NOTHING, points);
      const deck = game.decks[seat];
      if (deck) byDeck[deck] = plus(byDeck[deck] ?? NOTHING, points);
    });
  }
  return {
    games,
    seconds: (clock() - began) / 1000,
    answers,
    draws,
    turns,
    blunders,
    byPlayer: byPlayer.map((tally, i) => ({ player: o.players[i] ?? "", ...tally })),
    bySeat,
    byDeck,
    causes,
    times: Object.fromEntries(Object.entries(ms).map(([kind, list]) => [kind, timesOf(list)])),
    broken,
  };
}
