import { describe, expect, test } from "vitest";
import { readStat } from "../../../../kernel";
import { battleCores, beast, stats } from "../../testing";

const insect = (name: string) => beast(name, { types: ["nature", "insect"] });

describe("Legends of Green Tide", () => {
  test("Mother of Thickets: costs three Tokens and 2 Points; brings two Sprouts each turn and adds to their Armor", () => {
    const g = battleCores({
      me: { monsters: [stats("A", 1, 1)], hand: ["Seed Rain"], legends: ["Mother of Thickets"] },
    });
    expect(g.me.why(g.me.legending("Mother of Thickets")).rule).toBe("BC 8.6");
    g.me.activate("Seed Rain").me.legend("Mother of Thickets");
    expect(g.me.monsters).toEqual(["A", "Mother of Thickets", "Sprout", "Sprout"]);
    const sprout = g.state.cards.findLast(({ def }) => def === "Sprout");
    expect(sprout && readStat(g.engine, sprout.id, "armor")).toBe(2);
    g.me.finish();
    g.foe.finish();
    expect(g.me.monsters.filter((name) => name === "Sprout")).toHaveLength(4);
  });

  test("Mother of Thickets: her Tokens take 1 more Burn", () => {
    const g = battleCores({
      active: 1,
      me: { monsters: ["Mother of Thickets", "Sprout"] },
      foe: { monsters: [stats("Raider", 5, 1)] },
    });
    expect(g.total("Sprout")).toBe(2);
    g.foe.toBattle().foe.attack("Raider", "Sprout");
    expect(g.armor("Sprout")).toBe(1);
  });

  test("Hive-Queen Ssarith: costs two Insects and 3 Points; the others gain Power and Elusive", () => {
    const g = battleCores({
      me: { monsters: [insect("A"), insect("B"), insect("C")], legends: ["Hive-Queen Ssarith"] },
    });
    g.me.legend("Hive-Queen Ssarith");
    g.pick("A", "B");
    expect(g.power("C")).toBe(3);
    expect(g.keyword("C", "elusive")).toBe(1);
    expect(g.power("Hive-Queen Ssarith")).toBe(3);
    expect(g.keyword("Hive-Queen Ssarith", "elusive")).toBe(0);
  });

  test("The Walking Orchard: costs three Ground Zone cards and 5 Points; shuffles the rest back and gains HP", () => {
    const ground = ["Seed Rain", "Thrown Torch", "Hollow Page", "Grave Wisp"];
    const g = battleCores({ me: { ground, monsters: [stats("A", 1, 1)], legends: ["The Walking Orchard"] } });
    g.me.legend("The Walking Orchard");
    g.pick("Seed Rain", "Thrown Torch", "Hollow Page");
    expect(g.me.ground).toEqual([]);
    expect(g.me.deck).toHaveLength(14);
    expect(g.me.hp).toBe(34);
    expect(g.me.points).toBe(0);
  });

  test("Ten Thousand Wings: costs four Monsters Tempered and 3 Points; has Range and Power from other Monsters", () => {
    const monsters = ["A", "B", "C", "D"].map((name) => stats(name, 1, 1));
    const g = battleCores({
      me: { monsters, legends: ["Ten Thousand Wings"] },
      foe: { monsters: [stats("Wall", 9, 1)] },
    });
    g.me.legend("Ten Thousand Wings");
    expect(g.tempered("A")).toBe(true);
    expect(g.tempered("D")).toBe(true);
    expect(g.power("Ten Thousand Wings")).toBe(6);
    g.me.finish();
    g.foe.finish();
    g.me.toBattle().me.strike("Ten Thousand Wings");
    expect(g.foe.hp).toBe(24);
  });
});
