import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { GAME_SLUGS } from "../../src/games/registry";
import { type Budget, budgets } from "./budgets";
import type { Manifest } from "./manifest";

/** The chunks that count toward a budget, and their bytes after gzip. */
export interface Weight extends Pick<Budget, "name" | "most"> {
  readonly total: number;
  /** The largest first. */
  readonly parts: readonly { readonly key: string; readonly bytes: number }[];
}

/**
 * Measures the built JavaScript.
 * @param folder of a build with its manifest.
 */
export function weightsIn(folder: string): readonly Weight[] {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, "utf8")) as Manifest;
  const known = new Map<string, number>();
  const weigh = (key: string): number => {
    const file = manifest[key]?.file;
    if (!file?.endsWith(".js")) return 0;
    const bytes = known.get(file) ?? gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length;
    known.set(file, bytes);
    return bytes;
  };

  return budgets(manifest, GAME_SLUGS).map(({ name, most, chunks }) => {
    const parts = [...chunks].map((key) => ({ key, bytes: weigh(key) })).filter(({ bytes }) => bytes > 0);
    parts.sort((a, b) => b.bytes - a.bytes);
    return { name, most, parts, total: parts.reduce((sum, { bytes }) => sum + bytes, 0) };
  });
}
