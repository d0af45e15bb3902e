import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { validateCards } from "../../../../language/validate";
import { say } from "../../../../text";
import { battleCores } from "../../index";
import { vocabulary } from "../../words/index";
import { CATEGORIES } from "../card";
import { ERRATA } from "../errata";
import { LEGENDS } from "../legends";
import { SUPPORTS } from ".";

const twice = (items: readonly string[]) => items.filter((item, i) => items.indexOf(item) !== i);
const all = [...SUPPORTS, ...LEGENDS];
const textOf = (card: (typeof all)[number]) => battleCores.cards.text(card.name).abilities.map(say).join(" ");

/** The sources of the tests in a folder beside this file. */
function testsIn(folder: string): string {
  const path = fileURLToPath(new URL(folder, import.meta.url));
  const files = readdirSync(path).filter((file) => file.endsWith(".test.ts"));
  return files.map((file) => readFileSync(`${path}/${file}`, "utf8")).join("\n");
}

describe("Support cards and Legends", () => {
  test("number at least 42 Support cards of all categories and 22 Legends, in order", () => {
    expect(SUPPORTS.length).toBeGreaterThanOrEqual(42);
    expect(LEGENDS.length).toBeGreaterThanOrEqual(22);
    expect(SUPPORTS.map((card) => card.number)).toEqual(SUPPORTS.map((_, i) => 101 + i));
    expect(LEGENDS.map((card) => card.number)).toEqual(LEGENDS.map((_, i) => 201 + i));
    for (const category of CATEGORIES) {
      expect(SUPPORTS.filter((card) => card.category === category).length).toBeGreaterThanOrEqual(6);
    }
  });

  test("are valid, and no two are equal", () => {
    expect(validateCards(vocabulary, all)).toEqual([]);
    expect(twice(all.map((card) => card.name))).toEqual([]);
    expect(twice(all.map(textOf))).toEqual([]);
  });

  test("have a complete text that is not too long", () => {
    const bad = all.filter((card) => !/^[A-Z(].*[.)]$/.test(textOf(card)));
    expect(bad.map(textOf)).toEqual([]);
    const odd = /undefined|NaN|missing\.|\{|\}| {2}| ,|\.\.|\(\(|lang\.|battle-cores/;
    expect(all.map(textOf).filter((text) => odd.test(text) || text.length > 240)).toEqual([]);
  });

  test("match the reviewed snapshot", () => {
    const lines = [...all, ...ERRATA].map((card) => `${card.number} ${card.name}: ${textOf(card)}`);
    expect(lines.join("\n")).toMatchSnapshot();
  });

  test("each have a test named after them", () => {
    const source = testsIn(".") + testsIn("../legends");
    const untested = all.filter((card) => !source.includes(`test("${card.name}: `));
    expect(untested.map((card) => card.name)).toEqual([]);
  });

  test("every Legend has a different Summon()", () => {
    const summons = LEGENDS.map((card) => JSON.stringify(card.abilities[card.at.summon?.[0] ?? -1]));
    expect(twice(summons)).toEqual([]);
  });
});
