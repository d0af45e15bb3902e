import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadGames } from "../games/registry";
import { addMessages, english } from "./add-messages";
import type { Catalogue } from "./catalogue";
import { editor } from "./en/ui/editor";
import { memory } from "./en/ui/memory";
import { review } from "./en/ui/review";
import { settings } from "./en/ui/settings";
import { setup } from "./en/ui/setup";
import { hasText, say } from "./index";

addMessages({ ...memory, ...settings, ...setup, ...editor, ...review });
await loadGames();

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === "bench" || name === "testing" ? [] : sources(path);
    return /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !/testing\.tsx?$/.test(name) ? [path] : [];
  });
}

/** All literal message keys in a source file, found by their calls. */
function keysIn(source: string): string[] {
  const found: string[] = [];
  for (const [, key] of source.matchAll(/\brefuse\(\s*"([^"]+)"/g)) found.push(`why.${key}`);
  for (const [, key] of source.matchAll(/\bkey: "([a-z0-9-]+\.[a-z0-9.-]+)"/g)) found.push(key as string);
  for (const [, key] of source.matchAll(/\btext\(\s*"([^"]+)"/g)) found.push(key as string);
  return found;
}

test("every message key in the source has a phrase", () => {
  const missing = sources("src").flatMap((path) =>
    keysIn(readFileSync(path, "utf8"))
      .filter((key) => !hasText(key))
      .map((key) => `${path}: ${key}`),
  );
  expect(missing).toEqual([]);
});

/** Phrases loaded with a screen, and the folders that may use them. Elsewhere they may not be loaded yet. */
const LATE: readonly (readonly [phrases: Catalogue, folders: RegExp])[] = [
  [settings, /^src.screens.settings/],
  // A property path in a file may look like a message key.
  [setup, /^src.(screens.setup|store.saving.find-mismatch)/],
  [editor, /^src.screens.sets.editor/],
  [review, /^src.screens.replay.review/],
  [memory, /^src.(screens.(replay|statistics|saves)|store.(backup|replay|links|results))/],
];

test("only a screen uses the phrases loaded with it", () => {
  const strays = sources("src").flatMap((path) => {
    if (/^src.text/.test(path)) return [];
    const keys = [...readFileSync(path, "utf8").matchAll(/"([a-z-]+\.[a-z0-9.-]+)"/g)].map(
      ([, key = ""]) => key,
    );
    return LATE.filter(([, folders]) => !folders.test(path)).flatMap(([phrases]) =>
      keys.filter((key) => Object.hasOwn(phrases, key)).map((key) => `${path}: ${key}`),
    );
  });
  expect(strays).toEqual([]);
});

test("fills a template from its arguments, nested messages first", () => {
  const nested = { key: "outcome.concession" };
  expect(say({ key: "log.d20.game-over-win", args: { player: "Ann", cause: nested } })).toBe(
    "Ann wins: by concession.",
  );
});

test("returns an unknown key as text", () => {
  expect(say({ key: "no.such.key" })).toBe("no.such.key");
});

test("treats hostile argument values as plain text", () => {
  const name = "<img src=x onerror=alert(1)>{player}";
  expect(say({ key: "why.not-asked", args: { player: name } })).toContain(name);
});

test("no phrase is empty", () => {
  const empty = Object.entries(english).filter(([, entry]) => entry === "");
  expect(empty).toEqual([]);
});
