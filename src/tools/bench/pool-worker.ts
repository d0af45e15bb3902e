import { parentPort, workerData } from "node:worker_threads";
import { partsOf } from "../../games/registry";
import { measurePool } from "./pool";
import type { PoolTask } from "./pools";

/** Plays one game, with no code of any other one loaded. */
const { slug, seconds } = workerData as PoolTask;
parentPort?.postMessage(measurePool(await partsOf(slug).game(), seconds));
