import { describe, expect, test } from "vitest";
import { aBoost, anItem, battleCores, stats } from "../../testing";
import { burn, seq } from "../parts";

const wall = stats("Wall", 9, 3);
const weak = stats("Weak", 1, 1);

describe("Dawn Council", () => {
  test("Morning Page: gains 2 HP when Summoned", () => {
    const g = battleCores({ me: { hand: ["Morning Page"] } });
    g.me.summon("Morning Page");
    expect(g.me.hp).toBe(32);
  });

  test("Hoarfrost Novice: Tempers to lower a Monster's Power by 1 for good", () => {
    const g = battleCores({ me: { monsters: ["Hoarfrost Novice"] }, foe: { monsters: [wall, weak] } });
    g.me.temper("Hoarfrost Novice");
    g.pick("Wall");
    g.me.finish();
    expect(g.power("Wall")).toBe(2);
    expect(g.power("Weak")).toBe(1);
    expect(g.tempered("Hoarfrost Novice")).toBe(true);
  });

  test("Candle Bearer: Tempers for 2 HP, once until it is Untempered", () => {
    const g = battleCores({ me: { hand: ["Candle Bearer"] } });
    g.me.summon("Candle Bearer");
    g.me.temper("Candle Bearer");
    expect(g.me.hp).toBe(32);
    expect(g.me.offered("temper")).toEqual([]);
  });

  test("Glacier Lancer: deals Power above the target's Armor to the player", () => {
    const g = battleCores({ at: "battle", me: { monsters: ["Glacier Lancer"] }, foe: { monsters: [weak] } });
    g.me.attack("Glacier Lancer", "Weak");
    expect(g.foe.hp).toBe(28);
  });

  test("Scroll Keeper: finds a Boost, and gains 1 HP for each Support card", () => {
    const deck = [aBoost("Ash"), anItem("Charm"), "Kindle Cub"];
    const g = battleCores({ me: { hand: ["Scroll Keeper"], deck } });
    g.me.summon("Scroll Keeper");
    g.pick("Ash");
    expect(g.me.hand).toEqual(["Ash"]);
    expect(g.me.hp).toBe(30);
    g.me.activate("Ash");
    expect(g.me.hp).toBe(31);
  });

  test("Oath Recruiter: finds a Knight with a Price of 4 or more", () => {
    const deck = ["Morning Page", "Vigil Captain", "Wayfaring Duelist", "Wasp Queen"];
    const g = battleCores({ me: { hand: ["Oath Recruiter"], deck } });
    g.me.summon("Oath Recruiter");
    expect(g.offered().sort()).toEqual(["Vigil Captain", "Wayfaring Duelist"]);
    g.pick("Vigil Captain");
    expect(g.me.hand).toEqual(["Vigil Captain"]);
  });

  test("Rime Scholar: may pay 1 Point each turn to draw a card", () => {
    const g = battleCores({ me: { hand: ["Rime Scholar"] } });
    g.me.summon("Rime Scholar");
    g.confirm();
    expect(g.me.points).toBe(1);
    expect(g.me.hand).toHaveLength(1);
    g.me.finish();
    g.foe.finish();
    g.confirm(false);
    expect(g.me.points).toBe(5);
    expect(g.me.hand).toHaveLength(2);
  });

  test("Vigil Captain: gains 1 HP for each Knight each turn, up to 3", () => {
    const g = battleCores({ me: { hand: ["Vigil Captain"], monsters: ["Morning Page", "Candle Bearer"] } });
    g.me.summon("Vigil Captain");
    expect(g.me.hp).toBe(32);
    const five = ["Vigil Captain", "Morning Page", "Recruit", "Recruit", "Recruit"];
    const most = battleCores({ at: "start", me: { monsters: five } });
    expect(most.me.hp).toBe(33);
  });

  test("Council Herald: Summons a Knight from the Main Deck if its Price is paid", () => {
    const deck = ["Glacier Lancer", "Sunlit Paladin", "Kindle Cub"];
    const g = battleCores({ me: { hand: ["Council Herald"], deck } });
    g.me.summon("Council Herald");
    g.confirm();
    expect(g.offered()).toEqual(["Glacier Lancer"]);
    g.pick("Glacier Lancer");
    expect(g.me.monsters).toEqual(["Council Herald", "Glacier Lancer"]);
    expect(g.me.points).toBe(1);
  });

  test("Council Herald: prompts whatever the Main Deck holds, so the prompt reveals nothing", () => {
    const g = battleCores({ me: { hand: ["Council Herald"], deck: ["Kindle Cub", "Kindle Cub"] } });
    g.me.summon("Council Herald");
    g.confirm();
    expect(g.me.monsters).toEqual(["Council Herald"]);
    expect(g.me.points).toBe(3);
  });

  test("Icewall Matron: Blocks, and prevents the first Burn of a turn", () => {
    const ash = aBoost("Ash", seq(burn(2), burn(3)));
    const foe = { monsters: ["Icewall Matron", weak] };
    const g = battleCores({ me: { hand: [ash], monsters: [wall] }, foe });
    g.me.activate("Ash");
    expect(g.foe.hp).toBe(27);
    g.me.toBattle();
    g.me.attack("Wall", "Weak");
    g.pick("Icewall Matron");
    expect(g.armor("Icewall Matron")).toBe(3);
    expect(g.armor("Wall")).toBe(5);
    expect(g.foe.monsters).toHaveLength(2);
  });

  test("Sunlit Paladin: has 2 more Power at 25 HP or more, and survives once", () => {
    const me = { monsters: ["Sunlit Paladin"] };
    expect(battleCores({ me: { ...me, hp: 25 } }).power("Sunlit Paladin")).toBe(6);
    expect(battleCores({ me: { ...me, hp: 24 } }).power("Sunlit Paladin")).toBe(4);
    const foe = { monsters: ["Sunlit Paladin"] };
    const g = battleCores({ at: "battle", me: { monsters: [stats("Axe", 1, 9)] }, foe });
    g.me.attack("Axe", "Sunlit Paladin");
    expect(g.armor("Sunlit Paladin")).toBe(1);
    expect(g.survival("Sunlit Paladin")).toBe(0);
  });

  test("Aurora Magus: Tempers to Burn 4 to a Monster", () => {
    const g = battleCores({ me: { hand: ["Aurora Magus"] }, foe: { monsters: [wall, weak] } });
    g.me.summon("Aurora Magus");
    g.me.temper("Aurora Magus");
    g.pick("Wall");
    expect(g.armor("Wall")).toBe(5);
    expect(g.tempered("Aurora Magus")).toBe(true);
  });

  test("High Justicar: brings two Recruits and gives all Knights True Strike", () => {
    const monsters = ["Vigil Captain", "Candle Bearer"];
    const g = battleCores({
      me: { hand: ["High Justicar"], monsters, points: 7 },
      foe: { monsters: [weak] },
    });
    g.me.summon("High Justicar");
    expect(g.me.monsters.slice(2)).toEqual(["High Justicar", "Recruit", "Recruit"]);
    const names = ["High Justicar", "Recruit", "Vigil Captain", "Candle Bearer"];
    expect(names.map((name) => g.keyword(name, "true-strike"))).toEqual([1, 1, 1, 0]);
    g.me.toBattle();
    g.me.attack("Vigil Captain", "Weak");
    expect(g.foe.hp).toBe(27);
  });

  test("Winter Sovereign: lowers the Power of all opposing Monsters by 2, and Tempers to Temper them", () => {
    const guard = stats("Guard", 9, 5, "defender");
    const foe = { monsters: [wall, guard] };
    const g = battleCores({ me: { hand: ["Winter Sovereign"], monsters: [weak], points: 8 }, foe });
    g.me.summon("Winter Sovereign");
    expect(g.power("Wall")).toBe(1);
    expect(g.power("Guard")).toBe(3);
    expect(g.power("Weak")).toBe(1);
    g.me.temper("Winter Sovereign");
    expect(g.tempered("Wall")).toBe(true);
    expect(g.tempered("Guard")).toBe(true);
    expect(g.tempered("Weak")).toBe(false);
    g.me.toBattle();
    g.me.attack("Weak", "Wall");
    expect(g.decision?.kind).toBe("act");
    expect(g.armor("Wall")).toBe(8);
  });
});
