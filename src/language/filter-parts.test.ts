import { expect, test } from "vitest";
import { GAME_SLUGS, loadGame } from "../games/registry";
import { say, setLocale } from "../text";
import { type Amount, type Condition, type Effect, type Filter, printCondition, printEffect } from "./index";

const draw: Effect = { do: "draw", who: "you", count: 1 };

test.each(GAME_SLUGS)("%s prints every part of a filter", async (slug) => {
  await setLocale("en");
  const { vocabulary } = (await loadGame(slug)).cards;
  if (vocabulary === undefined) return;
  const { names, field, groups = {} } = vocabulary;
  // All zones in play together are printed as cards a player controls.
  const zones = names.zones.filter((zone) => zone !== field && groups[zone] === undefined);
  const stat = names.stats.find((one) => !one.startsWith("kw-")) ?? "";
  // The first type, or "fighter", is what all cards in play are. In D20 Warriors only those have subtypes.
  const [, type = "", other = ""] = names.types;
  const [subtype] = names.subtypes;
  const filters: readonly Filter[] = [
    {},
    ...zones.flatMap((zone): Filter[] => [{ zone, of: "you" }, { zone, of: "opponent" }, { zone }]),
    ...(["you", "opponent", "team"] as const).map((of): Filter => ({ of })),
    ...(["up", "down"] as const).map((face): Filter => ({ face })),
    ...names.types.filter((one, i) => i > 0 && one !== "fighter").map((one): Filter => ({ type: one })),
    ...(subtype === undefined ? [] : [{ subtype }, ...(slug === "d20-warriors" ? [] : [{ subtype, type }])]),
    ...Object.keys(vocabulary.being ?? {}).map((being): Filter => ({ being })),
    ...Object.keys(vocabulary.lying ?? {}).map((how): Filter => ({ lying: { how, to: "it" } })),
    ...(vocabulary.lying === undefined ? [] : [{ touching: "it" }]),
    { not: "this" },
    { not: { type } },
    { any: [{ type: other }, { type }] },
    { among: "it" },
    { extreme: { which: "highest", stat } },
    { extreme: { which: "lowest", stat } },
    { named: "Somebody" },
    { nameHas: "Somebody" },
    { stat: { name: stat, atLeast: 2 } },
    { stat: { name: stat, atMost: 2 } },
    { stat: { name: stat, atLeast: 2, atMost: 2 } },
    { stat: { name: stat, atLeast: 2, atMost: 3 } },
  ];
  const texts = new Map<string, string>();
  const alike: string[] = [];
  const note = (text: string, what: unknown) => {
    const before = texts.get(text);
    const is = JSON.stringify(what);
    if (before !== undefined) alike.push(`${is} as ${before}: ${text}`);
    if (/undefined|NaN|missing|\[object|lang\.|[{}]/.test(text)) alike.push(`${is}: ${text}`);
    texts.set(text, is);
  };
  for (const from of filters) {
    note(say(printEffect(vocabulary, { do: "choose", from, then: draw })), from);
    note(say(printEffect(vocabulary, { do: "each", from, effect: draw })), ["each", from]);
    note(say(printCondition(vocabulary, { is: "exists", filter: from })), ["exists", from]);
    note(say(printCondition(vocabulary, { is: "exists", filter: from, atLeast: 2 })), ["two", from]);
    note(say(printCondition(vocabulary, { is: "none", filter: from })), ["none", from]);
    note(say(printCondition(vocabulary, { is: "matches", card: "it", filter: from })), ["matches", from]);
  }
  const amounts: readonly Amount[] = [
    1,
    { count: { type } },
    { count: { type }, times: 2 },
    { count: { type }, max: 2 },
    { count: { type }, times: 2, max: 4 },
    { cardsIn: vocabulary.hand, of: "you" },
    { cardsIn: vocabulary.hand, of: "opponent" },
    { stat, of: "it" },
    { half: { stat, of: "it" } },
    { half: { stat, of: "it" }, up: true },
    { sum: [{ stat, of: "it" }, -1] },
    { sum: [{ stat, of: "it" }, 1] },
    { sum: [{ stat, of: "it" }, { chosen: "x" }] },
    { chosen: "x" },
  ];
  for (const count of amounts) note(say(printEffect(vocabulary, { ...draw, count } as Effect)), count);
  const more = amounts.map((amount): Condition => ({ is: "more", amount, than: 1 }));
  for (const one of more) note(say(printCondition(vocabulary, one)), one);
  expect(alike).toEqual([]);
});
