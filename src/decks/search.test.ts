import { afterEach, describe, expect, test } from "vitest";
import type { Game } from "../games/game";
import { GAME_SLUGS, loadGames, partsOf } from "../games/registry";
import { loadMessages, setLocale } from "../text";
import { deckCards } from "./codes";
import { facetChoices } from "./filter-choices";
import { fold } from "./fold";
import { type CardQuery, searchCards } from "./search";

const GAMES = await loadGames();
for (const slug of GAME_SLUGS) await loadMessages(partsOf(slug).messages);
afterEach(() => setLocale("en"));

function gameOf(slug: string): Game {
  const game = GAMES.find((own) => own.slug === slug);
  if (game === undefined) throw new Error(slug);
  return game;
}
const [saga, masters, cores] = ["battle-spirits-saga", "soul-masters", "battle-cores"].map(gameOf) as [
  Game,
  Game,
  Game,
];
const names = (game: Game, query: CardQuery) => searchCards(game, query).map(({ name }) => name);

describe.each(GAMES)("$title", (game) => {
  test("finds tokens only when they are asked for, and never a copy beside its card", () => {
    const rest = Object.values(game.cards.pool).filter(
      ({ title, ...card }) => title === undefined && !game.deck.canHold(card),
    );
    const every = searchCards(game, { every: true });
    expect(every).toHaveLength(rest.length + deckCards(game).length);
    for (const card of rest) {
      expect(every, card.name).toContain(card);
      expect(searchCards(game, {}), card.name).not.toContain(card);
    }
  });

  test("finds every card without a query, and each by its name, first", () => {
    expect(searchCards(game, {})).toEqual(deckCards(game));
    const missed = deckCards(game).filter(({ name }) => {
      const found = names(game, { text: name });
      return !found.includes(name) || fold(found[0] ?? "").startsWith(fold(name)) === false;
    });
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  test("sorts in each order without losing a card", () => {
    const all = names(game, {}).toSorted();
    for (const sort of ["name", "cost", "type"] as const)
      expect(names(game, { sort }).toSorted()).toEqual(all);
  });

  test("counts for each value what choosing it shows", () => {
    for (const { facet, options } of facetChoices(game, {}))
      for (const { value, count } of options)
        expect({ value, count }).toEqual({
          value,
          count: searchCards(game, { facets: { [facet.key]: [value] } }).length,
        });
  });
});

test("ignores case, accents, curly quotes and kinds of dashes and spaces", () => {
  for (const text of ["GIANTS' SHIPYARD", "giants’  shipyard", "gíants'\u00a0shipyard"])
    expect(names(saga, { text })[0]).toBe("Giants' Shipyard");
  expect(names(cores, { text: "twin–bolt" })).toEqual(["Twin-Bolt Chimera"]);
});

test("needs every word, in any order and any of name, kind, keyword and text", () => {
  expect(names(masters, { text: "regent ember" })[0]).toBe("Vharaxes, Ember Regent");
  expect(names(masters, { text: "regent ember zzz" })).toEqual([]);
  const hasty = searchCards(masters, { text: "wolven haste" });
  expect(hasty.length).toBeGreaterThan(0);
  for (const { subtypes } of hasty) expect(subtypes).toContain("wolven");
});

test("a phrase in quotes is found as a whole", () => {
  const apart = names(masters, { text: "draw a card" });
  const whole = names(masters, { text: "“draw a card”" });
  expect(whole.length).toBeGreaterThan(0);
  expect(whole.length).toBeLessThan(apart.length);
});

test("lists names before types, and types before texts", () => {
  const found = searchCards(saga, { text: "dragon" });
  const groups = found.map(({ name, subtypes }) =>
    fold(name).includes("dragon") ? "name" : subtypes?.includes("dragon") ? "type" : "text",
  );
  expect([...new Set(groups)]).toEqual(["name", "type", "text"]);
  const changes = groups.filter((group, i) => i > 0 && group !== groups[i - 1]);
  expect(changes).toEqual(["type", "text"]);
});

test("takes any value in a filter, and all filters together", () => {
  const facets = { colour: ["red", "blue"], type: ["magic"] };
  const found = searchCards(saga, { facets });
  expect(found.length).toBeGreaterThan(0);
  for (const card of found) {
    expect(card.type).toBe("magic");
    expect(
      (card as { colours?: readonly string[] }).colours?.some((own) => facets.colour.includes(own)),
    ).toBe(true);
  }
  expect(searchCards(saga, { facets: { colour: [] } })).toEqual(searchCards(saga, {}));
});

test("sorts by cost with cards without a cost last", () => {
  const costs = searchCards(masters, { sort: "cost" }).map((card) => masters.deck.cost?.(card));
  const known = costs.filter((cost) => cost !== undefined);
  expect(known).toEqual(known.toSorted((a, b) => a - b));
  expect(costs.slice(0, known.length)).toEqual(known);
});

test("searches the current language, and English names in every language", async () => {
  const d20 = gameOf("d20-warriors");
  await setLocale("de");
  expect(names(d20, { text: "falltür" })[0]).toBe("Trapdoor");
  expect(names(d20, { text: "trapdoor" })[0]).toBe("Trapdoor");
  await setLocale("en");
  expect(names(d20, { text: "falltür" })).toEqual([]);
});

test("any text is a harmless query", () => {
  for (const text of ["__proto__", "constructor", "<b>", '"', '""', "\u202e", "\0", "(", "\\", "*"])
    expect(() => searchCards(saga, { text, facets: { constructor: ["x"], __proto__: ["y"] } })).not.toThrow();
});
