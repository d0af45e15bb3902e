import { describe, expect, test } from "vitest";
import { GAME_SLUGS, loadGame } from "../games/registry";
import { hasText, say } from "../text";
import { addMessages } from "../text/add-messages";
import { faults as faultWords } from "../text/en/ui/faults";
import type { Ability, Condition, Effect, PrintedCard } from "./index";
import { printEffect, watchesOf } from "./index";
import { validateCards } from "./validate";

addMessages(faultWords);

const draw: Effect = { do: "draw", who: "you", count: 1 };

/** What is wrong with a card that has these abilities. */
async function faults(slug: Parameters<typeof loadGame>[0], ...abilities: readonly Ability[]) {
  return faultsOf(slug, "Made Up", ...abilities);
}

async function faultsOf(
  slug: Parameters<typeof loadGame>[0],
  name: string,
  ...abilities: readonly Ability[]
): Promise<string[]> {
  const { vocabulary } = (await loadGame(slug)).cards;
  if (vocabulary === undefined) throw new RangeError(`${slug} has no words`);
  const card: PrintedCard = {
    name,
    number: 1,
    type: "unit",
    stats: {},
    abilities,
    watches: watchesOf(abilities),
  };
  return validateCards(vocabulary, [card]).map(({ message }) => say(message));
}

const word = (name: string, args: object): Effect => ({ do: "word", word: name, args: args as never });
const play = (effect: Effect, more = {}): Ability => ({ kind: "play", effect, ...more });
const use = (more: object): Ability => ({ kind: "activated", oncePerTurn: true, effect: draw, ...more });

describe("names that would break a match", () => {
  test.each([
    ["battle-cores", word("token", { name: "Nobody" })],
    ["battle-of-souls", word("token", { name: "Nobody" })],
    ["battle-spirits-saga", word("token", { name: "Nobody" })],
    [
      "battle-spirits-saga",
      { do: "each", from: {}, effect: word("grant", { card: "it", name: "Nobody", until: "turn" }) },
    ],
  ] as [Parameters<typeof loadGame>[0], Effect][])(
    "%s has no such card for its word",
    async (slug, effect) => {
      expect(await faults(slug, play(effect))).toEqual(['no card "Nobody"']);
    },
  );

  test.each([
    "battle-cores",
    "d20-warriors",
    "soul-masters",
    "battle-spirits-saga",
    "battle-of-souls",
  ] as const)("%s has no such moment of use", async (slug) => {
    expect(await faults(slug, use({ when: ["teatime"] }))).toEqual(['no moment of use "teatime"']);
  });

  test("a card of Soul Masters cannot be called as one of its keywords", async () => {
    expect(await faultsOf("soul-masters", "Duelist", play(draw))).toEqual([
      'the game itself has something called "Duelist"',
    ]);
  });
});

test.each(GAME_SLUGS)("%s has a phrase for every zone that a text may name", async (slug) => {
  const { vocabulary } = (await loadGame(slug)).cards;
  const keys = vocabulary?.names.zones.map((zone) => `${slug}.place.${zone}`) ?? [];
  expect(keys.filter((key) => !hasText(key))).toEqual([]);
});

describe("parts that would be ignored", () => {
  test.each<[string, Ability]>([
    ['"face" without "where"', use({ face: "down" })],
    ['no zone "moon"', use({ where: ["moon"] })],
    ["no player sees that an ability works in a deck", use({ where: ["deck"] })],
    ["no card of this game is turned face down", play({ do: "flip", card: "attacker", face: "down" })],
    ["no card of this game is turned face down", use({ cost: [{ pay: "flip-down" }] })],
    [
      '"cheaper" is only in the price of a played card',
      use({ cost: [{ pay: "word", word: "cheaper", args: { most: 3 } }] }),
    ],
    ["no card is drawn", play({ ...draw, count: -2 })],
    ['heal: "n" cannot be -1', play(word("heal", { card: "attacker", n: -1 }))],
    [
      '"is-unit" is asked for as a type or subtype',
      play({ do: "each", from: { stat: { name: "is-unit", atLeast: 2 } }, effect: draw }),
    ],
    [
      "a keyword is gained by adding 1, and lost by setting 0",
      play({ do: "modify", card: "attacker", stats: ["is-unit"], op: "max", amount: 3, until: "turn" }),
    ],
    [
      'no card called "x"',
      play({ do: "choose-number", as: "x", to: 3, then: { do: "move", card: "x", to: "hand" } }),
    ],
    ['no chosen number "it"', play({ do: "choose", from: {}, then: { ...draw, count: { chosen: "it" } } })],
    ['cards are not moved to "fighters"', play({ do: "move", card: "attacker", to: "fighters" })],
    ['cards are not moved to "stack"', play({ do: "move", card: "attacker", to: "stack" })],
    [
      'no number or mode can be called "item"',
      play({ do: "choose-number", as: "item", to: 3, then: { ...draw, count: { chosen: "item" } } }),
    ],
    [
      'no number or mode can be called "prevent"',
      play({ do: "choose-one", announced: "prevent", options: [draw, { do: "nothing" }] }),
    ],
    ['"bottom" of discard', play({ do: "move", card: "attacker", to: "discard", bottom: true })],
    ['no zone "stack" that is revealed', play({ do: "reveal", zone: "stack", of: "you", to: "each" })],
    ['no zone "fighters"', use({ where: ["fighters"] })],
    ['no zone "fighters"', play({ do: "draw", who: "you", count: { cardsIn: "fighters", of: "you" } })],
    [
      "a target is chosen by its player",
      play({ do: "choose", from: {}, as: "target", announced: true, by: "opponent", then: draw }),
    ],
    [
      "targets have no total",
      play({
        do: "choose",
        from: {},
        as: "target",
        announced: true,
        total: { stat: "cost", atMost: 3 },
        then: draw,
      }),
    ],
    [
      '"this" and what it must be are said by "matches"',
      use({ if: { is: "exists", filter: { ref: "this", type: "unit" } } }),
    ],
    ["uses are not counted by battle", use({ oncePerTurn: undefined, uses: { per: "battle", most: 1 } })],
    ['both "oncePerTurn" and "uses"', use({ uses: { per: "turn", most: 1 } })],
    ['"active" has no meaning on a card that is played', play(draw, { active: { is: "turn", of: "you" } })],
    ['"where" has no meaning on a card that is played', play(draw, { where: ["hand"] })],
    [
      '"damage" is not a value of cards',
      { kind: "standing", cards: "this", stats: ["damage"], op: "add", amount: 1 },
    ],
    [
      '"damage" is not a value of cards',
      play({ do: "draw", who: "you", count: { stat: "damage", of: "your-commander" } }),
    ],
    [
      '"discount-unit" is not a value of cards',
      { kind: "standing", cards: "this", stats: ["discount-unit"], op: "add", amount: 1 },
    ],
    [
      '"atk" is not a value of players',
      { kind: "standing-seats", seats: "you", stats: ["atk"], op: "add", amount: 1 },
    ],
    [
      '"atk" is not a value of what is dealt',
      { kind: "standing-amounts", by: "this", stats: ["atk"], op: "add", amount: 1 },
    ],
    [
      '"cannot-attack" is gained by adding 1',
      { kind: "standing", cards: "this", stats: ["cannot-attack"], op: "set", amount: 0 },
    ],
    ['"ko" happens to a card', { kind: "replace", change: "ko", effect: draw }],
    ['"ko" cannot tell "of"', { kind: "replace", change: "ko", card: "this", of: "you", effect: draw }],
    ['no way "fright" of ko', { kind: "replace", change: "ko", card: "this", cause: "fright", effect: draw }],
    ["no player has been chosen", play({ do: "draw", who: "player", count: 1 })],
    ["no player has been chosen", play(word("mill", { who: "player", n: 1 }))],
    ["nothing is done with the chosen player", play({ do: "choose-player", then: draw })],
    [
      'no "sacrifice" from hand',
      use({ cost: [{ pay: "cards", from: { zone: "hand", of: "you" }, count: 1, how: "sacrifice" }] }),
    ],
  ])("%s", async (message, ability) => {
    expect(await faults("soul-masters", ability)).toContain(message);
  });

  test("conditions and costs of played cards, where a game has none", async () => {
    const both = play(draw, {
      if: { is: "turn", of: "you" },
      cost: [{ pay: "discard", count: 1 }],
    });
    const says = [
      '"if" has no meaning on a card that is played',
      '"cost" has no meaning on a card that is played',
    ];
    expect(await faults("d20-warriors", both)).toEqual(says);
    expect(await faults("battle-of-souls", both)).toEqual(says.slice(0, 1));
    expect(await faults("battle-spirits-saga", both)).toEqual(says.slice(1));
    expect(await faults("battle-cores", both)).toEqual(says.slice(1));
    expect(await faults("soul-masters", both)).toEqual([]);
  });
});

describe("cards that have just left", () => {
  const rest = word("rest", { card: "it" });
  const hand: Effect = { do: "move", card: "it", to: "hand" };
  const seq = (...effects: readonly Effect[]): Effect => ({ do: "seq", effects });
  const raise: Effect = { do: "modify", card: "it", stats: ["atk"], op: "add", amount: 1, until: "turn" };
  const of = (effect: Effect) => play({ do: "choose", from: { of: "you" }, then: effect });

  test.each<[string, Effect]>([
    ["a value", seq(hand, raise)],
    ["a word", seq(word("ko", { card: "it" }), rest)],
    ["a later part", seq(seq(hand, draw), { do: "may", effect: raise })],
  ])("cannot be changed: %s", async (_what, effect) => {
    expect(await faults("soul-masters", of(effect))).toEqual(['"it" has left by then']);
  });

  test.each<[string, Effect]>([
    ["before they leave", seq(raise, rest, hand)],
    ["after they may have left", seq({ do: "may", effect: hand }, rest)],
    ["if another card is meant", seq(hand, { do: "choose", from: { of: "you" }, then: rest })],
    ["to another zone", seq(word("ko", { card: "it" }), hand)],
  ])("may be changed %s", async (_what, effect) => {
    expect(await faults("soul-masters", of(effect))).toEqual([]);
  });
});

describe("loops", () => {
  const on = (type: string, effect: Effect, card: "this" | object = "this"): Ability => ({
    kind: "trigger",
    when: { on: type, card },
    effect,
  });
  const put = (zone: string): Effect => ({
    do: "choose",
    from: { zone, of: "you", type: "unit" },
    then: word("put", { card: "it" }),
  });

  test("an ON KO that damages a commander or units comes to an end", async () => {
    const commander = on("ko", word("damage", { card: "enemy-commander", n: 1 }));
    const units = on("ko", {
      do: "each",
      from: { type: "unit" },
      effect: word("damage", { card: "it", n: 1 }),
    });
    expect(await faults("soul-masters", commander, units)).toEqual([]);
  });

  test("an ON KO that brings units back does not", async () => {
    const sweep: Effect = {
      do: "each",
      from: { type: "unit" },
      effect: word("damage", { card: "it", n: 1 }),
    };
    const ghost = on("ko", put("discard"));
    const knell = on("enter", sweep, { type: "unit" });
    expect(await faults("soul-masters", ghost, knell)).toContain('triggers could cause "ko" without end');
  });

  test("Battle of Souls refuses a trigger that another activation, its own included, triggers again", async () => {
    const echo: Ability = { kind: "trigger", when: { on: "stack" }, effect: draw };
    expect(await faults("battle-of-souls", echo)).toEqual(['triggers could cause "stack" without end']);
    expect(await faults("battle-of-souls", { ...echo, oncePerTurn: true })).toEqual([]);
  });

  test("a unit of the discard pile does not enter from hand", async () => {
    expect(await faults("soul-masters", on("enter-from-hand", put("discard")))).toEqual([]);
    expect(await faults("soul-masters", on("enter-from-hand", put("hand")))).not.toEqual([]);
  });
});

describe("effects on several chosen cards", () => {
  const unit = { of: "opponent", type: "unit" } as const;
  const it = (then: Effect): Effect => ({ do: "choose", from: unit, count: 2, then });
  const ko = word("ko", { card: "it" });
  const resting: Condition = { is: "matches", card: "it", filter: { being: "resting" } };
  const two = "choose two units the opponent controls";

  test.each<[string, Effect]>([
    [`${two} and KO each of them`, it(ko)],
    [`${two}; for each of them, KO it, then draw a card`, it({ do: "seq", effects: [ko, draw] })],
    [`${two}; for each of them, draw a card`, it(draw)],
    [
      `${two}; for each of them, if it is a resting card, draw a card`,
      it({ do: "if", condition: resting, then: draw }),
    ],
    ["KO each unit the opponent controls", { do: "each", from: unit, effect: ko }],
    [
      "for each unit the opponent controls, if it is a resting card, draw a card",
      { do: "each", from: unit, effect: { do: "if", condition: resting, then: draw } },
    ],
  ])("%s", async (text, effect) => {
    const { vocabulary } = (await loadGame("soul-masters")).cards;
    expect(vocabulary && say(printEffect(vocabulary, effect))).toBe(text);
  });
});

test.each<[Parameters<typeof loadGame>[0], object]>([
  ["battle-cores", { stats: ["armor"], amount: { word: "armor-left", args: { card: "this" } } }],
  ["battle-spirits-saga", { stats: ["level"], amount: { word: "crush" } }],
  ["soul-masters", { stats: ["power"], amount: { word: "top-power" } }],
  ["soul-masters", { cards: { being: "legal-victim" }, stats: ["kw-taunt"], amount: 1 }],
  [
    "battle-spirits-saga",
    {
      stats: ["bp"],
      amount: { word: "discarded-cards", args: { that: { stat: { name: "bp", atLeast: 1 } } } },
    },
  ],
])("a static ability of %s reads no values through words or states", async (slug, change) => {
  const ability = { kind: "standing", cards: "this", op: "add", ...change } as Ability;
  expect(await faults(slug, ability)).toEqual([
    "a static ability reads what it changes, or values that it does not name",
  ]);
});

test("a card is chosen under a name that its text can print", async () => {
  const called = (as: string): Effect => ({
    do: "choose",
    from: {},
    as,
    then: { do: "word", word: "destroy", args: { card: as } },
  });
  expect(await faults("battle-spirits-saga", play(called("x")))).toHaveLength(1);
  expect(await faults("battle-spirits-saga", play(called("other")))).toEqual([]);
});
