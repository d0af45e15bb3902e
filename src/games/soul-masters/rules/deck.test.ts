import { describe, expect, test } from "vitest";
import { cards as pool, poolOf } from "../cards";
import type { Rarity, SoulCard } from "../cards/card";
import { aCore, aGolem, anAnimated, aReserve, aSpell, aUnit, deckOf, levels } from "../testing";
import { configProblems, deckProblems } from "./deck";
import { rulesWith } from "./rules";

const { cards, list } = deckOf("Oak");

/** The clauses that a deck breaks: the legal deck, with some cards removed and others added. */
function broken(
  out: readonly string[],
  into: readonly (SoulCard | string)[],
  base: readonly string[] = list,
): string[] {
  const left = [...base];
  for (const name of out) left.splice(left.indexOf(name), 1);
  const extra = into.filter((card): card is SoulCard => typeof card !== "string");
  const names = into.map((card) => (typeof card === "string" ? card : card.name));
  const found = deckProblems({ ...pool, ...poolOf([...cards, ...extra]) }, [...left, ...names], "deck");
  return [...new Set(found.map(({ rule }) => rule))];
}

const units = (n: number) => Array.from({ length: n }, () => "Oak Unit 0");
const spells = (n: number) => Array.from({ length: n }, () => "Oak Spell");
const own = { faction: "draconian" } as const;

describe("the main deck", () => {
  test("SM 1.1, SM 1.2, SM 1.3 has exactly 50 cards, 25 of them units, the rest in any mix", () => {
    expect(broken([], [])).toEqual([]);
    expect(broken(["Oak Spell"], [])).toEqual(["SM 1.1"]);
    expect(broken([], ["Oak Spell"])).toEqual(["SM 1.1"]);
    expect(broken(["Oak Unit 0"], spells(1))).toEqual(["SM 1.2"]);
    expect(broken(["Oak Spell"], units(1))).toEqual(["SM 1.2"]);
    expect(broken(spells(19), Array(19).fill(aSpell("Other Spell", { do: "nothing" }, own)))).toEqual([]);
  });

  function mayHave(most: number, rarity: Rarity, rule: string): void {
    const card = aUnit("Rarity", 1, 1, { ...own, rarity });
    const other = aUnit("Rarer", 1, 1, { ...own, rarity });
    const several = Array<SoulCard>(most).fill(card);
    expect(broken(units(most), several)).toEqual([]);
    expect(broken([...units(most), "Oak Unit 1"], [...several, card])).toEqual([rule]);
    expect(broken([...units(most), "Oak Unit 1"], [...several, other])).toEqual([]);
  }

  test("SM 1.6, SM 1.4 has at most three copies of an Uncommon", () => mayHave(3, "uncommon", "SM 1.6"));
  test("SM 1.7, SM 1.4 has at most three copies of a Rare", () => mayHave(3, "rare", "SM 1.7"));
  test("SM 1.8, SM 1.4 has at most two copies of an Epic", () => mayHave(2, "epic", "SM 1.8"));
  test("SM 1.9, SM 1.4 has one copy of a Legendary, and may have another Legendary", () =>
    mayHave(1, "legendary", "SM 1.9"));

  test("SM 1.5 has any number of copies of a Common", () => {
    const card = aUnit("Plain", 1, 1, own);
    expect(
      broken(
        list.filter((name) => name.includes("Unit")),
        Array(25).fill(card),
      ),
    ).toEqual([]);
  });

  test("SM 1.4, SM 2.6 printings with one name count as one card, under the strictest of their rarities", () => {
    const one = { ...aUnit("Twin A", 1, 1, { ...own, rarity: "rare" }), title: "Twin" };
    const two = { ...aUnit("Twin B", 1, 1, { ...own, rarity: "epic" }), title: "Twin" };
    expect(broken(units(2), [one, two])).toEqual([]);
    expect(broken(units(3), [one, one, two])).toEqual(["SM 1.8"]);
  });

  test("SM 1.10 has at most one Celestial card, including the Reserve deck", () => {
    const star = (name: string) => aUnit(name, 1, 1, { faction: "celestial", rarity: "celestial" });
    expect(broken(units(1), [star("Sun")])).toEqual([]);
    expect(broken(units(2), [star("Sun"), star("Moon")])).toEqual(["SM 1.10"]);
    const axe = aReserve("weapon", "Star Axe", { faction: "celestial", rarity: "celestial" });
    expect(broken(["Oak Unit 0", "Oak weapon 1"], [star("Sun"), axe])).toEqual(["SM 1.10"]);
  });
});

describe("requirements of the commander", () => {
  test("SM 1.11, SM 1.12 has the commander's Resource Count of resources, all of its faction's type", () => {
    expect(broken(["Scales"], [])).toEqual(["SM 1.11"]);
    expect(broken([], ["Scales"])).toEqual(["SM 1.11"]);
    expect(broken(["Scales"], ["Crux"])).toEqual(["SM 1.12"]);
  });

  test("SM 1.13, SM 1.15 cards of another faction are refused; Universal, Mercenary and Celestial ones are legal for all", () => {
    expect(broken(["Oak Unit 0"], [aUnit("Wolf", 1, 1, { faction: "wolven" })])).toEqual(["SM 1.13"]);
    for (const faction of ["universal", "mercenary", "celestial"] as const)
      expect(broken(["Oak Unit 0"], [aUnit("Guest", 1, 1, { faction })])).toEqual([]);
  });

  test("SM 1.14 each faction has its own resource", () => {
    const names = {
      draconian: "Scales",
      necromancer: "Crux",
      valkyrian: "Focus",
      vampyrian: "Bleed",
      wolven: "Rage",
    };
    for (const [faction, name] of Object.entries(names)) {
      expect(pool[name]).toMatchObject({ type: "resource", faction });
      const trio = levels("Leader", { faction: faction as "wolven" });
      const deck = ["Leader", ...Array<string>(6).fill(name)];
      const rules = deckProblems({ ...pool, ...poolOf([...trio]) }, deck, "deck").map(({ rule }) => rule);
      expect(rules).not.toContain("SM 1.12");
    }
  });

  test("SM 1.16, SM 1.17 a card with a commander's name is legal only with that commander; a clan's name restricts nothing", () => {
    const named = (only: string) => aUnit("Sworn", 1, 1, { ...own, only });
    expect(broken(units(1), [named("Oak")])).toEqual([]);
    expect(broken(units(1), [named("Elm")])).toEqual(["SM 1.16"]);
    expect(broken(units(1), [aUnit("Clansman", 1, 1, { ...own, attributes: ["skeleton"] })])).toEqual([]);
  });

  test("SM 1.18, SM 1.19, SM 1.20 has at most the commander's number of Mercenary cards, units and others together, among its ordinary cards", () => {
    const sword = aUnit("Hired Sword", 1, 1, { faction: "mercenary" });
    const trick = aSpell("Hired Trick", { do: "nothing" }, { faction: "mercenary" });
    expect(broken(units(4), Array(4).fill(sword))).toEqual([]);
    expect(broken(spells(4), Array(4).fill(trick))).toEqual([]);
    expect(broken([...units(2), ...spells(2)], [sword, sword, trick, trick])).toEqual([]);
    expect(broken([...units(3), ...spells(2)], [sword, sword, sword, trick, trick])).toEqual(["SM 1.18"]);
    expect(broken(spells(1), [sword])).toEqual(["SM 1.2"]);
  });

  test("SM 1.21, SM 23.1.2, SM 23.4.4 has exactly Core Energy Artifact Cores; Golem Cores count among them, and Animated spells do not count as units", () => {
    expect(broken(["Oak Core"], spells(1))).toEqual(["SM 1.21"]);
    expect(
      broken(
        spells(1),
        [aCore("Seventh", ...[])].map((card) => ({ ...card, faction: "draconian" as const })),
      ),
    ).toEqual(["SM 1.21"]);
    expect(broken(["Oak Core"], [aGolem("Clay", 1, 1)])).toEqual([]);
    expect(broken(spells(1), [anAnimated("Ghost", 1, 1)])).toEqual([]);
  });
});

describe("the Reserve deck", () => {
  test("SM 1.22, SM 1.23 has two cards of each of four types, no two with one name", () => {
    expect(broken(["Oak feat 1"], [aReserve("weapon", "Third")])).toEqual(["SM 1.22"]);
    expect(broken(["Oak feat 1"], [])).toEqual(["SM 1.22"]);
    expect(broken(["Oak weapon 1"], ["Oak weapon 2"])).toEqual(["SM 1.23"]);
  });

  test("SM 1.24 has five cards if both players agree, and then not eight; five are illegal otherwise", () => {
    const all = { ...pool, ...poolOf(cards) };
    const five = list.filter((name) => !/(weapon|armor|battlefield) 2$/.test(name));
    const seats = (deck: readonly string[]) => ["Ann", "Bob"].map((name) => ({ name, deck }));
    const rules = (deck: readonly string[], reserve?: string) =>
      configProblems(all, {
        game: "soul-masters",
        seed: "",
        seats: seats(deck),
        options: reserve === undefined ? {} : { reserve },
      }).map(({ rule }) => rule);
    expect(rules(list)).toEqual([]);
    expect(rules(five, "short")).toEqual([]);
    expect(rules(list, "long")).toEqual([]);
    expect(new Set(rules(five))).toEqual(new Set(["SM 1.22"]));
    expect(new Set(rules(list, "short"))).toEqual(new Set(["SM 1.24"]));
    expect(rules(list, "odd")).toEqual(["SM 1.24"]);
  });

  test("the rules refuse a value that is not a deck, and any number of players but two", () => {
    expect(broken(["Oak"], [])).toEqual(["SM 1.25"]);
    expect(broken(["Oak"], ["Oak 1"])).toContain("SM 1.1");
    expect(broken([], ["Skeleton Token"])).toEqual(["SM 1.1"]);
    const rules = rulesWith({ ...pool, ...poolOf(cards) });
    const seats = ["A", "B", "C"].map((name) => ({ name, deck: list }));
    const found = rules.board.problems({ game: "soul-masters", seed: "", seats, options: { odd: 1 } });
    expect(found.map(({ path }) => path)).toEqual(["seats", "options.odd"]);
  });
});
