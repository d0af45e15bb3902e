import { describe, expect, test } from "vitest";
import { battleCores, beast, stats } from "../../testing";
import { copyName } from "../card";

const weak = stats("Weak", 1, 1);

describe("Green Tide", () => {
  test("Thicket Mite: brings a Token copy that lacks Duplicate", () => {
    const g = battleCores({ me: { hand: ["Thicket Mite"] } });
    g.me.summon("Thicket Mite");
    expect(g.me.monsters).toEqual(["Thicket Mite", copyName("Thicket Mite")]);
    expect(g.keyword(copyName("Thicket Mite"), "duplicate")).toBe(0);
  });

  test("Seedpod Runner: leaves a Sprout when discarded", () => {
    const me = { at: "battle", me: { monsters: [stats("Axe", 3, 3)] } } as const;
    const g = battleCores({ ...me, foe: { monsters: ["Seedpod Runner"] } });
    g.me.attack("Axe", "Seedpod Runner");
    expect(g.foe.monsters).toEqual(["Sprout"]);
    expect(g.foe.ground).toEqual(["Seedpod Runner"]);
  });

  test("Burrow Ant: makes one copy when Summoned, and the copy makes no other", () => {
    const g = battleCores({ me: { hand: ["Burrow Ant"] } });
    g.me.summon("Burrow Ant");
    const token = copyName("Burrow Ant");
    expect(g.me.monsters).toEqual(["Burrow Ant", token]);
    expect(g.numbers(token)).toBe("2/1");
  });

  test("Pollen Dancer: gains 1 HP for each new Monster at the start of the End Phase, up to 4", () => {
    const g = battleCores({ me: { hand: ["Thicket Mite"], monsters: ["Pollen Dancer"] } });
    g.me.summon("Thicket Mite").me.toBattle();
    expect(g.me.hp).toBe(30);
    g.me.toEnd();
    expect(g.me.hp).toBe(32);
    const fresh = Array.from({ length: 6 }, () => ({ card: "Sprout", fresh: true }));
    const most = battleCores({ at: "battle", me: { monsters: ["Pollen Dancer", ...fresh] } });
    most.me.toEnd();
    expect(most.me.hp).toBe(34);
  });

  test("Bramble Mother: brings two Sprouts", () => {
    const g = battleCores({ me: { hand: ["Bramble Mother"] } });
    g.me.summon("Bramble Mother");
    expect(g.me.monsters).toEqual(["Bramble Mother", "Sprout", "Sprout"]);
    expect(g.numbers("Sprout")).toBe("1/1");
  });

  test("Hive Herald: finds an Insect", () => {
    const deck = ["Acorn Sage", "Burrow Ant", "Twinblade Mantis"];
    const g = battleCores({ me: { hand: ["Hive Herald"], deck } });
    g.me.summon("Hive Herald");
    expect(g.offered().sort()).toEqual(["Burrow Ant", "Twinblade Mantis"]);
    g.pick("Twinblade Mantis");
    expect(g.me.hand).toEqual(["Twinblade Mantis"]);
    expect(g.me.deck).toHaveLength(2);
  });

  test("Marching Toadstool: brings a copy, and each of them gains 1 HP when discarded", () => {
    const axes = [stats("Axe", 3, 3), stats("Saw", 3, 3)];
    const g = battleCores({ me: { hand: ["Marching Toadstool"] }, foe: { monsters: axes } });
    g.me.summon("Marching Toadstool").me.finish();
    g.foe.toBattle();
    g.foe.attack("Axe", "Marching Toadstool");
    g.foe.attack("Saw", copyName("Marching Toadstool"));
    expect(g.me.monsters).toEqual([]);
    expect(g.me.hp).toBe(32);
    expect(g.me.ground).toEqual(["Marching Toadstool"]);
  });

  test("Compost Crawler: discards Tokens to Burn 1 each", () => {
    const g = battleCores({ me: { monsters: ["Compost Crawler", "Sprout", "Sprout", beast("Friend")] } });
    g.me.use("Compost Crawler");
    expect(g.offered()).toEqual(["Sprout", "Sprout"]);
    g.pick("Sprout");
    g.me.use("Compost Crawler");
    expect(g.foe.hp).toBe(28);
    expect(g.me.monsters).toEqual(["Compost Crawler", "Friend"]);
    expect(g.me.offered("use")).toEqual([]);
  });

  test("Twinblade Mantis: duplicates itself with each Victory, and so do its copies", () => {
    const foe = { monsters: [weak, stats("Small", 1, 1)] };
    const g = battleCores({ at: "battle", me: { monsters: ["Twinblade Mantis"] }, foe });
    g.me.attack("Twinblade Mantis", "Weak");
    const token = copyName("Twinblade Mantis");
    expect(g.me.monsters).toEqual(["Twinblade Mantis", token]);
    g.me.toEnd().me.endTurn();
    g.foe.finish();
    g.me.toBattle();
    g.me.attack(token, "Small");
    expect(g.me.monsters).toEqual(["Twinblade Mantis", token, token]);
  });

  test("Acorn Sage: Quick Summons a small Nature Monster from the Main Deck", () => {
    const deck = ["Bramble Mother", "Burrow Ant", "Kindle Cub"];
    const g = battleCores({ me: { hand: ["Acorn Sage"], deck, points: 4 } });
    g.me.summon("Acorn Sage");
    g.pick("Burrow Ant");
    expect(g.me.monsters).toEqual(["Acorn Sage", "Burrow Ant", copyName("Burrow Ant")]);
    expect(g.me.points).toBe(0);
    expect(g.me.deck).toHaveLength(2);
  });

  test("Leafcutter Captain: gives other Insects more Power", () => {
    const g = battleCores({ me: { monsters: ["Leafcutter Captain", "Burrow Ant", "Seedpod Runner"] } });
    const names = ["Burrow Ant", "Seedpod Runner", "Leafcutter Captain"];
    expect(names.map((name) => g.power(name))).toEqual([2, 1, 3]);
  });

  test("Canopy Warden: gives Tokens more Armor and Power", () => {
    const g = battleCores({ me: { monsters: ["Canopy Warden", "Sprout"] }, foe: { monsters: ["Wasp"] } });
    expect(["Sprout", "Wasp", "Canopy Warden"].map((name) => g.numbers(name))).toEqual(["2/2", "1/1", "4/3"]);
  });

  test("Wasp Queen: brings two Wasps that Attack at once, and one more when Tempered", () => {
    const g = battleCores({ me: { hand: ["Wasp Queen"], points: 6 } });
    g.me.summon("Wasp Queen");
    expect(g.me.monsters).toEqual(["Wasp Queen", "Wasp", "Wasp"]);
    g.me.temper("Wasp Queen");
    expect(g.me.monsters).toHaveLength(4);
    expect(g.tempered("Wasp Queen")).toBe(true);
    expect(g.me.offered("temper")).toEqual([]);
    g.me.toBattle();
    g.me.strike("Wasp");
    expect(g.foe.hp).toBe(29);
  });

  test("Overgrowth Titan: gains Power from other Plants, brings a Sprout each turn and deals surplus damage", () => {
    const g = battleCores({ me: { hand: ["Overgrowth Titan"], points: 7 }, foe: { monsters: [weak] } });
    g.me.summon("Overgrowth Titan");
    expect(g.me.monsters).toEqual(["Overgrowth Titan", "Sprout"]);
    expect(g.power("Overgrowth Titan")).toBe(5);
    g.me.finish();
    g.foe.finish();
    expect(g.power("Overgrowth Titan")).toBe(6);
    g.me.toBattle();
    g.me.attack("Overgrowth Titan", "Weak");
    expect(g.foe.hp).toBe(25);
  });
});
