import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Done, inOrder, inPairs } from "./run-steps";
import { fastSteps, type Step, steps } from "./steps";
import { add, closingLine, EMPTY, type Tally, tally } from "./tally";
import { writeTimes } from "./times";

/**
 * `npm test`: every check and test, up to the first that fails. What needs no browser runs two steps at a time.
 * `npm test -- lint engine` runs only the steps of those names; `--fast` leaves out what takes long; `--times` writes
 * what each step took to `docs/test-times.md`.
 */
const reports = mkdtempSync(join(tmpdir(), "playmat-test-"));
const reportFile = (name: string): string => join(reports, `${name}.json`);

async function main(): Promise<void> {
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
  const done = await runAll(chosen);
  const seconds = (performance.now() - began) / 1000;

  const lines = done.map(
    ({ step, passed, seconds }) => `${passed ? "ok  " : "FAIL"} ${step.title}: ${seconds.toFixed(1)} s`,
  );
  console.log(`\n=== Summary ===\n${lines.join("\n")}\nAll: ${seconds.toFixed(1)} s`);
  if (given.includes("--times")) writeTimes(done, seconds);
  const failed = done.filter(({ passed }) => !passed).map(({ step }) => step);
  for (const { title, name } of failed) console.log(`Stopped at: ${title} (npm test -- ${name})`);
  const sum = done.map(({ step }) => counted(step)).reduce(add, EMPTY);
  console.log(closingLine(sum));
  if (failed.length > 0 || sum.failed > 0) process.exitCode = 1;
}

async function runAll(chosen: readonly Step[]): Promise<readonly Done[]> {
  const first = await inPairs(chosen.filter(({ needsMachine }) => !needsMachine));
  if (first.some(({ passed }) => !passed)) return first;
  return [...first, ...(await inOrder(chosen.filter(({ needsMachine }) => needsMachine)))];
}

function counted({ name, report }: Step): Tally {
  const file = reportFile(name);
  return report && existsSync(file) ? tally(report, readFileSync(file, "utf8")) : EMPTY;
}

try {
  await main();
} finally {
  rmSync(reports, { recursive: true, force: true });
}
