import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { CHROMIUM_FLAGS } from "../browser/flags";
import { type Figure, least, median } from "./figure";

/** Its own package in its own folder, so that the app never installs it. This line still runs on Node 20. */
const VERSION = "12.8.2";
const FOLDER = "node_modules/.cache/quality/lighthouse";
const PROGRAM = `${FOLDER}/node_modules/lighthouse/cli/index.js`;

const LIMITS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
type Category = keyof typeof LIMITS;
const RUNS = 3;

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

function score(address: string, browser: string): Scores | null {
  const report = `${FOLDER}/report.json`;
  const done = spawnSync(
    process.execPath,
    [
      PROGRAM,
      address,
      "--quiet",
      "--output=json",
      `--output-path=${report}`,
      `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(" ")}`,
    ],
    { stdio: "ignore", env: { ...process.env, CHROME_PATH: browser }, timeout: 180_000 },
  );
  if (done.status !== 0) return null;
  const { categories } = JSON.parse(readFileSync(report, "utf8")) as {
    categories: Record<Category, { score: number }>;
  };
  const names = Object.keys(LIMITS) as Category[];
  return Object.fromEntries(names.map((name) => [name, Math.round(categories[name].score * 100)])) as Scores;
}

/** Lighthouse's scores of the landing page on a phone; none where it cannot be installed or does not run. */
export function lighthouseFigures(address: string, browser: string): readonly Figure[] {
  if (!installed()) return [];
  const runs = Array.from({ length: RUNS }, () => score(address, browser)).filter((run) => run !== null);
  if (runs.length === 0) return [];
  return (Object.keys(LIMITS) as Category[]).map((name) =>
    least(
      `Lighthouse: ${name}`,
      median(runs.map((run) => run[name])),
      LIMITS[name],
      `version ${VERSION}, landing page on a phone, the middle of ${runs.length}`,
    ),
  );
}
