import { describe, expect, test } from "vitest";
import { aBoost, aField, aGear, battleCores, stats } from "../../testing";

const wall = stats("Wall", 9, 1);
const weak = stats("Weak", 1, 1);

describe("Tide and Sky", () => {
  test("Skimmer Gull: can only be Attacked by Elusive cards", () => {
    const me = { monsters: [wall, { card: "Spyglass Heron" }] };
    const g = battleCores({ at: "battle", me, foe: { monsters: ["Skimmer Gull", weak] } });
    expect(g.me.targets("Wall")).toEqual(["Weak"]);
    expect(g.me.targets("Spyglass Heron")).toEqual(["Skimmer Gull", "Weak", "seat 1"]);
  });

  test("Pearl Diver: exchanges one card of the hand for another", () => {
    const g = battleCores({
      me: { hand: ["Pearl Diver", "Wasp Queen"], deck: ["Kindle Cub", "Spark Hare"] },
    });
    g.me.summon("Pearl Diver");
    g.confirm();
    g.pick("Wasp Queen");
    expect(g.me.hand).toEqual(["Spark Hare"]);
    expect(g.me.ground).toEqual(["Wasp Queen"]);
  });

  test("Gale Slinger: attacks the player past Monsters", () => {
    const g = battleCores({
      at: "battle",
      me: { monsters: ["Gale Slinger", weak] },
      foe: { monsters: [wall] },
    });
    expect(g.me.targets("Weak")).toEqual(["Wall"]);
    g.me.strike("Gale Slinger");
    expect(g.foe.hp).toBe(29);
  });

  test("Tidal Trickster: returns another own Monster to hand for 1 Point, once each turn", () => {
    const g = battleCores({ me: { monsters: ["Tidal Trickster", "Kindle Cub"] } });
    g.me.use("Tidal Trickster");
    expect(g.me.hand).toEqual(["Kindle Cub"]);
    expect(g.me.points).toBe(6);
    expect(g.me.monsters).toEqual(["Tidal Trickster"]);
    g.me.summon("Kindle Cub");
    expect(g.me.offered("use")).toEqual([]);
  });

  test("Riptide Ray: returns a Monster of Power 3 or less", () => {
    const foe = { monsters: [wall, weak, stats("Strong", 2, 4)] };
    const g = battleCores({ me: { hand: ["Riptide Ray"] }, foe });
    g.me.summon("Riptide Ray");
    expect(g.offered().sort()).toEqual(["Wall", "Weak"]);
    g.pick("Wall");
    expect(g.foe.hand).toEqual(["Wall"]);
    expect(g.foe.monsters).toEqual(["Weak", "Strong"]);
  });

  test("Cloud Courier: draws a card for a direct hit, and is Elusive", () => {
    const g = battleCores({ at: "battle", me: { monsters: ["Cloud Courier"] } });
    g.me.strike("Cloud Courier");
    expect(g.foe.hp).toBe(28);
    expect(g.me.hand).toHaveLength(1);
    expect(g.keyword("Cloud Courier", "elusive")).toBe(1);
  });

  test("Moonfall Visitor: finds a Field, or is traded for a card", () => {
    const deck = [aField("Meadow"), aBoost("Ash"), aGear("Club")];
    const g = battleCores({ me: { hand: ["Moonfall Visitor"], deck } });
    g.me.summon("Moonfall Visitor");
    g.pick("Meadow");
    expect(g.me.hand).toEqual(["Meadow"]);
    g.me.trade("Moonfall Visitor");
    expect(g.me.hand).toHaveLength(2);
    expect(g.me.monsters).toEqual([]);
  });

  test("Undertow Eel: draws a card for each Victory", () => {
    const g = battleCores({ at: "battle", me: { monsters: ["Undertow Eel"] }, foe: { monsters: [weak] } });
    g.me.attack("Undertow Eel", "Weak");
    expect(g.foe.monsters).toEqual([]);
    expect(g.me.hand).toHaveLength(1);
  });

  test("Spyglass Heron: attacks past Monsters, and only an Elusive Defender can Block it", () => {
    const guard = stats("Guard", 9, 9, "defender");
    const g = battleCores({
      at: "battle",
      me: { monsters: ["Spyglass Heron"] },
      foe: { monsters: [guard, wall] },
    });
    g.me.strike("Spyglass Heron");
    expect(g.foe.hp).toBe(28);
    expect(g.decision?.kind).toBe("act");
  });

  test("Shoal Shepherd: brings two Minnows, and is Elusive while its player has a Field", () => {
    const g = battleCores({ me: { hand: ["Shoal Shepherd", aField("Meadow")] } });
    g.me.summon("Shoal Shepherd");
    expect(g.me.monsters).toEqual(["Shoal Shepherd", "Minnow", "Minnow"]);
    expect(g.keyword("Minnow", "elusive")).toBe(1);
    expect(g.keyword("Shoal Shepherd", "elusive")).toBe(0);
    g.me.activate("Meadow");
    expect(g.keyword("Shoal Shepherd", "elusive")).toBe(1);
  });

  test("Jetstream Falcon: makes two Attacks, which also reach Elusive Monsters", () => {
    const foe = { monsters: ["Skimmer Gull", weak] };
    const g = battleCores({ at: "battle", me: { monsters: ["Jetstream Falcon"] }, foe });
    g.me.attack("Jetstream Falcon", "Skimmer Gull").me.attack("Jetstream Falcon", "Weak");
    expect(g.foe.monsters).toEqual([]);
    expect(g.tempered("Jetstream Falcon")).toBe(true);
  });

  test("Tide Oracle: draws a card when Summoned and each turn", () => {
    const g = battleCores({ me: { hand: ["Tide Oracle"] } });
    g.me.summon("Tide Oracle");
    expect(g.me.hand).toHaveLength(1);
    g.me.finish();
    g.foe.finish();
    expect(g.me.hand).toHaveLength(3);
  });

  test("Storm Roc: gives other Birds more Power while they are Untempered, and is Elusive", () => {
    const resting = { card: "Skimmer Gull", tempered: true };
    const g = battleCores({
      at: "battle",
      me: { monsters: ["Storm Roc", "Gale Slinger", resting, "Minnow"] },
    });
    const powers = ["Storm Roc", "Gale Slinger", "Skimmer Gull", "Minnow"].map((name) => g.power(name));
    expect(powers).toEqual([4, 2, 1, 1]);
    expect(g.keyword("Storm Roc", "elusive")).toBe(1);
    g.me.strike("Gale Slinger");
    expect(g.foe.hp).toBe(28);
    expect(g.power("Gale Slinger")).toBe(1);
  });

  test("Deepwater Behemoth: returns all opposing Monsters of Power 4 or less to hand", () => {
    const foe = { monsters: [wall, "Sprout", stats("Strong", 2, 5)] };
    const g = battleCores({ me: { hand: ["Deepwater Behemoth"], points: 8 }, foe });
    g.me.summon("Deepwater Behemoth");
    expect(g.foe.monsters).toEqual(["Strong"]);
    expect(g.foe.hand).toEqual(["Wall"]);
    expect(g.me.monsters).toEqual(["Deepwater Behemoth"]);
  });
});
