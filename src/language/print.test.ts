import { describe, expect, test } from "vitest";
import { vocabulary } from "../games/d20-warriors/words/index";
import { say } from "../text";
import { addMessages } from "../text/add-messages";
import { messages } from "../text/en/d20-warriors";
import {
  type Ability,
  type Condition,
  type Effect,
  printAbility,
  printCondition,
  printEffect,
} from "./index";

addMessages(messages);

const effect = (given: Effect) => say(printEffect(vocabulary, given));
const condition = (given: Condition) => say(printCondition(vocabulary, given));
const ability = (given: Ability) => say(printAbility(vocabulary, given));

const flip: Effect = { do: "flip", card: "it", face: "up" };
const plus: Effect = { do: "modify", card: "it", stats: ["bonus"], op: "add", amount: 2, until: "turn" };
const draw: Effect = { do: "draw", who: "you", count: 1 };
const ALL = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

describe("printed effects", () => {
  test.each<[string, Effect]>([
    ["nothing happens", { do: "nothing" }],
    ["draw a card, then flip it face up", { do: "seq", effects: [draw, flip] }],
    [
      "it gets +2 to its highest roll this turn and gets −1 to its north and east numbers in this battle",
      {
        do: "seq",
        effects: [
          plus,
          { do: "modify", card: "it", stats: ["n", "e"], op: "add", amount: -1, until: "battle" },
        ],
      },
    ],
    [
      "if it is your turn, draw a card; otherwise, flip it face up",
      { do: "if", condition: { is: "turn", of: "you" }, then: draw, else: flip },
    ],
    [
      "choose X, from 1 to 5; draw cards equal to X",
      { do: "choose-number", as: "x", from: 1, to: 5, then: { ...draw, count: { chosen: "x" } } as Effect },
    ],
    ["you may draw a card", { do: "may", effect: draw }],
    ["you may give it +2 to its highest roll this turn", { do: "may", effect: plus }],
    [
      "discard two cards. If you do, draw a card",
      { do: "pay", cost: [{ pay: "discard", count: 2 }], then: draw },
    ],
    ["flip this Warrior face down", { do: "pay", cost: [{ pay: "flip-down" }] }],
    ["choose one: draw a card; or flip it face up", { do: "choose-one", options: [draw, flip] }],
    [
      "choose a face-down Warrior you control and flip it face up",
      { do: "choose", from: { of: "you", face: "down" }, then: flip },
    ],
    [
      "you may choose another face-up Knight that touches this Warrior and flip it face up",
      {
        do: "choose",
        from: { face: "up", subtype: "knight", touching: "this", not: "this" },
        upTo: true,
        then: flip,
      },
    ],
    [
      "choose up to three Warriors you control; each of them gets +2 to its highest roll this turn",
      { do: "choose", from: { of: "you" }, count: 3, upTo: true, then: plus },
    ],
    [
      "the opponent chooses a face-up Warrior they control; flip it face up",
      { do: "choose", from: { of: "opponent", face: "up" }, by: "opponent", then: flip },
    ],
    [
      "choose a card in your discard pile and return it to your hand",
      { do: "choose", from: { zone: "discard", of: "you" }, then: { do: "move", card: "it", to: "hand" } },
    ],
    [
      "choose two Warriors the opponent controls and return each of them to its owner's hand",
      { do: "choose", from: { of: "opponent" }, count: 2, then: { do: "move", card: "it", to: "hand" } },
    ],
    ["flip each Warrior you control face up", { do: "each", from: { of: "you" }, effect: flip }],
    [
      "flip face up each other Warrior that touches this Warrior",
      { do: "each", from: { touching: "this", not: "this" }, effect: flip },
    ],
    [
      "for each Warrior, flip it face up, then flip it face up",
      { do: "each", from: {}, effect: { do: "seq", effects: [flip, flip] } },
    ],
    ["each player draws two cards", { do: "draw", who: "each", count: 2 }],
    [
      "draw a card for each Warrior you control, up to three",
      { do: "draw", who: "you", count: { count: { of: "you" }, max: 3 } },
    ],
    ["the opponent discards a card at random", { do: "discard", who: "opponent", count: 1, atRandom: true }],
    ["put it on the bottom of its owner's deck", { do: "move", card: "it", to: "deck", bottom: true }],
    ["put it on top of its owner's deck", { do: "move", card: "it", to: "deck" }],
    ["put it into its owner's discard pile", { do: "move", card: "it", to: "discard" }],
    [
      "it gains Bound (it cannot attack) until it leaves the battlefield",
      { do: "modify", card: "it", stats: ["kw-bound"], op: "add", amount: 1, until: "game" },
    ],
    [
      "it counts all its numbers as 3 this turn",
      { do: "modify", card: "it", stats: ALL, op: "set", amount: 3, until: "turn" },
    ],
    [
      "it counts its edge numbers as at least 2 this turn",
      { do: "modify", card: "it", stats: ["n", "e", "s", "w"], op: "min", amount: 2, until: "turn" },
    ],
    [
      "it counts its corner numbers as at most 1 this turn",
      { do: "modify", card: "it", stats: ["ne", "se", "sw", "nw"], op: "max", amount: 1, until: "turn" },
    ],
    [
      "it adds the north number of this Warrior to its highest roll this turn",
      { ...plus, amount: { stat: "n", of: "this" } },
    ],
    [
      "it gets −1 to its highest roll this turn for each card in the opponent's hand, up to −4",
      { ...plus, amount: { cardsIn: "hand", of: "opponent", times: -1, max: 4 } },
    ],
    ["look at the top three cards of your deck and put them back in any order", { do: "arrange", count: 3 }],
    ["look at the opponent's hand", { do: "reveal", zone: "hand", of: "opponent", to: "you" }],
    [
      "reveal a random card in your hand to the opponent",
      { do: "reveal", zone: "hand", of: "you", to: "opponent", atRandom: true },
    ],
    ["end the battle without a result", { do: "word", word: "break-off" }],
  ])("%s", (words, given) => {
    expect(effect(given)).toBe(words);
  });
});

describe("printed conditions", () => {
  const foes = { of: "opponent", face: "up" } as const;
  test.each<[string, Condition]>([
    ["you control a face-down Warrior", { is: "exists", filter: { of: "you", face: "down" } }],
    ["the opponent controls two or more face-up Warriors", { is: "exists", filter: foes, atLeast: 2 }],
    ["this Warrior touches no Warriors you control", { is: "none", filter: { of: "you", touching: "this" } }],
    [
      "there are three or more cards in your hand",
      { is: "exists", filter: { zone: "hand", of: "you" }, atLeast: 3 },
    ],
    [
      "there is a Flash card in any discard pile",
      { is: "exists", filter: { zone: "discard", type: "flash" } },
    ],
    [
      "the opponent controls more face-up Warriors than you",
      { is: "more", amount: { count: foes }, than: { count: { ...foes, of: "you" } } },
    ],
    [
      "you have more cards in your hand than the opponent",
      { is: "more", amount: { cardsIn: "hand", of: "you" }, than: { cardsIn: "hand", of: "opponent" } },
    ],
    [
      "there are more than two cards in your deck",
      { is: "more", amount: { cardsIn: "deck", of: "you" }, than: 2 },
    ],
    [
      "there are fewer than two cards in your deck",
      { is: "more", amount: 2, than: { cardsIn: "deck", of: "you" } },
    ],
    [
      "the north number of this Warrior is greater than the number of Warriors you control",
      { is: "more", amount: { stat: "n", of: "this" }, than: { count: { of: "you" } } },
    ],
    ["it is the opponent's turn", { is: "turn", of: "opponent" }],
    [
      "it is a Beast with Reach",
      { is: "matches", card: "it", filter: { subtype: "beast", stat: { name: "kw-reach", atLeast: 1 } } },
    ],
    [
      "the other Warrior is not a Warrior with a north number of 2 or more",
      { is: "not", condition: { is: "matches", card: "other", filter: { stat: { name: "n", atLeast: 2 } } } },
    ],
    ["it is not true that it is your turn", { is: "not", condition: { is: "turn", of: "you" } }],
    [
      "it is your turn and this Warrior lies in the centre",
      {
        is: "all",
        conditions: [
          { is: "turn", of: "you" },
          { is: "word", word: "at-centre" },
        ],
      },
    ],
  ])("%s", (words, given) => {
    expect(condition(given)).toBe(words);
  });
});

describe("printed abilities", () => {
  test.each<[string, Ability]>([
    ["Draw a card.", { kind: "play", effect: draw }],
    ["Discard two cards: draw a card.", { kind: "play", cost: [{ pay: "discard", count: 2 }], effect: draw }],
    [
      "Once per turn, when this Warrior wins a battle against a Drake, if it is your turn, you may draw a card.",
      {
        kind: "trigger",
        when: { on: "win", card: "this", other: { subtype: "drake" } },
        if: { is: "turn", of: "you" },
        may: true,
        oncePerTurn: true,
        effect: draw,
      },
    ],
    [
      "When the opponent places a Warrior that touches this Warrior, draw a card.",
      { kind: "trigger", when: { on: "place", by: "opponent", card: { touching: "this" } }, effect: draw },
    ],
    [
      "While this Warrior touches a Relic, it has Stalwart (each of its dice counts as at least 6).",
      {
        kind: "standing",
        active: { is: "exists", filter: { subtype: "relic", touching: "this" } },
        cards: "this",
        stats: ["kw-stalwart"],
        op: "add",
        amount: 1,
      },
    ],
    [
      "While it is your turn, each other Warrior you control gets +1 to all its numbers.",
      {
        kind: "standing",
        active: { is: "turn", of: "you" },
        cards: { of: "you", not: "this" },
        stats: ALL,
        op: "add",
        amount: 1,
      },
    ],
    [
      "Once per turn, if this Warrior would be flipped face down by a card and it is your turn, you may instead discard a card.",
      {
        kind: "replace",
        change: "flip-down",
        card: "this",
        cause: "effect",
        if: { is: "turn", of: "you" },
        may: true,
        oncePerTurn: true,
        effect: { do: "pay", cost: [{ pay: "discard", count: 1 }] },
      },
    ],
    [
      "If a Warrior you control would be flipped face down, instead nothing happens.",
      { kind: "replace", change: "flip-down", card: { of: "you" }, effect: { do: "nothing" } },
    ],
    [
      "Once in each of your turns, discard a card, flip this Warrior face down: if it is your turn, draw a card.",
      {
        kind: "activated",
        cost: [{ pay: "discard", count: 1 }, { pay: "flip-down" }],
        if: { is: "turn", of: "you" },
        oncePerTurn: true,
        effect: draw,
      },
    ],
    [
      "In your turn, discard two cards: draw a card.",
      { kind: "activated", cost: [{ pay: "discard", count: 2 }], effect: draw },
    ],
  ])("%s", (words, given) => {
    expect(ability(given)).toBe(words);
  });
});
