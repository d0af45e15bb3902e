import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { loadGame, loadGames, partsOf } from "../games/registry";
import type { Workshop } from "../games/workshop";
import { abilitySchema } from "../language/schema";
import { SET_LIMITS } from "./card-set";
import { judgeCards } from "./judge";
import { plainest } from "./plain-cards";
import { readSet } from "./set-file";

const games = await loadGames();

/** A workshop that counts how often it builds a card and makes the words. */
async function counted(slug: string) {
  const workshop = await partsOf(slug).workshop();
  const count = { card: 0, wordsWith: 0 };
  const counting: Workshop = {
    ...workshop,
    card: (...args) => {
      count.card++;
      return workshop.card(...args);
    },
    wordsWith: (cards) => {
      count.wordsWith++;
      return workshop.wordsWith(cards);
    },
  };
  return { workshop: counting, count };
}

/** An effect of four parts, each of which has four parts, and so on. */
const wide = (depth: number): unknown =>
  depth === 0
    ? { do: "draw", who: "you", count: 1 }
    : { do: "seq", effects: Array.from({ length: 4 }, () => wide(depth - 1)) };

describe.each(games)("$title", (game) => {
  test("300 cards with as many and as large abilities as allowed are each built once", async () => {
    const { workshop, count } = await counted(game.slug);
    const kind = workshop.kinds.find(({ fields }) => fields.some(({ is }) => is === "abilities"));
    const labelled = workshop.kinds.find(({ fields }) =>
      fields.some(({ is }) => is === "labelled-abilities"),
    );
    const ability = { kind: "activated", oncePerTurn: true, effect: wide(2) };
    const plain = kind ?? labelled;
    if (plain === undefined) throw new Error("no abilities");
    const own = kind ? { abilities: Array(3).fill(ability) } : { effects: Array(4).fill({ ability }) };
    const cards = Array.from({ length: SET_LIMITS.cards }, (_, i) => ({
      ...plainest(plain),
      ...own,
      name: `C ${i}`,
    }));
    const { faults, data } = judgeCards(game, workshop, cards);
    expect(faults).toEqual([]);
    expect(data).toHaveLength(SET_LIMITS.cards);
    expect(count).toEqual({ card: SET_LIMITS.cards, wordsWith: 1 });
  });

  test("cards may have the names that every object has", async () => {
    const workshop = await partsOf(game.slug).workshop();
    const [kind] = workshop.kinds;
    const names = ["constructor", "toString", "valueOf", "hasOwnProperty"];
    const cards = names.map((name) => ({ ...(kind && plainest(kind)), name }));
    const judged = judgeCards(game, workshop, cards);
    expect(judged.faults).toEqual([]);
    const joined = workshop.gameWith(judged.cards);
    for (const name of names) {
      expect(joined.cards.pool[name]?.name).toBe(name);
      expect(joined.cards.text(name).abilities).toBeDefined();
    }
  });

  test("words and names that every object has are refused, and never looked up", async () => {
    const workshop = await partsOf(game.slug).workshop();
    const kind = workshop.kinds.find(({ fields }) =>
      fields.some(({ is }) => is === "abilities" || is === "labelled-abilities"),
    );
    if (kind === undefined) throw new Error("no abilities");
    const draw = { do: "draw", who: "you", count: 1 };
    const odd: readonly object[] = [
      { kind: "trigger", when: { on: "constructor" }, effect: draw },
      { kind: "replace", change: "constructor", card: "this", effect: draw },
      { kind: "keyword", keyword: "constructor", effect: draw },
      { kind: "play", effect: { do: "word", word: "constructor" } },
      { kind: "play", effect: { do: "word", word: "token", args: { toString: 1 } } },
      { kind: "play", effect: { do: "each", from: { being: "constructor" }, effect: draw } },
      { kind: "play", effect: { do: "choose-kind", among: "constructor", then: draw } },
      { kind: "play", effect: draw, cost: [{ pay: "word", word: "constructor" }] },
    ];
    for (const ability of odd) {
      const own = kind.fields.some(({ is }) => is === "abilities")
        ? { abilities: [ability] }
        : { effects: [{ ability }] };
      const { cards, faults } = judgeCards(game, workshop, [{ ...plainest(kind), ...own }]);
      expect(cards, JSON.stringify(ability)).toEqual([]);
      expect(faults.length).toBeGreaterThan(0);
    }
  });
});

test("a file of ten megabytes is refused before it is parsed", () => {
  expect(readSet(`[${"1,".repeat(5_000_000)}1]`)).toMatchObject({
    faults: [{ message: { key: "fault.not-json" } }],
  });
});

test("bounds within bounds are read once, however deep they are", () => {
  let read = 0;
  let filter: object = { of: "nobody" };
  for (let depth = 0; depth < 12; depth++) {
    const inner = filter;
    // Counts how often the innermost is looked at.
    const get = (on: object, key: string | symbol) => {
      if (key === "of") read++;
      return Reflect.get(on, key);
    };
    const count = depth === 0 ? new Proxy(inner, { get }) : inner;
    filter = { stat: { name: "a", atLeast: { count }, atMost: { count: {} } } };
  }
  const ability = { kind: "play", effect: { do: "each", from: filter, effect: { do: "nothing" } } };
  expect(v.safeParse(abilitySchema, ability).success).toBe(false);
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(10);
});

describe("tokens that make each other", () => {
  const fighter = { kind: "token", element: "light", creature: "spirit", armor: 1, power: 1 };
  const making = (name: string, keyword = "startup") => ({
    kind: "keyword",
    keyword,
    effect: { do: "may", effect: { do: "word", word: "token", args: { name } } },
  });
  const faultsOf = async (...cards: readonly unknown[]) => {
    const [game, workshop] = await Promise.all([
      loadGame("battle-cores"),
      partsOf("battle-cores").workshop(),
    ]);
    return judgeCards(game, workshop, cards).faults.map(({ card, message }) => [card, message.key]);
  };
  const endless = "fault.tokens-without-end";

  test("are refused when they arrive, with the cards that begin it", async () => {
    const first = { ...fighter, name: "First", abilities: [making("Second")] };
    const second = { ...fighter, name: "Second", abilities: [making("Third", "upkeep")] };
    const third = { ...fighter, name: "Third", abilities: [making("Second")] };
    expect(await faultsOf(first, second, third)).toEqual([
      [0, endless],
      [1, endless],
      [2, endless],
    ]);
  });

  test("are allowed once a turn, in a row that ends, and of a token itself, which the rules stop", async () => {
    const ender = { ...fighter, name: "First", abilities: [making("Second", "ender")] };
    expect(await faultsOf(ender, { ...fighter, name: "Second", abilities: [making("First")] })).toEqual([]);
    const row = { ...fighter, name: "First", abilities: [making("Second")] };
    expect(await faultsOf(row, { ...fighter, name: "Second" })).toEqual([]);
    expect(await faultsOf({ ...fighter, name: "First", abilities: [making("First")] })).toEqual([]);
  });
});
