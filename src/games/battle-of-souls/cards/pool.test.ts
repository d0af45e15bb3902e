import { describe, expect, test } from "vitest";
import { validateCards } from "../../../language/validate";
import { say } from "../../../text";
import { addMessages } from "../../../text/add-messages";
import { messages } from "../../../text/en/battle-of-souls";
import { decks } from "../decks";
import { deckProblems, SIDE_DECK } from "../rules/deck";
import { cardText } from "../table/card-text";
import { vocabulary } from "../words/index";
import { CLASSES, isClass, type SoulsCard, STAYS } from "./card";
import { cards } from "./index";

addMessages(messages);

const CULTURES = ["aztec", "samurai", "norse", "roman", "mongol", "egyptian"];

test("the cards use only words of the card language", () => {
  const subtypes = Object.values(cards).flatMap((card) => card.subtypes ?? []);
  const known = { ...vocabulary, names: { ...vocabulary.names, subtypes } };
  expect(validateCards(known, Object.values(cards))).toEqual([]);
});

test("six starter decks with side decks are legal, whatever is swapped in", () => {
  expect(decks).toHaveLength(6);
  for (const { name, cards: list, side = [] } of decks) {
    expect(name).toEqual(name);
    expect(deckProblems(cards, list, "deck")).toEqual([]);
    expect(name).toEqual(name);
    expect(side.length > 0 && side.length <= SIDE_DECK.most).toBe(true);
    const together = deckProblems(cards, [...list, ...side], "deck");
    expect(name).toEqual(name);
    expect(together.filter(({ rule }) => rule !== "BOS 1.2")).toEqual([]);
  }
});

test("more than half of each starter deck are Warriors, so that few hands lack one to deploy", () => {
  const few = decks.filter(
    ({ cards: list }) => 2 * list.filter((name) => cards[name]?.type === "warrior").length <= list.length,
  );
  expect(few.map(({ name }) => name)).toEqual([]);
});

const printed = Object.values(cards).filter(({ number }) => number > 0);
const many = (fits: (card: SoulsCard) => boolean) => printed.filter(fits).length;

describe("the pool has the required cards", () => {
  test("140 cards: 80 fighters, 25 equipment cards, 25 tactics and 10 battlefields", () => {
    expect(printed.length).toBeGreaterThanOrEqual(140);
    expect(many(({ type }) => isClass(type))).toBeGreaterThanOrEqual(80);
    expect(many(({ type }) => type === "equipment")).toBeGreaterThanOrEqual(25);
    expect(many(({ type }) => type === "tactic")).toBeGreaterThanOrEqual(25);
    expect(many(({ type }) => type === "battlefield")).toBeGreaterThanOrEqual(10);
  });

  test("six cultures, each with fighters of all four classes and cards of every type", () => {
    for (const culture of CULTURES) {
      const own = printed.filter(({ subtypes = [] }) => subtypes.includes(culture));
      const missing = [...CLASSES, "equipment", "tactic", "battlefield"].filter(
        (type) => !own.some((card) => card.type === type),
      );
      expect(culture).toEqual(culture);
      expect(missing).toEqual([]);
    }
  });

  test("equipment of all three kinds and tactics of both", () => {
    const kinds = (type: string) =>
      STAYS.map((stay) => many((card) => card.type === type && card.stay === stay));
    expect(Math.min(...kinds("equipment"))).toBeGreaterThanOrEqual(5);
    expect(Math.min(...kinds("tactic").slice(0, 2))).toBeGreaterThanOrEqual(5);
  });

  test("fighters with effects of all four kinds, at least ten of each (quick: five)", () => {
    const count = (kind: string) =>
      many(
        (card) =>
          isClass(card.type) &&
          cardText(card).abilities.some(({ args }) => String(args?.kind).startsWith(kind)),
      );
    const few = ["continuous", "ignition", "quick", "trigger"].filter(
      (kind) => count(kind) < (kind === "quick" ? 5 : 10),
    );
    expect(few).toEqual([]);
  });
});

test("no two cards share a number", () => {
  const numbers = Object.values(cards).flatMap(({ number }) => (number === 0 ? [] : [number]));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("every card's text can be printed", () => {
  const texts = Object.values(cards).map((card) => {
    const { keywords, abilities } = cardText(card);
    return [
      card.name,
      [...keywords.flatMap((own) => [own.name, own.reminder]), ...abilities].map(say).join(" "),
    ];
  });
  expect(texts.filter(([, text = ""]) => /battle-of-souls\.|lang\.|undefined|\{|missing/.test(text))).toEqual(
    [],
  );
  const of = (name: string) => texts.find(([own]) => own === name)?.[1];
  expect(of("Obsidian Duelist")).toBe(
    "Quick – Once per turn. Pay 100 SP: This card gets +400 ATK this turn.",
  );
  expect(of("Macuahuitl")).toBe(
    "Choose a fighter you control and attach this card to it. The fighter it is attached to gets +500 ATK.",
  );
  expect(of("Battle Nun")).toMatch(/^Trigger – When this card leaves the field, /);
});
