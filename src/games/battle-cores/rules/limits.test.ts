import { expect, test } from "vitest";
import { burn, draw, mill } from "../cards/parts";
import { aBoost, battleCores, beast, fight, stats } from "../testing";

const deckOf = (count: number) => Array.from({ length: count }, (_, i) => beast(`Oak ${i}`));

test("BC 11.12.1 Speed gives its number of additional Attacks", () => {
  const g = fight([stats("Swift", 3, 1, ["speed", 9])], []);
  for (let attack = 0; attack < 10; attack++) g.me.strike("Swift");
  expect(g.foe.hp).toBe(20);
  expect(g.me.offered("attack")).toEqual([]);
});

test("BC 11.21.1 Burn lowers HP by its full number", () => {
  const g = battleCores({ me: { hand: [aBoost("Fire", burn(45))] }, foe: { hp: 60 } });
  g.me.activate("Fire");
  expect(g.foe.hp).toBe(15);
});

test("an Effect draws, and discards from a deck, the number of cards it names", () => {
  const g = battleCores({
    me: { hand: [aBoost("Deal", draw(20)), aBoost("Grind", mill(18))], deck: deckOf(30) },
    foe: { deck: deckOf(30) },
  });
  g.me.activate("Deal");
  expect(g.me.hand).toHaveLength(21);
  g.me.activate("Grind");
  expect(g.foe.ground).toHaveLength(18);
});
