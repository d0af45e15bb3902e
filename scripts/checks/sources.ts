import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Source } from "./problem";

const SKIPPED = new Set(["node_modules", "dist", "coverage"]);
const READ = /\.(ts|tsx|mts|cts|js|jsx|mjs|cjs|css|json|svg|html)$/;

/** Every text file below the given folders that the checks read, in a stable order. */
export function sources(folders: string[]): Source[] {
  return folders.flatMap(filesBelow).map((path) => ({ path, text: readFileSync(path, "utf8") }));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name).replaceAll("\\", "/");
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesBelow(path);
      return READ.test(entry.name) && entry.name !== "package-lock.json" ? [path] : [];
    });
}
