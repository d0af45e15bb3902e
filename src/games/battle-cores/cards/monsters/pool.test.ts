import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Effect, effectsIn } from "../../../../language";
import { validateCards } from "../../../../language/validate";
import { costsOf } from "../../../../language/walk";
import { hasText, say } from "../../../../text";
import { battleCores } from "../../index";
import { vocabulary } from "../../words/index";
import { type BattleCard, ELEMENTS, KEYWORDS, KINDS } from "../card";
import { POOL } from "../pool";
import { TOKENS } from "../tokens";

const monsters = POOL.filter((card) => card.type === "monster" && card.set === 1);
const tokens = Object.values(TOKENS);
const all = [...monsters, ...tokens];
const twice = (items: readonly unknown[]) => items.filter((item, i) => items.indexOf(item) !== i);
const price = (card: BattleCard) => card.stats.price ?? 0;

/** Every Effect on a card, including inner ones. */
function effectsOn(card: BattleCard): Effect[] {
  const effects = card.abilities.flatMap((ability) => ("effect" in ability ? [ability.effect] : []));
  return effects.flatMap((effect) => (effect === undefined ? [] : effectsIn(effect)));
}

const wordsOn = (card: BattleCard) =>
  effectsOn(card).flatMap((effect) => (effect.do === "word" ? [effect] : []));

/** The keywords that a card has or mentions. */
function keywordsOf(card: BattleCard): string[] {
  const words = wordsOn(card).map(({ word, args }) =>
    word === "summon" && args?.quick ? "quick-summon" : word.startsWith("burn") ? "burn" : word,
  );
  const levels = (card.keywords ?? []).map((name) => {
    const level = card.stats[`kw-${name}`] ?? 0;
    return level > 1 ? `${name}(${level})` : name;
  });
  const pays = card.abilities.some((a) => a.kind !== "keyword" && costsOf(a).length > 0);
  const hasPayEffect = effectsOn(card).some((effect) => effect.do === "pay");
  return [...words, ...levels, ...Object.keys(card.at), ...(pays || hasPayEffect ? ["(x : y)"] : [])];
}

const having = (keyword: string) => monsters.filter((card) => keywordsOf(card).includes(keyword));

/** Every message key in a printed text. */
function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== "object" || value === null) return [];
  const own = "key" in value ? [String(value.key)] : [];
  return [...own, ...Object.values(value).flatMap(keysIn)];
}

function textOf(card: BattleCard): string {
  const { keywords, abilities } = battleCores.cards.text(card.name);
  const names = keywords.map((keyword) => say(keyword.name)).join(", ");
  return [names, ...abilities.map(say)].filter(Boolean).join(" | ");
}

describe("Monsters", () => {
  test("number at least 84, numbered from 1 in order", () => {
    expect(monsters.length).toBeGreaterThanOrEqual(84);
    expect(monsters.map((card) => card.number)).toEqual(monsters.map((_, i) => i + 1));
  });

  test("have unique names and data", () => {
    expect(twice(all.map((card) => card.name))).toEqual([]);
    const data = all.map(({ name: _name, number: _number, ...rest }) => JSON.stringify(rest));
    expect(twice(data)).toEqual([]);
    const plays = monsters.map(({ stats, abilities }) => JSON.stringify([stats, abilities]));
    expect(twice(plays)).toEqual([]);
  });

  test("have only valid abilities", () => {
    expect(validateCards(vocabulary, all)).toEqual([]);
  });

  test("BC 6.5 cover every Elemental and every Descriptive Type", () => {
    for (const type of [...ELEMENTS, ...KINDS]) {
      const count = monsters.filter((card) => card.subtypes?.includes(type)).length;
      expect(type).toEqual(type);
      expect(count > 0).toBe(true);
    }
    for (const card of all) expect(card.subtypes).toHaveLength(2);
  });

  test.each([
    ...KEYWORDS,
    "speed(2)",
    "startup",
    "ender",
    "victory",
    "upkeep",
    "trade",
    "temper",
    "price",
    "(x : y)",
    "burn",
    "search",
    "summon",
    "quick-summon",
    "token",
    "counters",
  ])("%s is a keyword of at least three Monsters", (keyword) => {
    expect(having(keyword).length).toBeGreaterThanOrEqual(3);
  });

  test("cost 1 to 10 Points, most of them few", () => {
    const between = (from: number, to: number) =>
      monsters.filter((card) => price(card) >= from && price(card) <= to).length;
    expect(between(1, 10)).toBe(monsters.length);
    expect(between(1, 4)).toBeGreaterThan(monsters.length / 2);
    expect(between(5, 7)).toBeGreaterThanOrEqual(12);
    expect(between(8, 10)).toBeGreaterThanOrEqual(4);
    expect(between(8, 10)).toBeLessThanOrEqual(10);
    for (let n = 1; n <= 10; n++) {
      expect(n).toEqual(n);
      expect(between(n, n) > 0).toBe(true);
    }
  });

  test("have Armor and Power in proportion to their Price", () => {
    // Price() is paid on top of the Points, so a card with it may be stronger.
    const odd = monsters.filter((card) => {
      const sum = (card.stats.armor ?? 0) + (card.stats.power ?? 0);
      return !card.at.price && (sum > 2 * price(card) + 3 || sum < price(card));
    });
    expect(odd.map((card) => card.name)).toEqual([]);
  });

  test("summon only Tokens that exist, and summon each of these", () => {
    const words = monsters.flatMap(wordsOn).filter(({ word }) => word === "token");
    const named = new Set(words.map(({ args }) => String(args?.name)));
    expect([...named].sort()).toEqual(Object.keys(TOKENS).sort());
  });
});

describe("keyword combinations", () => {
  const together = (...keywords: string[]) =>
    monsters.some((card) => keywords.every((keyword) => keywordsOf(card).includes(keyword)));

  test.each([
    ["speed", "defender"],
    ["active", "defender"],
    ["elusive", "range"],
    ["true-strike", "speed"],
    ["ruin", "true-strike"],
    ["survival", "ruin"],
    ["survival", "defender"],
    ["duplicate", "startup"],
    ["duplicate", "upkeep"],
    ["duplicate", "ender"],
    ["active", "speed"],
    ["speed(2)", "range"],
  ])("%s and %s occur together on a Monster", (...pair) => {
    expect(together(...pair)).toBe(true);
  });

  test("Duplicate occurs inside Startup and Victory, and a Token has an Ender", () => {
    const inBrackets = (label: "startup" | "victory") =>
      monsters.some((card) =>
        (card.at[label] ?? []).some((i) => JSON.stringify(card.abilities[i]).includes('"duplicate"')),
      );
    expect(inBrackets("startup")).toBe(true);
    expect(inBrackets("victory")).toBe(true);
    expect(tokens.some((card) => card.at.ender)).toBe(true);
  });
});

describe("printed texts of Monsters", () => {
  test("are complete and at most 200 characters long", () => {
    const texts = all.map(textOf);
    expect(texts.filter((text) => text.length > 200)).toEqual([]);
    expect(
      texts.filter((text) => /undefined|NaN|\{|\}| {2}| ,|\.\.|lang\.|missing|battle-cores/.test(text)),
    ).toEqual([]);
  });

  test("have every phrase they use", () => {
    const keys = all.flatMap((card) => keysIn(battleCores.cards.text(card.name)));
    expect(keys.filter((key) => !hasText(key))).toEqual([]);
  });

  test("match the reviewed snapshot", () => {
    const lines = all.map((card) => {
      const { price: points, armor, power } = card.stats;
      return `${card.number} ${card.name} [${card.subtypes?.join(" ")}, ${points}: ${armor}/${power}] ${textOf(card)}`;
    });
    expect(lines.join("\n")).toMatchSnapshot();
  });
});

test("every Monster has a test named after it", () => {
  const themes = ["ember", "grove", "bastion", "nightfall", "tides", "dawn", "wanderers"];
  const read = (theme: string) => readFileSync(new URL(`./${theme}.test.ts`, import.meta.url), "utf8");
  const source = themes.map(read).join("\n");
  const untested = monsters.filter((card) => !source.includes(`test("${card.name}: `));
  expect(untested.map((card) => card.name)).toEqual([]);
});
