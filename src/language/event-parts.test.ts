import { expect, test } from "vitest";
import { GAME_SLUGS, loadGame } from "../games/registry";
import { say, setLocale } from "../text";
import type { Ability, Pattern } from "./index";
import { printAbility } from "./index";

const PARTS: Readonly<Record<string, readonly Partial<Pattern>[]>> = {
  card: [{ card: "this" }, { card: { of: "opponent" } }],
  "card this": [{ card: "this" }],
  other: [{ other: "this" }, { other: { of: "opponent" } }],
  "other this": [{ other: "this" }],
  by: [{ by: "you" }, { by: "opponent" }],
  "by you": [{ by: "you" }],
};

/** Every way of giving some of these parts that makes sense. */
function waysOf(parts: readonly string[]): Partial<Pattern>[] {
  const all = parts.reduce<Partial<Pattern>[]>(
    (ways, part) =>
      part === "card this!"
        ? ways.map((way) => ({ ...way, card: "this" }))
        : ways.flatMap((way) => [way, ...(PARTS[part] ?? []).map((more) => ({ ...way, ...more }))]),
    [{}],
  );
  return all.filter(({ card, other }) => card !== "this" || other !== "this");
}

test.each(GAME_SLUGS)("%s prints every part of an event that its words allow", async (slug) => {
  await setLocale("en");
  const { vocabulary } = (await loadGame(slug)).cards;
  if (vocabulary === undefined) return;
  const text = (when: Pattern) => {
    const ability: Ability = { kind: "trigger", when, effect: { do: "nothing" } };
    return say(printAbility(vocabulary, ability));
  };
  const alike: string[] = [];
  for (const [on, parts] of Object.entries(vocabulary.names.events)) {
    const known = new Map<string, string>();
    for (const way of waysOf(parts)) {
      const printed = text({ on, ...way });
      const before = known.get(printed);
      if (before !== undefined) alike.push(`${on}: ${JSON.stringify(way)} as ${before}: ${printed}`);
      else known.set(printed, JSON.stringify(way));
    }
  }
  expect(alike).toEqual([]);
});

test.each(GAME_SLUGS)("%s prints every part of a change that is replaced", async (slug) => {
  await setLocale("en");
  const { vocabulary } = (await loadGame(slug)).cards;
  if (vocabulary === undefined) return;
  for (const [change, causes] of Object.entries(vocabulary.names.changes)) {
    const whom = vocabulary.names.seatChanges?.includes(change)
      ? [{}, { of: "you" }, { of: "opponent" }]
      : [{ card: "this" }, { card: { of: "opponent" } }];
    const ways = whom.flatMap((one) => [one, ...causes.map((cause) => ({ ...one, cause }))]);
    const texts = ways.map((way) => {
      const ability = { kind: "replace", change, ...way, effect: { do: "nothing" } } as Ability;
      return say(printAbility(vocabulary, ability));
    });
    expect(new Set(texts).size, texts.join(" ")).toBe(ways.length);
  }
});
