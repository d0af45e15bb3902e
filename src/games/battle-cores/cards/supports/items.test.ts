import { describe, expect, test } from "vitest";
import { battleCores, type Side, stats } from "../../testing";

/** My Bearer (3/2, not new) is equipped with the Item. The opponent has a Wall (4/1) unless `foe` says otherwise. */
function equipped(item: string, me: Side = {}, foe: Side = { monsters: [stats("Wall", 4, 1)] }) {
  const monsters = me.monsters ?? [stats("Bearer", 3, 2)];
  const g = battleCores({ me: { ...me, monsters, hand: [item] }, foe });
  g.me.activate(item, "Bearer");
  expect(g.me.items).toEqual([item]);
  return g;
}

describe("Items", () => {
  test("Wolfhide Harness: lets a Monster Summoned this turn Attack, with 1 more Power", () => {
    const g = equipped("Wolfhide Harness", { monsters: [{ card: stats("Bearer", 3, 2), fresh: true }] });
    g.me.toBattle().me.attack("Bearer", "Wall");
    expect(g.armor("Wall")).toBe(1);
  });

  test("Storm Spurs: gives one more Attack, and Burns 1 with a direct one", () => {
    const g = equipped("Storm Spurs", {}, {});
    g.me.toBattle().me.strike("Bearer").me.strike("Bearer");
    expect(g.foe.hp).toBe(24);
    expect(g.tempered("Bearer")).toBe(true);
  });

  test("Bark Mantle: adds 2 Armor and leaves a Sprout when discarded", () => {
    const g = equipped("Bark Mantle", {}, { monsters: [stats("Giant", 9, 5)] });
    expect(g.armor("Bearer")).toBe(5);
    g.me.finish();
    g.foe.toBattle().foe.attack("Giant", "Bearer");
    expect(g.me.monsters).toEqual(["Sprout"]);
    expect(g.me.ground).toEqual(["Bearer", "Bark Mantle"]);
  });

  test("Riveted Bulwark: adds Armor and gives Defender", () => {
    const g = equipped("Riveted Bulwark", { monsters: [stats("Bearer", 3, 2), stats("Page", 1, 1)] });
    g.me.finish();
    g.foe.toBattle().foe.attack("Wall", "Page");
    g.pick("Bearer");
    expect(g.armor("Page")).toBe(1);
    expect(g.numbers("Bearer")).toBe("5/2");
    expect(g.armor("Wall")).toBe(2);
  });

  test("Second Heart: gives Survival, and two Counters restore the Armor", () => {
    const g = equipped("Second Heart", {}, { monsters: [stats("Giant", 9, 9)] });
    expect(g.survival("Bearer")).toBe(1);
    g.me.finish();
    g.foe.toBattle().foe.attack("Giant", "Bearer").foe.toEnd().foe.endTurn();
    expect(g.me.monsters).toEqual(["Bearer"]);
    expect(g.survival("Bearer")).toBe(0);
    expect(g.counters("Second Heart")).toBe(1);
    g.me.finish();
    g.foe.finish();
    g.me.toBattle().me.attack("Bearer", "Giant").me.toEnd();
    expect(g.counters("Second Heart")).toBe(2);
    g.me.use("Second Heart");
    expect(g.counters("Second Heart")).toBe(0);
  });

  test("Second Heart: can restore Armor after the damage of a Block", () => {
    const wall = stats("Guard", 9, 2, "defender");
    const g = battleCores({
      me: { monsters: [stats("Bearer", 3, 2)], hand: ["Second Heart"] },
      foe: { monsters: [wall, stats("Page", 1, 1)] },
    });
    g.me.activate("Second Heart", "Bearer").me.finish();
    g.foe.finish();
    g.me.finish();
    g.foe.finish();
    g.me.toBattle().me.attack("Bearer", "Page");
    g.pick("Guard");
    expect(g.armor("Bearer")).toBe(1);
    g.me.toEnd().me.use("Second Heart");
    expect(g.armor("Bearer")).toBe(3);
  });

  test("Grave Fang: gives Ruin, and a Victory discards two cards of the opponent's deck", () => {
    const g = equipped("Grave Fang");
    g.me.toBattle().me.attack("Bearer", "Wall");
    expect(g.foe.monsters).toEqual([]);
    expect(g.foe.deck).toHaveLength(8);
    expect(g.foe.ground).toHaveLength(3);
  });

  test("Veil of Spray: gives Elusive, until it is discarded for a card", () => {
    const g = equipped("Veil of Spray");
    expect(g.keyword("Bearer", "elusive")).toBe(1);
    g.me.use("Veil of Spray");
    expect(g.keyword("Bearer", "elusive")).toBe(0);
    expect(g.me.hand).toHaveLength(1);
    expect(g.me.ground).toEqual(["Veil of Spray"]);
  });

  test("Longbow of Feathers: lets the Monster attack past others", () => {
    const g = equipped("Longbow of Feathers");
    g.me.toBattle();
    expect(g.me.targets("Bearer")).toEqual(["Wall", "seat 1"]);
    g.me.strike("Bearer");
    expect(g.foe.hp).toBe(28);
  });

  test("Sunlit Lance: gives 2 more Power and True Strike", () => {
    const g = equipped("Sunlit Lance", {}, { monsters: [stats("Page", 1, 1)] });
    g.me.toBattle().me.attack("Bearer", "Page");
    expect(g.foe.monsters).toEqual([]);
    expect(g.foe.hp).toBe(27);
  });
});
