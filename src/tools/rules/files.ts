import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rulebook } from "../../games/game";
import type { Source } from "./citations";
import type { WithoutCode } from "./coverage";
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

/** The clauses of all games that have no code of their own, and why: `rules/without-code.json` of each game. */
export function withoutCodeIn(root: string): WithoutCode[] {
  return filesBelow(join(root, "src/games"))
    .filter((path) => path.endsWith("/rules/without-code.json"))
    .flatMap((path) => JSON.parse(readFileSync(path, "utf8")) as WithoutCode[]);
}

/** The code of a project: what runs, without its tests. */
export function sourcesOf(root: string): Source[] {
  return filesBelow(join(root, "src"))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path))
    .map((path) => ({ file: below(root, path), text: readFileSync(path, "utf8") }));
}

/** A path as seen from the project's root. */
function below(root: string, path: string): string {
  const folder = join(root, "/").replaceAll("\\", "/");
  return path.startsWith(folder) ? path.slice(folder.length) : path;
}

/** The tests of a project: unit tests under src, browser tests under e2e. */
export function testsOf(root: string): NamedTest[] {
  const units = filesBelow(join(root, "src")).filter((path) => /\.test\.tsx?$/.test(path));
  const browser = filesBelow(join(root, "e2e")).filter((path) => path.endsWith(".spec.ts"));
  return [...units, ...browser].flatMap((path) => testsIn(below(root, path), readFileSync(path, "utf8")));
}
