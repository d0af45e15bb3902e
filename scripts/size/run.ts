import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { budgets } from "./budgets";
import type { Manifest } from "./manifest";

/** Weighs the built JavaScript against its budgets: `npm run size -- [FOLDER]`, by default dist. Exits 1 when something grew too heavy. */
const folder = process.argv[2] ?? "dist";
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, "utf8")) as Manifest;

const games = readdirSync("src/games", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const weights = new Map<string, number>();
function weigh(key: string): number {
  const file = manifest[key]?.file;
  if (!file?.endsWith(".js")) return 0;
  const known = weights.get(file);
  if (known !== undefined) return known;
  const bytes = gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length;
  weights.set(file, bytes);
  return bytes;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

for (const { name, most, chunks } of budgets(manifest, games, weigh)) {
  const parts = [...chunks].map((key) => ({ key, bytes: weigh(key) })).filter(({ bytes }) => bytes > 0);
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const fits = total <= most;
  console.log(`${fits ? "fits" : "TOO HEAVY"}: ${name} ${kilobytes(total)} of ${kilobytes(most)} (gzip)`);
  for (const { key, bytes } of parts.sort((a, b) => b.bytes - a.bytes)) {
    console.log(`  ${kilobytes(bytes).padStart(9)}  ${key}`);
  }
  if (!fits) process.exitCode = 1;
}
