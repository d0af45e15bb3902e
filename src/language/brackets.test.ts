import { describe, expect, test } from "vitest";
import { vocabulary } from "../games/battle-cores/words/index";
import { say } from "../text";
import { addMessages } from "../text/add-messages";
import { messages } from "../text/en/battle-cores";
import { faults } from "../text/en/ui/faults";
import {
  type Ability,
  type Cost,
  type Effect,
  printAbility,
  printCard,
  printEffect,
  watchesOf,
} from "./index";
import { validateCards } from "./validate";

addMessages(faults);

addMessages(messages);

const draw: Effect = { do: "draw", who: "you", count: 1 };
const text = (ability: Ability) => say(printAbility(vocabulary, ability));
const says = (ability: unknown) => {
  const card = {
    name: "Card",
    number: 1,
    type: "monster",
    stats: {},
    watches: [],
    abilities: [ability as Ability],
  };
  return validateCards(vocabulary, [card]).map((problem) => say(problem.message));
};

describe("keywords with brackets", () => {
  test.each<[string, Ability]>([
    ["Startup(Draw a card)", { kind: "keyword", keyword: "startup", effect: draw }],
    [
      "Upkeep(If it is your turn, draw a card)",
      { kind: "keyword", keyword: "upkeep", if: { is: "turn", of: "you" }, effect: draw },
    ],
    [
      "Summon(Discard a Beast Monster and pay 2 Points)",
      {
        kind: "keyword",
        keyword: "summon",
        cost: [
          { pay: "cards", from: { subtype: "beast" }, count: 1 },
          { pay: "word", word: "points", args: { n: 2 } },
        ],
      },
    ],
  ])("%s", (words, ability) => {
    expect(text(ability)).toBe(words);
    expect(says(ability)).toEqual([]);
    expect(watchesOf([ability])).toEqual([]);
  });

  test.each<[string, unknown]>([
    ['no keyword "shout" with something in brackets', { kind: "keyword", keyword: "shout", effect: draw }],
    ["what stands in price() is a cost", { kind: "keyword", keyword: "price", effect: draw }],
    [
      "what stands in ender() is an effect",
      { kind: "keyword", keyword: "ender", cost: [{ pay: "discard", count: 1 }] },
    ],
  ])("%s", (problem, ability) => {
    expect(says(ability)).toEqual([problem]);
  });
});

describe("arguments of words", () => {
  const burn = (amount: unknown): Ability => ({
    kind: "keyword",
    keyword: "startup",
    effect: { do: "word", word: "burn", args: { who: "you", amount: amount as number } },
  });
  test("amounts and filters are validated as everywhere else", () => {
    expect(says(burn({ count: { of: "you" } }))).toEqual([]);
    expect(says(burn({ count: { subtype: "ghost" } }))).toEqual(['no subtype "ghost"']);
    expect(says(burn({ word: "luck" }))).toEqual(['no amount word "luck"']);
    expect(says(burn("much"))).toEqual(['burn: "amount" cannot be "much"']);
  });

  const pay = (cost: Cost): Ability => ({ kind: "activated", cost: [cost], effect: draw });
  test("prices are validated too", () => {
    expect(says(pay({ pay: "cards", from: { being: "damaged" }, count: 1 }))).toEqual([]);
    expect(says(pay({ pay: "cards", from: { being: "happy" }, count: 1 }))).toEqual(['no state "happy"']);
    expect(says(pay({ pay: "cards", from: {}, count: 1, how: "eat" }))).toEqual(['no way of paying "eat"']);
    expect(says(pay({ pay: "word", word: "gold" }))).toEqual(['no cost word "gold"']);
  });
});

test("keywords with levels are printed with their level", () => {
  const gain = (amount: number): Effect => ({
    do: "modify",
    card: "it",
    stats: ["kw-speed"],
    op: "add",
    amount,
    until: "turn",
  });
  expect(say(printEffect(vocabulary, gain(1)))).toBe("it gains Speed this turn");
  expect(say(printEffect(vocabulary, gain(2)))).toBe("it gains Speed(2) this turn");
  const card = { name: "Card", number: 1, type: "monster", watches: [], abilities: [] };
  const printed = printCard(vocabulary, { ...card, stats: { "kw-speed": 2 }, keywords: ["speed"] });
  expect(printed.keywords.map(({ name }) => say(name))).toEqual(["Speed(2)"]);
});

test("one of several opponents is printed as the opponent", () => {
  const effect: Effect = { do: "against", effect: { do: "discard", who: "opponent", count: 1 } };
  expect(say(printEffect(vocabulary, effect))).toBe("the opponent discards a card");
});
