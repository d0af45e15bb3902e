import { describe, expect, test } from "vitest";
import { battleCores, stats } from "../../testing";

describe("Gear", () => {
  test("Cinder Whip: Attacks twice a turn, or Burns 2 by Trade", () => {
    const g = battleCores({ me: { hand: ["Cinder Whip", "Cinder Whip"] } });
    g.me.activate("Cinder Whip").me.trade("Cinder Whip");
    expect(g.foe.hp).toBe(28);
    g.me.toBattle().me.strike("Cinder Whip").me.strike("Cinder Whip");
    expect(g.foe.hp).toBe(24);
    expect(g.tempered("Cinder Whip")).toBe(true);
  });

  test("Hedger's Billhook: brings a Sprout for each Victory", () => {
    const g = battleCores({ me: { gear: ["Hedger's Billhook"] }, foe: { monsters: [stats("Page", 2, 1)] } });
    g.me.toBattle().me.attack("Hedger's Billhook", "Page");
    expect(g.me.monsters).toEqual(["Sprout"]);
    expect(g.durability("Hedger's Billhook")).toBe(2);
  });

  test("Siege Hammer: has Ruin, and can be repaired for a Point", () => {
    const g = battleCores({ me: { gear: ["Siege Hammer"] }, foe: { monsters: ["Stonewall Giant"] } });
    g.me.toBattle().me.attack("Siege Hammer", "Stonewall Giant").me.toEnd();
    expect(g.foe.monsters).toEqual([]);
    expect(g.durability("Siege Hammer")).toBe(1);
    g.me.use("Siege Hammer");
    expect(g.durability("Siege Hammer")).toBe(2);
    expect(g.me.points).toBe(4);
    expect(g.me.offered("use")).toEqual([]);
  });

  test("Reaper's Sickle: Summons a Dark Monster when it is worn out", () => {
    const sickle = { card: "Reaper's Sickle", counters: { wear: 1 } };
    const g = battleCores({ me: { gear: [sickle], ground: ["Hollow Page", "Pale Regent"] } });
    g.me.toBattle().me.strike("Reaper's Sickle");
    g.pick("Hollow Page");
    expect(g.foe.hp).toBe(27);
    expect(g.me.gear).toEqual([]);
    expect(g.me.monsters).toEqual(["Hollow Page"]);
  });

  test("Gull's Eye Bow: costs a card, attacks past Monsters and draws a card for a hit", () => {
    const g = battleCores({
      me: { hand: ["Gull's Eye Bow", "Seed Rain"] },
      foe: { monsters: [stats("Wall", 4, 1)] },
    });
    g.me.activate("Gull's Eye Bow");
    g.pick("Seed Rain");
    g.me.toBattle().me.strike("Gull's Eye Bow");
    expect(g.foe.hp).toBe(28);
    expect(g.me.hand).toHaveLength(1);
    expect(g.me.ground).toEqual(["Seed Rain"]);
  });

  test("Lawgiver's Blade: has True Strike and gains 1 HP each turn", () => {
    const g = battleCores({
      active: 1,
      me: { gear: ["Lawgiver's Blade"] },
      foe: { monsters: [stats("Page", 1, 1)] },
    });
    g.foe.finish();
    expect(g.me.hp).toBe(31);
    g.me.toBattle().me.attack("Lawgiver's Blade", "Page");
    expect(g.foe.monsters).toEqual([]);
    expect(g.foe.hp).toBe(28);
  });
});
