import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { CHROMIUM_FLAGS } from "../browser/flags";
import { atLeast, type Figure, median } from "./figure";

/**
 * Lighthouse is a package in a folder of its own, so that the app never installs it. This version still runs on Node
 * 20.
 */
const VERSION = "12.8.2";
const FOLDER = "node_modules/.cache/quality/lighthouse";
const PROGRAM = `${FOLDER}/node_modules/lighthouse/cli/index.js`;

const LIMITS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
type Category = keyof typeof LIMITS;
const RUNS = 3;
/** Longest time for one run, in milliseconds. */
const PATIENCE = 180_000;

function installed(): boolean {
  if (existsSync(PROGRAM)) return true;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/package.json`, '{ "private": true }\n');
  const flags = ["--ignore-scripts", "--no-audit", "--no-fund"];
  const done = spawnSync("npm", ["install", `lighthouse@${VERSION}`, ...flags], {
    cwd: FOLDER,
    stdio: "ignore",
  });
  return done.status === 0 && existsSync(PROGRAM);
}

type Scores = Readonly<Record<Category, number>>;

interface Run {
  readonly scores: Scores;
  readonly index: number;
}

export interface Lighthouse {
  readonly figures: readonly Figure[];
  /**
   * Lighthouse's benchmark of the unslowed machine. Below 1000 it warns that times are too long. Null if it did not
   * run.
   */
  readonly index: number | null;
}

const NOTHING: Lighthouse = { figures: [], index: null };

/**
 * Runs in parallel to this program, which serves the page meanwhile.
 * @returns false when it fails or takes too long.
 */
function runs(args: readonly string[], browser: string): Promise<boolean> {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    stdio: "ignore",
    env: { ...process.env, CHROME_PATH: browser },
    timeout: PATIENCE,
  });
  return new Promise((done) => {
    child.on("error", () => done(false));
    child.on("exit", (code) => done(code === 0));
  });
}

async function score(address: string, browser: string): Promise<Run | null> {
  const report = `${FOLDER}/report.json`;
  const flags = `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(" ")}`;
  const args = [address, "--quiet", "--output=json", `--output-path=${report}`, flags];
  if (!(await runs(args, browser))) return null;
  const { categories, environment } = JSON.parse(readFileSync(report, "utf8")) as {
    categories: Record<Category, { score: number }>;
    environment: { benchmarkIndex: number };
  };
  const names = Object.keys(LIMITS) as Category[];
  const scores = Object.fromEntries(names.map((name) => [name, Math.round(categories[name].score * 100)]));
  return { scores: scores as Scores, index: environment.benchmarkIndex };
}

/** Lighthouse's scores of the landing page on a phone. None if it cannot be installed or does not run. */
export async function lighthouse(address: string, browser: string): Promise<Lighthouse> {
  if (!installed()) return NOTHING;
  const found: Run[] = [];
  for (let run = 0; run < RUNS; run++) {
    const one = await score(address, browser);
    if (one !== null) found.push(one);
  }
  if (found.length === 0) return NOTHING;
  const figures = (Object.keys(LIMITS) as Category[]).map((name) =>
    atLeast(
      `Lighthouse: ${name}`,
      median(found.map(({ scores }) => scores[name])),
      LIMITS[name],
      `version ${VERSION}, landing page on a phone, the middle of ${found.length}`,
    ),
  );
  return { figures, index: Math.round(median(found.map(({ index }) => index))) };
}
