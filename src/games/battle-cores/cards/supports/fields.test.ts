import { describe, expect, test } from "vitest";
import { able, battleCores, beast, stats } from "../../testing";
import { burn, startup } from "../parts";

describe("Fields", () => {
  test("Scorched Plain: gives your Fire Monsters Power, and Burns 1 for two Tempered ones", () => {
    const fire = (name: string) => beast(name, { types: ["fire", "beast"], power: 2 });
    const g = battleCores({
      me: { monsters: [fire("A"), fire("B"), stats("C", 1, 1)], hand: ["Scorched Plain"] },
    });
    g.me.activate("Scorched Plain");
    expect(g.power("A")).toBe(3);
    expect(g.power("C")).toBe(1);
    g.me.toBattle().me.strike("A").me.strike("B").me.toEnd();
    expect(g.foe.hp).toBe(23);
    expect(g.me.fields).toEqual(["Scorched Plain"]);
  });

  test("Seedbed: brings a Sprout at the start of each of your turns", () => {
    const g = battleCores({ me: { fields: ["Seedbed"] }, active: 1 });
    g.foe.finish();
    expect(g.me.monsters).toEqual(["Sprout"]);
  });

  test("Assembly Hall: makes Items and Gear cheaper, and Temper() repairs a Gear", () => {
    const g = battleCores({
      me: {
        monsters: [stats("Bearer", 3, 2)],
        fields: ["Assembly Hall"],
        hand: ["Bark Mantle", "Siege Hammer", "Seed Rain"],
        points: 2,
      },
      foe: { monsters: [stats("Wall", 9, 1)] },
    });
    g.me.activate("Bark Mantle", "Bearer").me.activate("Siege Hammer");
    expect(g.me.points).toBe(0);
    g.me.toBattle().me.attack("Siege Hammer", "Wall").me.toEnd();
    expect(g.durability("Siege Hammer")).toBe(1);
    g.me.temper("Assembly Hall");
    g.pick("Siege Hammer");
    expect(g.durability("Siege Hammer")).toBe(2);
    expect(g.tempered("Assembly Hall")).toBe(true);
  });

  test("Hollow Cemetery: Burns 1 for each of your Dark Monsters that is discarded", () => {
    const g = battleCores({
      me: {
        monsters: ["Lantern Wraith", stats("Page", 1, 1)],
        fields: ["Hollow Cemetery"],
        hand: ["Level the Board"],
      },
      foe: { monsters: ["Hollow Page"] },
    });
    g.me.activate("Level the Board");
    expect(g.foe.hp).toBe(29);
    expect(g.me.hp).toBe(30);
  });

  test("Cloud Harbor: Tempers and returns a Monster to hand to draw two cards", () => {
    const g = battleCores({ me: { monsters: [stats("Page", 1, 1)], fields: ["Cloud Harbor"] } });
    g.me.use("Cloud Harbor");
    expect(g.me.monsters).toEqual([]);
    expect(g.me.hand).toHaveLength(3);
    expect(g.tempered("Cloud Harbor")).toBe(true);
    expect(g.me.offered("use")).toEqual([]);
  });

  test("Hall of First Light: gains 1 HP for each Light Monster you control", () => {
    const g = battleCores({
      active: 1,
      me: { monsters: ["Morning Page", "Candle Bearer", "Glacier Lancer"], fields: ["Hall of First Light"] },
    });
    g.foe.finish();
    expect(g.me.hp).toBe(32);
  });

  test("Copper Spires: prevents the first Burn of a turn", () => {
    const torch = able("Torch", startup(burn(2)));
    const again = able("Torch Again", startup(burn(2)));
    const g = battleCores({ me: { fields: ["Copper Spires"] }, foe: { hand: [torch, again] }, active: 1 });
    g.foe.summon("Torch");
    expect(g.me.hp).toBe(30);
    g.foe.summon("Torch Again");
    expect(g.me.hp).toBe(28);
  });

  test("Copper Spires: spends two Counters and Tempers to Burn 3 to a Monster", () => {
    const spires = { card: "Copper Spires", counters: { counters: 1 } };
    const g = battleCores({ me: { fields: [spires] }, foe: { monsters: [stats("Wall", 4, 1)] }, active: 1 });
    g.foe.finish();
    expect(g.counters("Copper Spires")).toBe(2);
    g.me.use("Copper Spires");
    g.pick("Wall");
    expect(g.armor("Wall")).toBe(1);
    expect(g.counters("Copper Spires")).toBe(0);
    expect(g.tempered("Copper Spires")).toBe(true);
  });
});
