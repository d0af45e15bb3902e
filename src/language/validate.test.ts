import { describe, expect, test } from "vitest";
import { special, trick } from "../games/d20-warriors/testing";
import { vocabulary } from "../games/d20-warriors/words/index";
import { say } from "../text";
import { addMessages } from "../text/add-messages";
import { faults } from "../text/en/ui/faults";
import type { Ability, Effect } from "./index";
import { validateCards } from "./validate";

addMessages(faults);

const draw: Effect = { do: "draw", who: "you", count: 1 };
const says = (ability: unknown) =>
  validateCards(vocabulary, [special("Able", { abilities: [ability as Ability] })]).map((problem) =>
    say(problem.message),
  );
const saysOf = (effect: unknown) =>
  validateCards(vocabulary, [trick("Trick", effect as Effect)]).map((problem) => say(problem.message));
const trigger = (when: unknown, effect: unknown = draw, more = {}) => ({
  kind: "trigger",
  when,
  effect,
  ...more,
});

test("valid cards have no problems", () => {
  expect(says(trigger({ on: "win", card: "this" }, { do: "flip", card: "other", face: "up" }))).toEqual([]);
  expect(saysOf({ do: "choose-number", as: "x", to: 3, then: { ...draw, count: { chosen: "x" } } })).toEqual(
    [],
  );
  expect(
    saysOf({ do: "choose", from: { face: "up" }, then: { do: "flip", card: "it", face: "down" } }),
  ).toEqual([]);
});

describe("validates the shape", () => {
  test.each<[string, unknown]>([
    ["an unknown kind", { kind: "prayer", effect: draw }],
    ["an unknown key", { kind: "play", effect: draw, loud: true }],
    ["a missing part", { kind: "activated", oncePerTurn: true }],
    ["an unknown effect", { kind: "play", effect: { do: "explode" } }],
    ["a false flag, which is left out instead", trigger({ on: "tie" }, draw, { may: false })],
    ["an amount out of range", { kind: "play", effect: { ...draw, count: 100_000 } }],
    ["a fraction", { kind: "play", effect: { ...draw, count: 1.5 } }],
    ["an empty list", { kind: "play", effect: { do: "seq", effects: [] } }],
    ["a choice between one effect", { kind: "play", effect: { do: "choose-one", options: [draw] } }],
    ["an invalid name", { kind: "play", effect: { do: "word", word: "<b>" } }],
    [
      "a value bounded on both sides",
      { kind: "play", effect: { do: "each", from: { stat: { name: "n" } }, effect: draw } },
    ],
  ])("%s", (_what, ability) => {
    expect(says(ability).length).toBeGreaterThan(0);
  });
});

describe("validates the names", () => {
  test.each<[string, unknown]>([
    ['no effect word "dance"', { do: "word", word: "dance" }],
    [
      'reroll: "which" cannot be "best"',
      { do: "word", word: "reroll", args: { for: "yours", which: "best" } },
    ],
    ['turn-die: "value" cannot be 21', { do: "word", word: "turn-die", args: { for: "yours", value: 21 } }],
    ['extra-die: "for" cannot be undefined', { do: "word", word: "extra-die" }],
    ['break-off: "now" cannot be true', { do: "word", word: "break-off", args: { now: true } }],
    ['no condition word "raining"', { do: "if", condition: { is: "word", word: "raining" }, then: draw }],
    ['no chosen number "x"', { ...draw, count: { chosen: "x" } }],
    ['no card called "it"', { do: "flip", card: "it", face: "up" }],
    ['no card called "this"', { do: "flip", card: "this", face: "up" }],
    ['no card called "other"', { do: "choose", from: { touching: "other" }, then: draw }],
    ['no subtype "toad"', { do: "each", from: { subtype: "toad" }, effect: draw }],
    ['no type "spell"', { do: "each", from: { type: "spell" }, effect: draw }],
    ['no zone "moon"', { do: "each", from: { zone: "moon" }, effect: draw }],
    [
      'no way of lying "across"',
      { do: "each", from: { lying: { how: "across", to: "yours" } }, effect: draw },
    ],
    ['no zone "moon" that is revealed', { do: "reveal", zone: "moon", of: "you", to: "each" }],
    ['no stat "charm"', { do: "each", from: { stat: { name: "charm", atLeast: 1 } }, effect: draw }],
    ['no moment "dusk"', { do: "modify", card: "yours", stats: ["n"], op: "add", amount: 1, until: "dusk" }],
    [
      "a keyword is gained by adding 1, and lost by setting 0",
      { do: "modify", card: "yours", stats: ["kw-reach"], op: "set", amount: 1, until: "turn" },
    ],
    [
      "keywords and numbers are changed apart",
      { do: "modify", card: "yours", stats: ["kw-reach", "n"], op: "add", amount: 1, until: "turn" },
    ],
  ])("%s", (problem, effect) => {
    expect(saysOf(effect)).toEqual([problem]);
  });

  test.each<[string, unknown]>([
    ['no event "sneeze"', trigger({ on: "sneeze" })],
    ['"flash" cannot tell "card"', trigger({ on: "flash", card: "this" })],
    [
      "nobody looks through a deck to pay with its cards",
      {
        kind: "activated",
        cost: [{ pay: "cards", from: { zone: "deck", type: "flash" }, count: 1 }],
        effect: draw,
      },
    ],
    ['"dice" cannot tell "card"', trigger({ on: "dice", card: { of: "you" } })],
    ['no card called "it"', trigger({ on: "tie" }, { do: "flip", card: "it", face: "up" })],
    ['no change "sleep"', { kind: "replace", change: "sleep", card: "this", effect: draw }],
    [
      'no way "magic" of flip-down',
      { kind: "replace", change: "flip-down", cause: "magic", card: "this", effect: draw },
    ],
  ])("%s", (problem, ability) => {
    expect(says(ability)).toEqual([problem]);
  });

  test("reports an unknown keyword", () => {
    expect(validateCards(vocabulary, [special("Able", { keywords: ["flying"] })])).toEqual([
      { card: "Able", message: { key: "fault.no.keyword", args: { name: "flying" } } },
    ]);
  });
});

describe("endless loops", () => {
  const reads = "a static ability reads what it changes, or values that it does not name";
  const standing = (more: unknown) => ({
    kind: "standing",
    cards: "this",
    stats: ["n"],
    op: "add",
    amount: 1,
    ...(more as object),
  });

  test.each<[string, unknown]>([
    ["in its cards", standing({ cards: { stat: { name: "n", atLeast: 2 } } })],
    ["in its amount", standing({ amount: { stat: "n", of: "this" } })],
    ["in what it counts", standing({ amount: { count: { stat: { name: "n", atLeast: 2 } } } })],
    ["in its condition", standing({ active: { is: "word", word: "trailing" } })],
  ])("rejects a static ability that reads what it changes: %s", (_where, ability) => {
    expect(says(ability)).toEqual([reads]);
  });

  test("a static ability may read other values than it changes, unless it changes types", () => {
    expect(says(standing({ amount: { stat: "e", of: "this" } }))).toEqual([]);
    expect(says(standing({ cards: { stat: { name: "e", atLeast: 2 } } }))).toEqual([]);
    const type = standing({ cards: { stat: { name: "e", atLeast: 2 } }, stats: ["is-beast"] });
    expect(says(type)).toEqual([reads]);
  });

  const again = "it could be used again and again without end";
  test("rejects an activated ability that is free and not limited to once a turn", () => {
    expect(says({ kind: "activated", effect: draw })).toEqual([again]);
    expect(says({ kind: "activated", oncePerTurn: true, effect: draw })).toEqual([]);
  });

  test("rejects a replacement that causes the change it replaces", () => {
    const other = {
      kind: "replace",
      change: "flip-down",
      card: { not: "this" },
      effect: { do: "flip", card: "this", face: "down" },
    };
    expect(says(other)).toEqual([again]);
    expect(says({ ...other, oncePerTurn: true })).toEqual([]);
  });

  test("rejects triggers that fire each other, also across cards", () => {
    const flip = (face: "up" | "down"): Effect => ({
      do: "choose",
      from: {},
      then: { do: "flip", card: "it", face },
    });
    const a = special("A", { abilities: [trigger({ on: "flip-up" }, flip("down")) as Ability] });
    const b = special("B", { abilities: [trigger({ on: "flip-down" }, flip("up")) as Ability] });
    expect(validateCards(vocabulary, [a])).toEqual([]);
    expect(validateCards(vocabulary, [a, b]).map((problem) => problem.card)).toEqual(["", ""]);
    const once = special("B", {
      abilities: [trigger({ on: "flip-down" }, flip("up"), { oncePerTurn: true }) as Ability],
    });
    expect(validateCards(vocabulary, [a, once])).toEqual([]);
  });
});
