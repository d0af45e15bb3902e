import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { fastSteps, type Step, steps } from "./steps";
import { add, closingLine, EMPTY, type Tally, tally } from "./tally";
import { type StepTime, writeTimes } from "./times";

/**
 * `npm test`: every check and test in order, up to the first that fails.
 * `npm test -- lint unit` runs only the steps of those names; `--fast` leaves out what takes long; `--times` writes what
 * each step took to `docs/test-times.md`.
 */
const reports = mkdtempSync(join(tmpdir(), "playmat-test-"));
const reportFile = (name: string): string => join(reports, `${name}.json`);
const secondsSince = (since: number): number => (performance.now() - since) / 1000;

function main(): void {
  const given = process.argv.slice(2);
  const all = given.includes("--fast") ? fastSteps(reportFile) : steps(reportFile);
  const names = given.filter((name) => !name.startsWith("--"));
  const unknown = names.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`No step ${unknown.join(", ")}; there are: ${all.map((step) => step.name).join(", ")}`);
    process.exitCode = 2;
    return;
  }

  const chosen = all.filter((step) => names.length === 0 || names.includes(step.name));
  const began = performance.now();
  const times: StepTime[] = [];
  let sum: Tally = EMPTY;
  let failed: Step | undefined;

  for (const step of chosen) {
    console.log(`\n=== ${step.title} (${step.name}) ===`);
    const stepBegan = performance.now();
    const passed = run(step);
    times.push({ title: step.title, passed, seconds: secondsSince(stepBegan) });
    sum = add(sum, counted(step));
    if (!passed) {
      failed = step;
      break;
    }
  }

  const lines = times.map(
    ({ title, passed, seconds }) => `${passed ? "ok  " : "FAIL"} ${title}: ${seconds.toFixed(1)} s`,
  );
  console.log(`\n=== Summary ===\n${lines.join("\n")}\nAll: ${secondsSince(began).toFixed(1)} s`);
  if (given.includes("--times")) writeTimes(times);
  if (failed) console.log(`Stopped at: ${failed.title} (npm test -- ${failed.name})`);
  console.log(closingLine(sum));
  if (failed || sum.failed > 0) process.exitCode = 1;
}

function run({ command, env }: Step): boolean {
  const [program = "", ...args] = command;
  const bin = resolve("node_modules/.bin");
  const done = spawnSync(program, args, {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, ...env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}` },
  });
  if (done.error) console.error(done.error.message);
  return done.status === 0;
}

function counted({ name, report }: Step): Tally {
  const file = reportFile(name);
  return report && existsSync(file) ? tally(report, readFileSync(file, "utf8")) : EMPTY;
}

try {
  main();
} finally {
  rmSync(reports, { recursive: true, force: true });
}
