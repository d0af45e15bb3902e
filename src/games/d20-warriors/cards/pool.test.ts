import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { validateCards } from "../../../language/validate";
import { hasText } from "../../../text";
import { decks } from "../decks";
import { d20Warriors } from "../index";
import { DIRECTIONS } from "../rules/board";
import { deckProblems } from "../rules/deck";
import { vocabulary } from "../words/index";
import { FLASH_CARDS } from "./flash";
import { cards } from "./index";
import { textOf } from "./testing";
import { WARRIORS } from "./warriors";

const all = [...WARRIORS, ...FLASH_CARDS];
const sorted = (items: readonly string[]) => [...items].sort();
const twice = (items: readonly string[]) => items.filter((item, i) => items.indexOf(item) !== i);

/** Every message key in a printed text. */
function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== "object" || value === null) return [];
  const own = "key" in value ? [String(value.key)] : [];
  return [...own, ...Object.values(value).flatMap(keysIn)];
}

describe("the card pool", () => {
  test("has at least 60 Warriors and 24 Flash cards, numbered in order", () => {
    expect(WARRIORS.length).toBeGreaterThanOrEqual(60);
    expect(FLASH_CARDS.length).toBeGreaterThanOrEqual(24);
    expect(all.map((card) => card.number)).toEqual(all.map((_, i) => i + 1));
  });

  test("has no two cards with the same name", () => {
    expect(twice(all.map((card) => card.name))).toEqual([]);
    expect(Object.keys(cards)).toHaveLength(all.length);
  });

  test("has only valid abilities", () => {
    expect(validateCards(vocabulary, all)).toEqual([]);
  });

  test("has no two equal abilities, and at most one card with only a given keyword", () => {
    const abilities = all.flatMap((card) => card.abilities.map((ability) => JSON.stringify(ability)));
    expect(twice(abilities)).toEqual([]);
    const alone = all.filter((card) => card.abilities.length === 0);
    expect(twice(alone.map((card) => (card.keywords ?? []).join()))).toEqual([]);
    expect(alone.filter((card) => card.keywords?.length !== 1)).toEqual([]);
  });

  const numbersOf = (card: (typeof WARRIORS)[number]) =>
    DIRECTIONS.map((direction) => card.stats[direction] ?? Number.NaN);

  test("D20 6.2 gives every Warrior eight numbers from 0 to 5, and uses every number", () => {
    const numbers = WARRIORS.flatMap(numbersOf);
    expect(numbers).toHaveLength(8 * WARRIORS.length);
    const most = [0.1, 0.4, 0.3, 0.2, 0.15, 0.1];
    const shares = most.map((_, n) => numbers.filter((other) => other === n).length / numbers.length);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(shares.filter((share, n) => share < 0.02 || share > (most[n] ?? 0))).toEqual([]);
  });

  test("has strong and weak sides: turning a Warrior's flank improves the odds", () => {
    // The numbers of Whispering Grove depend on its neighbours.
    const sided = WARRIORS.filter((card) => card.name !== "Whispering Grove");
    const spread = (card: (typeof WARRIORS)[number]) =>
      Math.max(...numbersOf(card)) - Math.min(...numbersOf(card));
    expect(sided.filter((card) => spread(card) < 2).map((card) => card.name)).toEqual([]);
    expect(sided.filter((card) => spread(card) >= 3).length).toBeGreaterThan(sided.length * 0.8);
    const strongest = sided.map((card) => numbersOf(card).indexOf(Math.max(...numbersOf(card))));
    for (let side = 0; side < 5; side++) expect(strongest).toContain(side);
  });

  test("has four to six Warriors of every kind", () => {
    for (const kind of vocabulary.names.subtypes) {
      const count = WARRIORS.filter((card) => card.subtypes?.includes(kind)).length;
      expect(kind).toEqual(kind);
      expect(count >= 4 && count <= 6).toBe(true);
    }
  });
});

describe("printed texts", () => {
  test("are all different and at most 200 characters long", () => {
    const texts = all.map((card) => textOf(card.name));
    expect(twice(texts)).toEqual([]);
    expect(texts.filter((text) => text.length > 200)).toEqual([]);
  });

  test("are complete sentences", () => {
    const bad = all.filter((card) => !/^[A-Z].*[.)]$/.test(textOf(card.name)));
    expect(bad.map((card) => textOf(card.name))).toEqual([]);
    const odd = all.filter((card) => /undefined|NaN|\{|\}| {2}| ,|\.\.|lang\.|d20-/.test(textOf(card.name)));
    expect(odd.map((card) => textOf(card.name))).toEqual([]);
  });

  test("have every phrase", () => {
    const keys = all.flatMap((card) => keysIn(d20Warriors.cards.text(card.name)));
    expect(keys.filter((key) => !hasText(key))).toEqual([]);
  });

  test("match the reviewed snapshot", () => {
    const lines = all.map((card) => `${card.number} ${card.name}: ${textOf(card.name)}`);
    expect(lines.join("\n")).toMatchSnapshot();
  });
});

test("every card of the pool has a test with its name", () => {
  const folder = fileURLToPath(new URL(".", import.meta.url));
  const files = readdirSync(folder, { recursive: true }).map(String);
  const tests = files.filter((file) => file.endsWith(".test.ts"));
  const source = tests.map((file) => readFileSync(`${folder}/${file}`, "utf8")).join("\n");
  const untested = all.filter((card) => !source.includes(`test("${card.name}: `));
  expect(sorted(untested.map((card) => card.name))).toEqual([]);
});

describe("starter decks", () => {
  test.each(decks.map((deck) => [deck.name, deck] as const))("%s is a legal deck", (_name, deck) => {
    expect(deckProblems(cards, deck.cards, "deck")).toEqual([]);
    const flashes = deck.cards.filter((name) => cards[name]?.type === "flash").length;
    expect(flashes >= 3 && flashes <= 5).toBe(true);
    expect([deck.theme, deck.plan].every((text) => text.length > 5)).toBe(true);
  });

  test("are six, mostly of different cards", () => {
    expect(decks).toHaveLength(6);
    expect(twice(decks.map((deck) => deck.id))).toEqual([]);
    expect(twice(decks.flatMap((deck) => deck.cards)).length).toBeLessThanOrEqual(6);
  });
});
