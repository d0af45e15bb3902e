import { expect, test } from "vitest";
import { GAME_SLUGS, loadGame } from "../games/registry";
import { say, setLocale } from "../text";
import { type ArgSpec, type Effect, printCondition, printCost, printEffect, type Vocabulary } from "./index";

interface Names {
  readonly cards: readonly string[];
  readonly kinds: readonly string[];
}

/** Values that the text must tell apart. */
function valuesOf(spec: ArgSpec, { cards, kinds }: Names): unknown[] {
  if (spec === "ref") return ["it", "this"];
  if (spec === "filter") return kinds.slice(0, 2).map((type) => ({ type }));
  if (spec === "card-name") return cards.slice(0, 2);
  if (spec === "amount")
    return [1, 2, { cardsIn: "hand", of: "you" }, { cardsIn: "hand", of: "you", times: 2 }];
  if ("maybe" in spec) return [undefined, ...valuesOf(spec.maybe, { cards, kinds }).filter(isNoDefault)];
  if ("from" in spec) return [spec.from, spec.to];
  return [...spec];
}

/** Leaving out an argument means this much, or this player. */
const isNoDefault = (value: unknown) => ![1, "you", "resource-deck", "reserve"].includes(value as never);

type Kind = "effects" | "conditions" | "amounts" | "costs";

function textOf(v: Vocabulary, kind: Kind, word: string, args: object): string {
  const named = { word, args: args as never };
  if (kind === "effects") return say(printEffect(v, { do: "word", ...named }));
  if (kind === "conditions") return say(printCondition(v, { is: "word", ...named }));
  if (kind === "costs") return say(printCost(v, { pay: "word", ...named }));
  const draw: Effect = { do: "draw", who: "you", count: named };
  return say(printEffect(v, draw));
}

/**
 * Arguments that say what an ability is a part of, set by builders of cards and by the rules, and those that mean
 * something only together with others.
 */
const INTERNAL = [
  "damage nth",
  "stage ability",
  "delay ability",
  "bury count",
  "put-rest count",
  "put-rest whose",
  "put-rest order",
  "energy by",
  "cores who",
];

test.each(GAME_SLUGS)("%s prints every argument of its words", async (slug) => {
  await setLocale("en");
  const { vocabulary } = (await loadGame(slug)).cards;
  if (vocabulary === undefined) return;
  const alike: string[] = [];
  for (const kind of ["effects", "conditions", "amounts", "costs"] as const) {
    for (const [word, { args }] of Object.entries(vocabulary[kind] ?? {})) {
      const names = { cards: vocabulary.names.cards?.[word] ?? [], kinds: vocabulary.names.types };
      const specs = Object.entries(args as Readonly<Record<string, ArgSpec>>);
      const least = Object.fromEntries(
        specs
          .map(([arg, spec]) => [arg, valuesOf(spec, names)[0]])
          .filter(([, value]) => value !== undefined),
      );
      for (const [arg, spec] of specs) {
        if (INTERNAL.includes(`${word} ${arg}`)) continue;
        const known = new Map<string, unknown>();
        for (const value of valuesOf(spec, names)) {
          const { [arg]: _, ...others } = least;
          const text = textOf(
            vocabulary,
            kind,
            word,
            value === undefined ? others : { ...others, [arg]: value },
          );
          const is = `${kind} ${word}: ${arg} = ${JSON.stringify(value)}`;
          if (/undefined|NaN|missing|\[object|lang\.|[{}]/.test(text)) alike.push(`${is}: ${text}`);
          else if (known.has(text)) alike.push(`${is} as ${JSON.stringify(known.get(text))}: ${text}`);
          else known.set(text, value);
        }
      }
    }
  }
  expect(alike).toEqual([]);
});
