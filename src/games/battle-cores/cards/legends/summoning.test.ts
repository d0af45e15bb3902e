import { describe, expect, test } from "vitest";
import { aField, aToken, battleCores, beast, type Side } from "../../testing";

const of = (name: string, ...types: [string, string]) => beast(name, { types: types as never });
const two = (...types: [string, string]) => [of("One", ...types), of("Two", ...types)];
const rest = (side: Side["monsters"]) => (side ?? []).slice(1);
const spare = beast("Spare");
const odd = beast("Odd", { types: ["earth", "food"] });
const dark = ["A", "B", "C", "D"].map((name) => of(name, "dark", "spirit"));
const wings = ["A", "B", "C", "D"].map((name) => beast(name));
const tired = (name: string) => ({ card: beast(name), tempered: true });

/**
 * What a Legend requires: Points, and exactly the cards of `enough`. With the cards of `short` it cannot be summoned.
 */
const SUMMON: readonly [legend: string, points: number, enough: Side, short: Side][] = [
  [
    "Archmage of the Long Winter",
    2,
    { monsters: [of("Mage", "fire", "mage")], hand: [spare] },
    { monsters: [odd], hand: [spare] },
  ],
  ["The Walking Orchard", 5, { ground: [spare, spare, odd] }, { ground: [spare, odd] }],
  ["Nhal Who Gathers", 3, { ground: dark }, { ground: [odd, ...rest(dark)] as never }],
  ["Twin-Bolt Chimera", 2, { monsters: [tired("A"), tired("B")] }, { monsters: [tired("A"), beast("B")] }],
  [
    "Mother of Thickets",
    2,
    { monsters: [aToken("A"), aToken("B"), aToken("C")] },
    { monsters: [aToken("A"), aToken("B"), odd] },
  ],
  [
    "Leviathan of the Ninth Wave",
    4,
    { monsters: two("water", "fish") },
    { monsters: [of("One", "water", "fish"), odd] },
  ],
  [
    "Lady of Closed Eyes",
    2,
    { monsters: [of("Ghost", "dark", "spirit")], hand: [spare] },
    { monsters: [odd], hand: [spare] },
  ],
  [
    "Hive-Queen Ssarith",
    3,
    { monsters: two("nature", "insect") },
    { monsters: [of("One", "nature", "insect"), odd] },
  ],
  ["Oathless Wyrm", 4, { monsters: [odd], hp: 7 }, { monsters: [odd], hp: 6 }],
  ["The Gathered Storm", 3, { fields: [aField("Meadow")] }, { monsters: [odd] }],
  ["The Coil Below", 2, { monsters: [of("Snake", "dark", "serpent")], hp: 4 }, { monsters: [odd] }],
  ["Ten Thousand Wings", 3, { monsters: wings }, { monsters: [...rest(wings), tired("E")] as never }],
  [
    "High Marshal Ilven",
    4,
    { monsters: two("light", "knight") },
    { monsters: [of("One", "light", "knight"), { card: of("Two", "light", "knight"), tempered: true }] },
  ],
  [
    "High Marshal Ilven",
    4,
    { monsters: two("ice", "knight") },
    { monsters: [of("One", "ice", "knight"), odd] },
  ],
  ["Auriel, Mother of Sky", 3, { monsters: [of("Gull", "wind", "bird")] }, { monsters: [odd] }],
  ["Keeper of the Oath Stone", 2, { monsters: [of("Page", "light", "mage")], hp: 3 }, { monsters: [odd] }],
  [
    "Vharos, Crown of Embers",
    3,
    { monsters: two("fire", "dragon") },
    { monsters: [of("One", "fire", "dragon"), odd] },
  ],
  ["Monolith of the Crossroads", 3, { monsters: [odd] }, { monsters: [tired("A")] }],
];

describe("a Legend is summoned for exactly the costs in its Summon()", () => {
  test.each(SUMMON)("%s, %i Points", (legend, points, enough, short) => {
    const comes = (side: Side, points: number) => {
      const g = battleCores({ me: { ...side, points, legends: [legend] }, foe: { ...enough, hp: 30 } });
      return g.me.cardsFor("legend").length > 0;
    };
    expect(comes(enough, points)).toBe(true);
    expect(comes(short, 20)).toBe(false);
    if (points > 0) expect(comes(enough, points - 1)).toBe(false);
  });
});
