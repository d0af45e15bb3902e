import { weightsIn } from "./weights";

/**
 * Compares the built JavaScript with its budgets: `npm run size -- [FOLDER]`, dist by default. Exits 1 when a budget is
 * exceeded.
 */
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

for (const { name, most, total, parts } of weightsIn(process.argv[2] ?? "dist")) {
  const fits = total <= most;
  console.log(`${fits ? "fits" : "TOO HEAVY"}: ${name} ${kilobytes(total)} of ${kilobytes(most)} (gzip)`);
  for (const { key, bytes } of parts) console.log(`  ${kilobytes(bytes).padStart(9)}  ${key}`);
  if (!fits) process.exitCode = 1;
}
