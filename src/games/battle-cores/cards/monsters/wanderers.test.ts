import { describe, expect, test } from "vitest";
import { battleCores, beast, stats } from "../../testing";
import { copyName } from "../card";

const wall = stats("Wall", 9, 3);
const weak = stats("Weak", 1, 1);
const axe = stats("Axe", 9, 9);

describe("Wanderers", () => {
  test("Gingerbread Guard: is traded for 3 HP", () => {
    const g = battleCores({ me: { hand: ["Gingerbread Guard"] } });
    g.me.trade("Gingerbread Guard");
    expect(g.me.hp).toBe(33);
    expect(g.me.ground).toEqual(["Gingerbread Guard"]);
  });

  test("Roasting Chestnut: Burns 1 to a Monster when it is discarded", () => {
    const g = battleCores({
      at: "battle",
      me: { monsters: [axe, weak] },
      foe: { monsters: ["Roasting Chestnut"] },
    });
    g.me.attack("Axe", "Roasting Chestnut");
    g.pick("Weak");
    expect(g.me.monsters).toEqual(["Axe"]);
  });

  test("Wishing Idol: Tempers for a Point", () => {
    const g = battleCores({ me: { monsters: ["Wishing Idol"] } });
    g.me.temper("Wishing Idol");
    expect(g.me.points).toBe(6);
    expect(g.me.offered("temper")).toEqual([]);
  });

  test("Whirling Zephyr: is traded to return a Monster of Power 2 or less", () => {
    const g = battleCores({ me: { hand: ["Whirling Zephyr"] }, foe: { monsters: [weak, wall] } });
    g.me.trade("Whirling Zephyr");
    g.pick("Weak");
    expect(g.foe.monsters).toEqual(["Wall"]);
    expect(g.foe.hand).toEqual(["Weak"]);
    expect(g.me.ground).toEqual(["Whirling Zephyr"]);
  });

  test("Geyser Pair: brings a copy, and each of them Burns 1", () => {
    const g = battleCores({ me: { hand: ["Geyser Pair"] } });
    g.me.summon("Geyser Pair");
    expect(g.me.monsters).toEqual(["Geyser Pair", copyName("Geyser Pair")]);
    expect(g.foe.hp).toBe(28);
  });

  test("Honeycake Sentinel: survives once, then gains 3 HP when discarded", () => {
    const monsters = [axe, stats("Saw", 9, 9)];
    const g = battleCores({ at: "battle", me: { monsters }, foe: { monsters: ["Honeycake Sentinel"] } });
    g.me.attack("Axe", "Honeycake Sentinel");
    expect(g.armor("Honeycake Sentinel")).toBe(1);
    expect(g.foe.hp).toBe(30);
    g.me.attack("Saw", "Honeycake Sentinel");
    expect(g.foe.monsters).toEqual([]);
    expect(g.foe.hp).toBe(33);
  });

  test("Choir of Two: brings a copy, and each of them gains 1 HP a turn", () => {
    const g = battleCores({ me: { hand: ["Choir of Two"] } });
    g.me.summon("Choir of Two");
    expect(g.me.monsters).toHaveLength(2);
    expect(g.me.hp).toBe(32);
  });

  test("Wayfaring Duelist: Attacks at once, and again after each Victory", () => {
    const foe = { monsters: [weak, stats("Small", 1, 1)] };
    const g = battleCores({ me: { hand: ["Wayfaring Duelist"] }, foe });
    g.me.summon("Wayfaring Duelist");
    g.me.toBattle();
    g.me.attack("Wayfaring Duelist", "Weak");
    g.me.attack("Wayfaring Duelist", "Small");
    g.me.strike("Wayfaring Duelist");
    expect(g.foe.hp).toBe(26);
    expect(g.tempered("Wayfaring Duelist")).toBe(true);
  });

  test("Orbit Gunner: makes three Attacks past Monsters", () => {
    const g = battleCores({ at: "battle", me: { monsters: ["Orbit Gunner"] }, foe: { monsters: [wall] } });
    g.me.strike("Orbit Gunner").me.strike("Orbit Gunner").me.strike("Orbit Gunner");
    expect(g.foe.hp).toBe(27);
    expect(g.attacksLeft("Orbit Gunner")).toBe(0);
  });

  test("Echoing Mirror: makes a Token copy of what it discards by Attacking", () => {
    const me = { monsters: ["Echoing Mirror"] };
    const g = battleCores({ at: "battle", me, foe: { monsters: ["Kindle Cub"] } });
    g.me.attack("Echoing Mirror", "Kindle Cub");
    expect(g.me.monsters).toEqual(["Echoing Mirror", copyName("Kindle Cub")]);
    expect(g.foe.ground).toEqual(["Kindle Cub"]);
    g.me.strike(copyName("Kindle Cub"));
    expect(g.foe.hp).toBe(28);
    const t = battleCores({ at: "battle", me, foe: { monsters: ["Sprout"] } });
    t.me.attack("Echoing Mirror", "Sprout");
    expect(t.me.monsters).toEqual(["Echoing Mirror", "Sprout"]);
  });

  test("Night Market Stalker: ruins what it Attacks, and only Elusive cards can reach it", () => {
    const giant = stats("Giant", 20, 9, "elusive");
    const me = { monsters: ["Night Market Stalker", axe] };
    const g = battleCores({ at: "battle", me, foe: { monsters: [giant] } });
    expect(g.me.targets("Axe")).toEqual([]);
    g.me.attack("Night Market Stalker", "Giant");
    expect(g.foe.monsters).toEqual([]);
  });

  test("War Drum Relic: may give another Monster Speed each battle", () => {
    const monsters = ["War Drum Relic", beast("Friend"), beast("Other")];
    const g = battleCores({ me: { monsters } });
    g.me.toBattle();
    expect(g.offered()).toEqual(["Friend", "Other"]);
    g.pick("Friend");
    expect(g.attacksLeft("Friend")).toBe(2);
    expect(g.attacksLeft("Other")).toBe(1);
    const no = battleCores({ me: { monsters } });
    no.me.toBattle();
    no.decline();
    expect(no.attacksLeft("Friend")).toBe(1);
  });

  test("Falling Comet: Burns 4 to the opponent and to each of their Monsters", () => {
    const foe = { monsters: [wall, weak] };
    const g = battleCores({ me: { hand: ["Falling Comet"], monsters: [axe], points: 9 }, foe });
    g.me.summon("Falling Comet");
    expect(g.foe.hp).toBe(26);
    expect(g.foe.monsters).toEqual(["Wall"]);
    expect(g.armor("Wall")).toBe(5);
    expect(g.armor("Axe")).toBe(9);
  });

  test("Old World Dragon: Tempers another Monster as its Price, survives once and deals surplus damage", () => {
    const alone = battleCores({ me: { hand: ["Old World Dragon"], points: 10 } });
    expect(alone.me.cardsFor("summon")).toEqual([]);
    const g = battleCores({ me: { hand: ["Old World Dragon"], monsters: [weak], points: 10 } });
    g.me.summon("Old World Dragon");
    expect(g.tempered("Weak")).toBe(true);
    expect(g.me.points).toBe(0);
    expect(g.survival("Old World Dragon")).toBe(1);
    const b = battleCores({
      at: "battle",
      me: { monsters: ["Old World Dragon"] },
      foe: { monsters: [weak] },
    });
    b.me.attack("Old World Dragon", "Weak");
    expect(b.foe.hp).toBe(21);
  });
});
