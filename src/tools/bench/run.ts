import { cpus } from "node:os";
import { parseArgs } from "node:util";
import type { Contestant } from "./contestant";
import { engine } from "./engine";
import { FROM, GROWTH, type Growth, TO } from "./growth";
import { installBoardgameio } from "./install";
import { measure, type Result } from "./measure";
import { minimal } from "./minimal";
import type { PoolResult } from "./pool";
import { measurePools, type PoolRatio, poolRatios } from "./pools";
import { LIMITS, measureScale, type ScaleResult } from "./scale";

/** The engine must be this many times as fast as the faster of the two ways to drive boardgame.io. */
const WANTED = 25;

const USAGE = `npm run bench -- [--seconds N] [--rounds N] [--json]
  --seconds N  length of one contestant's round (2)
  --rounds N   number of rounds, of which the median counts (5)
  --json       print the results as JSON`;

interface Options {
  readonly seconds: number;
  readonly rounds: number;
  readonly json: boolean;
}

interface Report {
  readonly machine: string;
  readonly options: Options;
  readonly results: readonly Result[];
  /** What could not be measured, and why. */
  readonly missing: readonly string[];
  /** The engine compared with the faster way to drive boardgame.io, and with the minimal loop. */
  readonly boardgameio?: { readonly against: string; readonly ratio: number };
  readonly minimal?: { readonly ratio: number };
  /** Every finished game with its whole card pool. */
  readonly pools: readonly PoolResult[];
  readonly poolRatios: readonly PoolRatio[];
  /** The cost of an answer with very many cards in play, step by step. */
  readonly growth: readonly Growth[];
  readonly scale: ScaleResult;
  readonly wanted: number;
  readonly ok: boolean;
}

function readOptions(): Options | null {
  try {
    const { values } = parseArgs({
      options: {
        seconds: { type: "string", default: "2" },
        rounds: { type: "string", default: "5" },
        json: { type: "boolean", default: false },
      },
    });
    const seconds = Number(values.seconds);
    const rounds = Number(values.rounds);
    if (!(seconds > 0 && seconds < Number.POSITIVE_INFINITY && Number.isInteger(rounds) && rounds > 0))
      return null;
    return { seconds, rounds, json: values.json };
  } catch {
    return null;
  }
}

async function run(options: Options): Promise<Report> {
  const missing: string[] = [];
  const contestants: Contestant[] = [];
  try {
    engine.play(1, 1);
    contestants.push(engine);
  } catch (error) {
    missing.push(`${engine.name}: ${error instanceof Error ? error.message : error}`);
  }
  // boardgame.io validates every state unless this is set before it is loaded.
  process.env.NODE_ENV = "production";
  if (installBoardgameio()) {
    const { loadBoardgameio } = await import("./boardgameio");
    contestants.push(...loadBoardgameio());
  } else {
    missing.push("boardgame.io: could not be installed, so there is nothing to compare with it");
  }
  contestants.push(minimal);

  const results = measure(contestants, options.rounds, options.seconds);
  const own = results.find(({ name }) => name === engine.name);
  const loop = results.find(({ name }) => name === minimal.name);
  const rivals = results.filter((result) => result !== own && result !== loop);
  const rival = rivals.sort((a, b) => b.actionsPerSecond - a.actionsPerSecond)[0];
  const ratio = own && rival ? own.actionsPerSecond / rival.actionsPerSecond : undefined;
  const { pool: pools, growth } = await measurePools(options.seconds);
  return {
    machine: `Node ${process.versions.node}, ${cpus()[0]?.model.trim() ?? "unknown processor"}`,
    options,
    results,
    missing,
    ...(ratio !== undefined && rival && { boardgameio: { against: rival.name, ratio } }),
    ...(own && loop && { minimal: { ratio: own.actionsPerSecond / loop.actionsPerSecond } }),
    pools,
    poolRatios: poolRatios(pools),
    growth,
    scale: measureScale(options.seconds),
    wanted: WANTED,
    ok: own !== undefined && (ratio === undefined || ratio >= WANTED),
  };
}

function print(report: Report): void {
  const { rounds, seconds } = report.options;
  console.log("D20 Warriors without Flash cards and abilities, random play (src/tools/bench/rules.md)");
  console.log(`${report.machine}; median of ${rounds} rounds of ${seconds} s each\n`);
  const table = [
    ["", "actions/s", "slowest", "fastest", "actions/game", "offered/action", "first wins", "draws"],
    ...report.results.map((result) => [
      result.name,
      whole(result.actionsPerSecond),
      whole(result.rounds[0] ?? 0),
      whole(result.rounds.at(-1) ?? 0),
      result.actionsPerGame.toFixed(2),
      result.offeredPerAction.toFixed(2),
      percent(result.firstWins),
      percent(result.draws),
    ]),
  ];
  for (const [name = "", ...cells] of table) {
    console.log(name.padEnd(22) + cells.map((cell) => cell.padStart(15)).join(""));
  }
  console.log();
  for (const line of report.missing) console.log(line);
  if (report.boardgameio) {
    const { against, ratio } = report.boardgameio;
    console.log(`${engine.name} / ${against}: ${ratio.toFixed(1)} (wanted: ${report.wanted} or more)`);
  }
  if (report.minimal) console.log(`${engine.name} / ${minimal.name}: ${report.minimal.ratio.toFixed(3)}`);
  console.log("\nWhole games, full card pool, random play with all windows, each game on its own");
  for (const pool of report.pools) {
    const perGame = `${pool.answersPerGame.toFixed(0)} answers/game`;
    console.log(
      `${pool.game}, ${pool.seats} seats: ${whole(pool.answersPerSecond)} answers/s, ${perGame}; a clone of the state takes ${pool.cloneMicroseconds.toFixed(2)} µs (wanted: 20 or less)`,
    );
  }
  for (const { game, against, ratio, wanted } of report.poolRatios)
    console.log(`${game} / ${against}, 2 seats: ${ratio.toFixed(2)} (wanted: ${wanted.toFixed(1)} or more)`);
  printGrowth(report.growth);
  printScale(report.scale);
}

function printGrowth(all: readonly Growth[]): void {
  console.log(`\nWhole games with ${TO} cards in play against ${FROM} (wanted: ${GROWTH} times or less)`);
  for (const { game, step, listed, microseconds } of all) {
    const [few, many] = microseconds.map((time) => time.toFixed(0));
    const grows = (by: readonly [number, number]) => `${(by[1] / by[0]).toFixed(1)} times`;
    console.log(
      `${game}, ${step}: ${listed.join(" → ")} offers, ${grows(listed)}; an answer ${few} → ${many} µs, ${grows(microseconds)}`,
    );
  }
}

function printScale(scale: ScaleResult): void {
  const { growth, viewMilliseconds, hashMilliseconds } = LIMITS;
  console.log("\nMade-up games with 40 cards in play, random play with all legal actions listed");
  console.log(`on a stack: ${whole(scale.stack)} answers/s; with cores: ${whole(scale.cores)} answers/s`);
  const costs = Object.entries(scale.action).map(([count, cost]) => `${count}: ${cost.toFixed(1)} µs`);
  console.log(`An action with cores, by cards in play: ${costs.join(", ")}`);
  console.log(`200 against 20: ${scale.growth.toFixed(2)} times (wanted: ${growth} or less)`);
  console.log("\n200 cards in play");
  const milliseconds = (value: number, limit: number) => `${value.toFixed(2)} ms (wanted: ${limit} or less)`;
  console.log(`A view with cores: ${milliseconds(scale.view, viewMilliseconds)}`);
  console.log(`A view of Battle Cores: ${milliseconds(scale.battleView, viewMilliseconds)}`);
  console.log(`of which listing its legal actions: ${scale.battleActions.toFixed(2)} ms`);
  console.log(`A hash of its state: ${milliseconds(scale.hash, hashMilliseconds)}`);
}

function whole(value: number): string {
  return Math.round(value).toLocaleString("en");
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

const options = readOptions();
if (options) {
  const report = await run(options);
  if (options.json) console.log(JSON.stringify(report, null, 2));
  else print(report);
  process.exitCode = report.ok ? 0 : 1;
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
