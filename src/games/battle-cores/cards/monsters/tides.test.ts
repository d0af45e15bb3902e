import { describe, expect, test } from "vitest";
import { aBoost, aField, aGear, battleCores, stats } from "../../testing";

const wall = stats("Wall", 9, 1);
const weak = stats("Weak", 1, 1);

describe("Tide and Sky", () => {
  test("Skimmer Gull: only Elusive cards can Attack it", () => {
    const me = { monsters: [wall, { card: "Spyglass Heron" }] };
    const g = battleCores({ at: "battle", me, foe: { monsters: ["Skimmer Gull", weak] } });
    expect(g.me.targets("Wall")).toEqual(["Weak"]);
    expect(g.me.targets("Spyglass Heron")).toEqual(["Skimmer Gull", "Weak", "seat 1"]);
  });

  test("Pearl Diver: one card of the hand for another", () => {
    const g = battleCores({
      me: { hand: ["Pearl Diver", "Wasp Queen"], deck: ["Kindle Cub", "Spark Hare"] },
    });
    g.me.summon("Pearl Diver");
    g.confirm();
    g.pick("Wasp Queen");
    expect([g.me.hand, g.me.ground]).toEqual([["Spark Hare"], ["Wasp Queen"]]);
  });

  test("Gale Slinger: strikes the player past Monsters", () => {
    const g = battleCores({
      at: "battle",
      me: { monsters: ["Gale Slinger", weak] },
      foe: { monsters: [wall] },
    });
    expect(g.me.targets("Weak")).toEqual(["Wall"]);
    g.me.strike("Gale Slinger");
    expect(g.foe.hp).toBe(29);
  });

  test("Tidal Trickster: another own Monster to the hand for a Point, once each turn", () => {
    const g = battleCores({ me: { monsters: ["Tidal Trickster", "Kindle Cub"] } });
    g.me.use("Tidal Trickster");
    expect([g.me.hand, g.me.points, g.me.monsters]).toEqual([["Kindle Cub"], 6, ["Tidal Trickster"]]);
    g.me.summon("Kindle Cub");
    expect(g.me.offered("use")).toEqual([]);
  });

  test("Riptide Ray: returns a Monster of Power 3 or less", () => {
    const foe = { monsters: [wall, weak, stats("Strong", 2, 4)] };
    const g = battleCores({ me: { hand: ["Riptide Ray"] }, foe });
    g.me.summon("Riptide Ray");
    expect(g.offered().sort()).toEqual(["Wall", "Weak"]);
    g.pick("Wall");
    expect([g.foe.hand, g.foe.monsters]).toEqual([["Wall"], ["Weak", "Strong"]]);
  });

  test("Cloud Courier: a card for a direct hit; Elusive", () => {
    const g = battleCores({ at: "battle", me: { monsters: ["Cloud Courier"] } });
    g.me.strike("Cloud Courier");
    expect([g.foe.hp, g.me.hand.length, g.keyword("Cloud Courier", "elusive")]).toEqual([28, 1, 1]);
  });

  test("Moonfall Visitor: finds a Field, or is traded for a card", () => {
    const deck = [aField("Meadow"), aBoost("Ash"), aGear("Club")];
    const g = battleCores({ me: { hand: ["Moonfall Visitor"], deck } });
    g.me.summon("Moonfall Visitor");
    g.pick("Meadow");
    expect(g.me.hand).toEqual(["Meadow"]);
    g.me.trade("Moonfall Visitor");
    expect([g.me.hand.length, g.me.monsters]).toEqual([2, []]);
  });

  test("Undertow Eel: a card for each Victory", () => {
    const g = battleCores({ at: "battle", me: { monsters: ["Undertow Eel"] }, foe: { monsters: [weak] } });
    g.me.attack("Undertow Eel", "Weak");
    expect([g.foe.monsters, g.me.hand.length]).toEqual([[], 1]);
  });

  test("Spyglass Heron: strikes past Monsters, and no common Defender can Block it", () => {
    const guard = stats("Guard", 9, 9, "defender");
    const g = battleCores({
      at: "battle",
      me: { monsters: ["Spyglass Heron"] },
      foe: { monsters: [guard, wall] },
    });
    g.me.strike("Spyglass Heron");
    expect([g.foe.hp, g.decision?.kind]).toEqual([28, "act"]);
  });

  test("Shoal Shepherd: two Minnows, and Elusive beside a Field", () => {
    const g = battleCores({ me: { hand: ["Shoal Shepherd", aField("Meadow")] } });
    g.me.summon("Shoal Shepherd");
    expect(g.me.monsters).toEqual(["Shoal Shepherd", "Minnow", "Minnow"]);
    expect([g.keyword("Minnow", "elusive"), g.keyword("Shoal Shepherd", "elusive")]).toEqual([1, 0]);
    g.me.activate("Meadow");
    expect(g.keyword("Shoal Shepherd", "elusive")).toBe(1);
  });

  test("Jetstream Falcon: two Attacks that also reach Elusive Monsters", () => {
    const foe = { monsters: ["Skimmer Gull", weak] };
    const g = battleCores({ at: "battle", me: { monsters: ["Jetstream Falcon"] }, foe });
    g.me.attack("Jetstream Falcon", "Skimmer Gull").me.attack("Jetstream Falcon", "Weak");
    expect([g.foe.monsters, g.tempered("Jetstream Falcon")]).toEqual([[], true]);
  });

  test("Tide Oracle: a card when Summoned and each turn", () => {
    const g = battleCores({ me: { hand: ["Tide Oracle"] } });
    g.me.summon("Tide Oracle");
    expect(g.me.hand.length).toBe(1);
    g.me.finish();
    g.foe.finish();
    expect(g.me.hand.length).toBe(3);
  });

  test("Storm Roc: other Birds hit harder while they are Untempered; Elusive", () => {
    const resting = { card: "Skimmer Gull", tempered: true };
    const g = battleCores({
      at: "battle",
      me: { monsters: ["Storm Roc", "Gale Slinger", resting, "Minnow"] },
    });
    const powers = ["Storm Roc", "Gale Slinger", "Skimmer Gull", "Minnow"].map((name) => g.power(name));
    expect([powers, g.keyword("Storm Roc", "elusive")]).toEqual([[4, 2, 1, 1], 1]);
    g.me.strike("Gale Slinger");
    expect([g.foe.hp, g.power("Gale Slinger")]).toEqual([28, 1]);
  });

  test("Deepwater Behemoth: washes away all Monsters of Power 4 or less", () => {
    const foe = { monsters: [wall, "Sprout", stats("Strong", 2, 5)] };
    const g = battleCores({ me: { hand: ["Deepwater Behemoth"], points: 8 }, foe });
    g.me.summon("Deepwater Behemoth");
    expect([g.foe.monsters, g.foe.hand, g.me.monsters]).toEqual([
      ["Strong"],
      ["Wall"],
      ["Deepwater Behemoth"],
    ]);
  });
});
