import type { Contestant, PlayTotals } from "./contestant";

export interface Result {
  readonly name: string;
  /** Actions per second of each round, slowest first. */
  readonly rounds: readonly number[];
  /** The median of the rounds. */
  readonly actionsPerSecond: number;
  readonly actionsPerGame: number;
  /** Legal actions listed per action. */
  readonly offeredPerAction: number;
  /** Share of games won by the player who went first, and of drawn games. */
  readonly firstWins: number;
  readonly draws: number;
}

interface Timed {
  readonly played: PlayTotals;
  readonly seconds: number;
}

interface Runner {
  readonly contestant: Contestant;
  readonly batch: number;
  readonly rounds: Timed[];
}

/** Games are timed in batches of about this many seconds, so that a round can end on time. */
const BATCH_SECONDS = 0.05;

/**
 * Warms up every contestant, then runs rounds in which all of them play, each round starting with another
 * one.
 * @param rounds number of rounds.
 * @param seconds length of one contestant's round.
 */
export function measure(contestants: readonly Contestant[], rounds: number, seconds: number): Result[] {
  const runners = contestants.map((contestant): Runner => {
    const { played, seconds: took } = playFor(contestant, 1, Math.max(0.5, seconds / 2), 1);
    const batch = Math.max(1, Math.round((played.games / took) * BATCH_SECONDS));
    return { contestant, batch, rounds: [] };
  });
  for (let round = 0; round < rounds; round++) {
    const order = [...runners.slice(round % runners.length), ...runners.slice(0, round % runners.length)];
    for (const runner of order) {
      runner.rounds.push(playFor(runner.contestant, runner.batch, seconds, 1000 * (round + 1)));
    }
  }
  return runners.map(({ contestant, rounds: timed }) => summarise(contestant.name, timed));
}

/** The middle value, or for an even number of values the mean of the middle two. */
export function median(ascending: readonly number[]): number {
  const half = ascending.length / 2;
  const middle = ascending.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

function playFor(contestant: Contestant, batch: number, seconds: number, seed: number): Timed {
  const begin = performance.now();
  const end = begin + 1000 * seconds;
  let total = contestant.play(seed, batch);
  for (let next = seed + 1; performance.now() < end; next++) total = add(total, contestant.play(next, batch));
  return { played: total, seconds: (performance.now() - begin) / 1000 };
}

function add(a: PlayTotals, b: PlayTotals): PlayTotals {
  return {
    games: a.games + b.games,
    actions: a.actions + b.actions,
    offered: a.offered + b.offered,
    firstWins: a.firstWins + b.firstWins,
    draws: a.draws + b.draws,
  };
}

function summarise(name: string, timed: readonly Timed[]): Result {
  const rounds = timed.map(({ played, seconds }) => played.actions / seconds).sort((a, b) => a - b);
  const all = timed.map(({ played }) => played).reduce(add);
  return {
    name,
    rounds,
    actionsPerSecond: median(rounds),
    actionsPerGame: all.actions / all.games,
    offeredPerAction: all.offered / all.actions,
    firstWins: all.firstWins / all.games,
    draws: all.draws / all.games,
  };
}
