import { expect, test } from "vitest";
import { hasText, LOCALES } from "../text";
import { GAME_SLUGS, GAMES, loadGames, partsOf } from "./registry";

const games = await loadGames();

test("every game has its place in the list once, with a line for its tile in each language", () => {
  expect(new Set(GAMES.map(({ slug }) => slug)).size).toBe(GAMES.length);
  for (const { pitch } of GAMES) for (const locale of LOCALES) expect(pitch[locale]).toMatch(/\.$/);
});

test("the games say what the list says of them", () => {
  const listed = GAMES.map(({ slug, title }) => ({ slug, title }));
  expect(games.map(({ slug, title }) => ({ slug, title }))).toEqual(listed);
  expect(games.map(({ rulebook }) => rulebook.game)).toEqual(GAME_SLUGS);
});

test("a game that is not in the list has no parts", () => {
  expect(() => partsOf("constructor")).toThrow(
    'no game "constructor"; known: d20-warriors, battle-of-souls, battle-spirits-saga, battle-cores, soul-masters',
  );
});

test("every window of a game in which nothing else is asked can be named as a stop", () => {
  const stops = games.flatMap(({ slug, rules }) =>
    Object.keys(rules.flow.windows).map((window) => `${slug}.stop.${window}`),
  );
  expect(stops).toContain("battle-cores.stop.battle-start");
  expect(stops.filter((stop) => !hasText(stop))).toEqual([]);
});

test("options that are numbers are offered in order", () => {
  const numbers = games.flatMap(({ options }) =>
    options.map(({ values }) =>
      values.map(({ value }) => value).filter((value) => typeof value === "number"),
    ),
  );
  expect(numbers.some((values) => values.length > 2)).toBe(true);
  for (const values of numbers) expect(values).toEqual(values.toSorted((a, b) => a - b));
});
