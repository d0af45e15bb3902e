import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rulebook } from "../../games/game";

/** The source of a game's words, without tests. */
export function wordSources(root: string, slug: string): string {
  const folder = join(root, "src/games", slug, "words");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .sort()
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
}

const isComment = (line: string) => /^\s*(\/\/|\/\*|\*)/.test(line);
/** The most lines of a definition. */
const LONGEST = 40;

/** The comment that ends right above a line. */
function commentAbove(lines: readonly string[], at: number): string {
  let top = at;
  while (top > 0 && isComment(lines[top - 1] ?? "")) top--;
  return lines.slice(top, at).join(" ");
}

/** A definition from its first line to the one that closes it. */
function definitionAt(lines: readonly string[], at: number): string {
  const indent = /^\s*/.exec(lines[at] ?? "")?.[0] ?? "";
  const isClosing = (line: string) => line.startsWith(`${indent}}`) || line.startsWith(`${indent})`);
  const end = lines.findIndex((line, n) => n > at && n - at < LONGEST && isClosing(line));
  return lines.slice(at, end < 0 ? at + 1 : end).join(" ");
}

/**
 * The clauses that the definition of a word names, or the comment above it.
 * @param ids of all clauses of the game.
 */
export function clausesOf(source: string, word: string, ids: readonly string[]): readonly string[] {
  const lines = source.split("\n");
  const name = new RegExp(`^\\s*(?:"${word}"|${word}): |\\("${word}"|^\\s*"${word}",$`);
  for (const [at, line] of lines.entries()) {
    if (!name.test(line)) continue;
    // The name of a word may be the first argument of the function that makes it.
    const first = /^\s*"/.test(line) && line.trimEnd().endsWith(",") ? at - 1 : at;
    const text = `${commentAbove(lines, first)} ${definitionAt(lines, first)}`;
    const found = ids.filter((id) => new RegExp(`${id.replaceAll(".", "\\.")}(?![\\d.]*\\d)`).test(text));
    if (found.length > 0) return found;
  }
  return [];
}

/** The first clause of the section that a keyword has to itself, or the first that begins with its name. */
export function clauseOfKeyword({ clauses }: Rulebook, name: string): readonly string[] {
  const own =
    clauses.find(({ section }) => section.toLowerCase().endsWith(`: ${name.toLowerCase()}`)) ??
    clauses.find(({ text }) => text.startsWith(name));
  return own === undefined ? [] : [own.id];
}
