import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rulebook } from "../../games/game";
import { type NamedTest, testsIn } from "./names";

const SKIPPED = new Set(["node_modules", "dist"]);

/** Every file below a folder, with forward slashes, in a stable order. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name).replaceAll("\\", "/");
      if (!entry.isDirectory()) return [path];
      return SKIPPED.has(entry.name) ? [] : filesBelow(path);
    });
}

/** The rulebooks of the games under a project's root. */
export function rulebooksOf(root: string): Rulebook[] {
  return filesBelow(join(root, "src/games"))
    .filter((path) => path.endsWith("/rulebook.json"))
    .map((path) => JSON.parse(readFileSync(path, "utf8")) as Rulebook);
}

/** The tests of a project: unit tests under src, browser tests under e2e. */
export function testsOf(root: string): NamedTest[] {
  const units = filesBelow(join(root, "src")).filter((path) => /\.test\.tsx?$/.test(path));
  const browser = filesBelow(join(root, "e2e")).filter((path) => path.endsWith(".spec.ts"));
  const below = join(root, "/").replaceAll("\\", "/");
  return [...units, ...browser].flatMap((path) =>
    testsIn(path.startsWith(below) ? path.slice(below.length) : path, readFileSync(path, "utf8")),
  );
}
