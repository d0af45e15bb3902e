import { describe, expect, test } from "vitest";
import type { Game } from "../games/game";
import { loadGames } from "../games/registry";
import { say } from "../text";
import { EMPTY_DECK } from "./deck-list";
import { readDeckJson, writeDeckJson } from "./json";
import { readDeck } from "./read-deck";
import { listProblems } from "./side-deck";

const GAMES = await loadGames();
const [saga, souls] = ["battle-spirits-saga", "battle-of-souls"].map((slug) =>
  GAMES.find((game) => game.slug === slug),
) as [Game, Game];

const JSON_DECK = JSON.parse(
  writeDeckJson(saga, { ...EMPTY_DECK, name: "Red", cards: ["Emberling", "Emberling"] }),
);
const whyOf = (changes: object) => {
  const read = readDeckJson(saga, JSON.stringify({ ...JSON_DECK, ...changes }));
  return "why" in read ? say(read.why) : "";
};

describe("a deck in JSON", () => {
  test("has copies by section", () => {
    expect(JSON_DECK).toEqual({
      format: "playmat-deck",
      version: 1,
      game: "battle-spirits-saga",
      name: "Red",
      sections: { main: { Emberling: 2 } },
    });
  });

  test("keeps the pool of a drafted deck", () => {
    const deck = {
      ...EMPTY_DECK,
      name: "Drafted",
      cards: ["Emberling"],
      pool: { Emberling: 3, Leafhopper: 1 },
    };
    expect(readDeckJson(saga, writeDeckJson(saga, deck))).toEqual({ deck });
    expect(whyOf({ pool: { Emberling: "all" } })).toContain("pool.Emberling");
  });

  test("is refused with the place of what is wrong", () => {
    expect(whyOf({ version: 2 })).toContain("version 1");
    expect(whyOf({ game: "battle-of-souls" })).toBe("This is a deck for Battle of Souls.");
    expect(whyOf({ sections: { main: { Emberling: -1 } } })).toContain("sections.main.Emberling");
    expect(whyOf({ sections: { extra: {} } })).toContain("sections.extra");
    expect(whyOf({ sections: { side: { Emberling: 1 } } })).toContain("sections.side");
    expect(whyOf({ sections: { main: { Emberling: 400, Leafhopper: 400 } } })).toContain("sections");
    expect(whyOf({ name: "x".repeat(61) })).toContain("name");
    for (const text of ["", "[]", "{", "null", "1", "{}", "x".repeat(5_000_000)])
      expect(readDeckJson(saga, text)).toHaveProperty("why");
  });

  test("keeps cards that the pool does not have, for the deck's problems to name", () => {
    const read = readDeckJson(saga, JSON.stringify({ ...JSON_DECK, sections: { main: { Gone: 2 } } }));
    expect(read).toMatchObject({ deck: { cards: ["Gone", "Gone"] } });
    expect(saga.deck.problems(["Gone", "Gone"])[0]).toMatchObject({
      card: "Gone",
      mend: { remove: { Gone: 2 } },
    });
  });

  test("has no harm in names of prototypes", () => {
    const text = `{"format":"playmat-deck","version":1,"game":"battle-spirits-saga","name":"__proto__","sections":{"__proto__":{"x":1},"main":{"__proto__":2,"constructor":1}}}`;
    expect(() => readDeckJson(saga, text)).not.toThrow();
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});

test("reads JSON and text alike", () => {
  const deck = { ...EMPTY_DECK, cards: ["Emberling"] };
  expect(readDeck(saga, ` \n${writeDeckJson(saga, deck)}`)).toEqual({ deck, unread: [], rest: null });
  expect(readDeck(saga, "1 Emberling")).toEqual({ deck, unread: [], rest: null });
  expect(readDeck(saga, "{ 1 Emberling")).toHaveProperty("why");
});

test("a side deck has its own size, and only cards that a deck may hold", () => {
  const [starter] = souls.deck.starters;
  const list = { ...EMPTY_DECK, cards: starter?.cards ?? [], side: starter?.side ?? [] };
  expect(listProblems(souls, list)).toEqual([]);
  expect(listProblems(souls, { ...list, side: Array<string>(16).fill("Mare's Milk") })).toMatchObject([
    { path: "side", rule: "BOS 1.5" },
  ]);
  expect(listProblems(souls, { ...list, side: ["Nobody", "Nobody"] })).toMatchObject([
    { path: "side", card: "Nobody", mend: { remove: { Nobody: 2 } } },
  ]);
});
