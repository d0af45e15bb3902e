import { expect, test } from "vitest";
import { hasText, LOCALES } from "../text";
import { GAME_SLUGS, GAMES, loadGames, partsOf } from "./registry";

const games = await loadGames();

test("every game is listed once, with a line for its tile in each language", () => {
  expect(new Set(GAMES.map(({ slug }) => slug)).size).toBe(GAMES.length);
  for (const { pitch } of GAMES) for (const locale of LOCALES) expect(pitch[locale]).toMatch(/\.$/);
});

test("every game agrees with its entry in the list", () => {
  const listed = GAMES.map(({ slug, title }) => ({ slug, title }));
  expect(games.map(({ slug, title }) => ({ slug, title }))).toEqual(listed);
  expect(games.map(({ rulebook }) => rulebook.game)).toEqual(GAME_SLUGS);
});

test("throws for a game that is not in the list", () => {
  expect(() => partsOf("constructor")).toThrow(
    'no game "constructor"; known: d20-warriors, battle-of-souls, battle-spirits-saga, battle-cores, soul-masters',
  );
});

test("every window of a game that only offers responses can be named as a stop", () => {
  const stops = games.flatMap(({ slug, rules }) =>
    Object.keys(rules.flow.windows).map((window) => `${slug}.stop.${window}`),
  );
  expect(stops).toContain("battle-cores.stop.battle-start");
  expect(stops.filter((stop) => !hasText(stop))).toEqual([]);
});

test("numeric options are in ascending order", () => {
  const numbers = games.flatMap(({ setup: { options } }) =>
    options.map(({ values }) =>
      values.map(({ value }) => value).filter((value) => typeof value === "number"),
    ),
  );
  expect(numbers.some((values) => values.length > 2)).toBe(true);
  for (const values of numbers) expect(values).toEqual(values.toSorted((a, b) => a - b));
});
