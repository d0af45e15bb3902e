import { weightsIn } from "./weights";

/** Weighs the built JavaScript against its budgets: `npm run size -- [FOLDER]`, by default dist. Exits 1 when something grew too heavy. */
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

for (const { name, most, total, parts } of weightsIn(process.argv[2] ?? "dist")) {
  const fits = total <= most;
  console.log(`${fits ? "fits" : "TOO HEAVY"}: ${name} ${kilobytes(total)} of ${kilobytes(most)} (gzip)`);
  for (const { key, bytes } of parts) console.log(`  ${kilobytes(bytes).padStart(9)}  ${key}`);
  if (!fits) process.exitCode = 1;
}
