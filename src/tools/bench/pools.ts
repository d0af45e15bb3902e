import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { GAME_SLUGS, type GameSlug } from "../../games/registry";
import type { Growth } from "./growth";
import type { PoolResult } from "./pool";

/** A worker's task: a game, measured in rounds of this many seconds. */
export interface PoolTask {
  readonly slug: GameSlug;
  readonly seconds: number;
}

export interface PoolMeasures {
  readonly pool: readonly PoolResult[];
  readonly growth: readonly Growth[];
}

/** The reference game for the others, and the minimum share of its answers per second that they should reach. */
const MEASURE: GameSlug = "battle-cores";
const WANTED: Partial<Record<string, number>> = {
  "battle-spirits-saga": 0.5,
  "soul-masters": 0.5,
  "battle-of-souls": 1,
};

/** A game with two seats, compared with Battle Cores. */
export interface PoolRatio {
  readonly game: string;
  readonly against: string;
  readonly ratio: number;
  readonly wanted: number;
}

/** Measures every game in its own worker, as a page plays only one. Code shared by several games runs slower. */
export async function measurePools(seconds: number): Promise<PoolMeasures> {
  const pool: PoolResult[] = [];
  const growth: Growth[] = [];
  for (const slug of GAME_SLUGS) {
    const workerData: PoolTask = { slug, seconds };
    const [measured]: PoolMeasures[] = await once(
      new Worker(new URL("./pool-worker.js", import.meta.url), { workerData }),
      "message",
    );
    pool.push(...(measured?.pool ?? []));
    growth.push(...(measured?.growth ?? []));
  }
  return { pool, growth };
}

/** The games that must reach a share of Battle Cores' answers per second. */
export function poolRatios(results: readonly PoolResult[]): PoolRatio[] {
  const two = results.filter(({ seats }) => seats === 2);
  const measure = two.find(({ slug }) => slug === MEASURE);
  return two.flatMap(({ slug, game, answersPerSecond }) => {
    const wanted = WANTED[slug];
    if (measure === undefined || wanted === undefined) return [];
    return [{ game, against: measure.game, ratio: answersPerSecond / measure.answersPerSecond, wanted }];
  });
}
