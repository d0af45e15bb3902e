import { expect, test } from "vitest";
import { GAME_SLUGS, loadGame } from "../games/registry";
import { say, setLocale } from "../text";
import { type Ability, type Effect, printEffect } from "./index";

const draw: Effect = { do: "draw", who: "you", count: 1 };
const WHO = ["you", "opponent", "each", "player"] as const;

test.each(GAME_SLUGS)("%s prints every part of an effect", async (slug) => {
  await setLocale("en");
  const { vocabulary } = (await loadGame(slug)).cards;
  if (vocabulary === undefined) return;
  const { names, hand, deck, discard } = vocabulary;
  const [, type = ""] = names.types;
  const { final = [], dealt = [], ofSeats = [] } = names;
  const values = names.stats.filter(
    (stat) => !stat.startsWith("kw-") && ![...final, ...dealt, ...ofSeats].includes(stat),
  );
  const keywords = names.stats.filter((stat) => stat.startsWith("kw-"));
  const [until = ""] = names.moments;
  const modify = (more: object): Effect =>
    ({ do: "modify", card: "it", stats: values.slice(0, 1), op: "add", amount: 1, until, ...more }) as Effect;
  const choose = (more: object): Effect => ({ do: "choose", from: { type }, then: draw, ...more }) as Effect;
  const total = { stat: values[0] ?? "", atMost: 5 };
  const number = (more: object): Effect => ({ do: "choose-number", as: "x", to: 3, then: draw, ...more });
  const [on = ""] = Object.keys(names.events);
  const lent: Ability = { kind: "trigger", when: { on }, effect: draw };
  const effects: readonly Effect[] = [
    { do: "nothing" },
    ...WHO.flatMap((who): Effect[] => [
      { do: "draw", who, count: 1 },
      { do: "draw", who, count: 2 },
      { do: "discard", who, count: 1 },
      { do: "discard", who, count: 2 },
      { do: "discard", who, count: 1, atRandom: true },
    ]),
    { do: "flip", card: "it", face: "up" },
    { do: "flip", card: "it", face: "down" },
    { do: "flip", card: "this", face: "down" },
    ...[hand, deck, discard, ...(names.moves ?? [])].map((to): Effect => ({ do: "move", card: "it", to })),
    { do: "move", card: "this", to: hand },
    { do: "move", card: "it", to: deck, bottom: true },
    ...values.map((stat) => modify({ stats: [stat] })),
    ...values
      .slice(0, 1)
      .flatMap((stat) => [
        modify({ stats: [stat], amount: -2 }),
        modify({ stats: [stat], op: "set", amount: 2 }),
        modify({ stats: [stat], op: "min", amount: 2 }),
        modify({ stats: [stat], op: "max", amount: 2 }),
        modify({ stats: [stat], card: "this" }),
        ...names.moments.slice(1).map((moment) => modify({ stats: [stat], until: moment })),
      ]),
    ...keywords.map((stat) => modify({ stats: [stat] })),
    ...keywords.map((stat) => modify({ stats: [stat], op: "set", amount: 0 })),
    ...final.map((stat) => modify({ stats: [stat] })),
    { do: "arrange", count: 2 },
    { do: "arrange", count: 3 },
    ...(["you", "opponent"] as const).flatMap((of) =>
      WHO.flatMap((to): Effect[] => [
        { do: "reveal", zone: hand, of, to },
        { do: "reveal", zone: hand, of, to, atRandom: true },
        { do: "reveal", zone: discard, of, to },
      ]),
    ),
    choose({}),
    choose({ upTo: true }),
    choose({ count: 2 }),
    choose({ count: 2, upTo: true }),
    choose({ by: "opponent" }),
    choose({ count: 2, by: "opponent" }),
    choose({ total }),
    choose({ total, count: 2 }),
    choose({ then: { do: "if", condition: { is: "turn", of: "you" }, then: draw, else: { do: "nothing" } } }),
    { do: "each", from: { type }, effect: draw },
    number({}),
    number({ from: 1 }),
    number({ to: 4 }),
    number({ as: "y" }),
    { do: "may", effect: draw },
    ...names.moments.flatMap((moment): Effect[] => [
      { do: "lend", ability: lent, until: moment },
      { do: "lend", card: "it", ability: lent, until: moment },
    ]),
    { do: "choose-player", then: { do: "draw", who: "player", count: 1 } },
    { do: "choose-one", options: [draw, { do: "nothing" }] },
    // A discard without more is the same as a price and as an effect.
    { do: "pay", cost: [{ pay: "this" }] },
    { do: "pay", cost: [{ pay: "discard", count: 1 }], then: draw },
    ...Object.keys(vocabulary.ways ?? {}).flatMap((how): Effect[] => [
      { do: "pay", cost: [{ pay: "cards", from: { type }, count: 1, how }] },
      { do: "pay", cost: [{ pay: "cards", from: { type }, count: 2, how }] },
      { do: "pay", cost: [{ pay: "this", how }] },
    ]),
  ];
  const texts = new Map<string, string>();
  const alike: string[] = [];
  for (const effect of effects) {
    const text = say(printEffect(vocabulary, effect));
    const before = texts.get(text);
    const is = JSON.stringify(effect);
    if (before !== undefined) alike.push(`${is} as ${before}: ${text}`);
    if (/undefined|NaN|missing|\[object|lang\.|[{}]|^[a-z-]+\.[a-z]/.test(text)) alike.push(`${is}: ${text}`);
    texts.set(text, is);
  }
  expect(alike).toEqual([]);
});
