import { figuresOf } from "./simulate/figures";
import { matrixOf, matrixTable } from "./simulate/matrix";
import { type SimulateOptions, simulateOptions, USAGE, UsageError } from "./simulate/options";
import { report } from "./simulate/report";
import { series } from "./simulate/series";

/**
 * Plays games without a table and reports the results. Exits 1 when an invariant is broken, 2 on wrong usage.
 */

const clock = () => performance.now();

function simulate(o: SimulateOptions): void {
  if (o.mode === "matrix") {
    const matrix = matrixOf(o, clock);
    console.log(o.json ? JSON.stringify(matrix, null, 2) : matrixTable(o, matrix));
    if (matrix.broken.length > 0) process.exitCode = 1;
    return;
  }
  const figures = figuresOf(o, series(o), clock);
  console.log(o.json ? JSON.stringify(figures, null, 2) : report(o, figures));
  if (figures.broken.length > 0) process.exitCode = 1;
}

try {
  const options = simulateOptions(process.argv.slice(2));
  if (options === null) console.log(USAGE);
  else simulate(options);
} catch (fault) {
  if (!(fault instanceof UsageError)) throw fault;
  console.error(`${fault.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
