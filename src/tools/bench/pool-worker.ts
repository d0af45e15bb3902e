import { parentPort, workerData } from "node:worker_threads";
import { partsOf } from "../../games/registry";
import { measureGrowth } from "./growth";
import { measurePool } from "./pool";
import type { PoolMeasures, PoolTask } from "./pools";

/** Plays one game, without loading the code of any other. */
const { slug, seconds } = workerData as PoolTask;
const game = await partsOf(slug).game();
const measures: PoolMeasures = { pool: measurePool(game, seconds), growth: measureGrowth(game, seconds / 4) };
parentPort?.postMessage(measures);
