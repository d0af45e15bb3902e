import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { type Figure, meetsLimit } from "./figure";
import { SLOW_4G, SLOWDOWN } from "./throttle";

const withUnit = ({ value, unit }: Pick<Figure, "value" | "unit">) =>
  unit === "" ? `${value}` : `${value} ${unit}`;
const bound = ({ limit, unit, is }: Figure) =>
  `${is === "most" ? "≤" : "≥"} ${withUnit({ value: limit, unit })}`;

/**
 * Prints every figure next to its limit.
 * @returns true when all hold.
 */
export function print(figures: readonly Figure[]): boolean {
  console.log("");
  for (const figure of figures) {
    const mark = meetsLimit(figure) ? "holds " : "MISSED";
    console.log(
      `${mark}  ${figure.what.padEnd(34)} ${withUnit(figure).padStart(9)}  (${bound(figure)})  ${figure.how}`,
    );
  }
  return figures.every(meetsLimit);
}

/** Best time for a fixed piece of work, in milliseconds. Figures of machines that differ in this are not comparable. */
export function machineSpeed(): number {
  const once = () => {
    const began = performance.now();
    let sum = 0;
    for (let i = 0; i < 1e8; i++) sum = (Math.imul(sum, 31) + i) | 0;
    // Uses the sum, so that no compiler removes the work.
    return performance.now() - began + (sum === 0.5 ? 1 : 0);
  };
  return Math.round(Math.min(once(), once(), once()));
}

/**
 * The benchmark index Lighthouse expects for imitating slow devices. Below it, Lighthouse warns that times are too
 * long.
 */
const MIN_INDEX = 1000;

function speed(index: number | null): string {
  const known = `a hundred million multiplications one after the other take it ${machineSpeed()} ms`;
  if (index === null) return `${known}.`;
  const verdict =
    index < MIN_INDEX
      ? `**It expects ${MIN_INDEX} or more: on this machine all times come out longer than on the devices they stand for.**`
      : `It expects ${MIN_INDEX} or more.`;
  return `${known}, and Lighthouse gives it a benchmark index of ${index}. ${verdict}`;
}

/**
 * Writes the documentation page with the figures.
 * @param index of the machine by Lighthouse, or null if unknown.
 */
export function write(figures: readonly Figure[], browser: string, index: number | null): void {
  const rows = figures.map(
    (figure) =>
      `| ${figure.what} | ${withUnit(figure)} | ${bound(figure)} | ${meetsLimit(figure) ? "holds" : "missed"} | ${figure.how} |`,
  );
  const throughput = Math.round((SLOW_4G.downloadThroughput * 8) / 1000);
  writeFileSync(
    "docs/quality.md",
    `# Quality in numbers

Made by \`npm run quality\`, which measures the built page in Chromium ${browser} and rewrites this page.
Measured with ${cpus().length} cores; ${speed(index)} The figures of a busy machine are worse than those of a quiet one.

- "Slow" is a processor slowed down ${SLOWDOWN} times; a slow phone also has a line of ${throughput} kbit/s and ${SLOW_4G.latency} ms.
- Rendered cards are counted in a build of their own; the page that is shipped counts nothing.
- The length of a task is its time on the slowed processor, as a trace of the main thread has it.
- The speed of the engine is measured by \`npm run bench\`.

| What | Measured | Limit | | How |
|---|---|---|---|---|
${rows.join("\n")}
`,
  );
}
