import { describe, expect, test } from "vitest";
import { able, battleCores, stats } from "../../testing";
import { burn, startup } from "../parts";

describe("Legends for any deck", () => {
  test("The Grand Feast: costs two cards and 2 Points; gains 4 HP, and can be discarded to draw two cards", () => {
    const g = battleCores({ me: { hand: ["Seed Rain", "Thrown Torch"], legends: ["The Grand Feast"] } });
    const { points } = g.me;
    g.me.legend("The Grand Feast");
    g.pick("Seed Rain", "Thrown Torch");
    expect(g.me.points).toBe(points - 2);
    expect(g.me.hp).toBe(34);
    g.me.use("The Grand Feast");
    expect(g.me.hand).toHaveLength(2);
    expect(g.me.legendGround).toEqual(["The Grand Feast"]);
  });

  test("Monolith of the Crossroads: costs a Monster Tempered and 3 Points; prevents Burn to you", () => {
    const torch = able("Torch", startup(burn(5)));
    const g = battleCores({
      me: { monsters: [stats("A", 1, 1)], legends: ["Monolith of the Crossroads"] },
      foe: { hand: [torch] },
    });
    const { points } = g.me;
    g.me.legend("Monolith of the Crossroads");
    expect(g.tempered("A")).toBe(true);
    expect(g.me.points).toBe(points - 3);
    g.me.finish();
    g.foe.summon("Torch");
    expect(g.me.hp).toBe(30);
    expect(g.keyword("Monolith of the Crossroads", "defender")).toBe(1);
  });

  test("The Borrowed Face: costs two Monsters and 1 Point; its Victory copies the Monster it beats", () => {
    const g = battleCores({
      me: { monsters: [stats("A", 1, 1), stats("B", 1, 1)], legends: ["The Borrowed Face"] },
      foe: { monsters: ["Morning Page"] },
    });
    const { points } = g.me;
    g.me.legend("The Borrowed Face");
    expect(g.me.points).toBe(points - 1);
    expect(g.me.ground).toEqual(["A", "B"]);
    g.me.finish();
    g.foe.finish();
    g.me.toBattle().me.attack("The Borrowed Face", "Morning Page");
    expect(g.me.monsters).toEqual(["The Borrowed Face", "Morning Page (Token)"]);
    expect(g.me.hp).toBe(32);
  });

  test("Old Toll-Taker: costs a Monster, a card and 2 Points; gains 1 more Point each turn", () => {
    const g = battleCores({
      me: { monsters: [stats("A", 1, 1)], hand: ["Seed Rain"], legends: ["Old Toll-Taker"], points: 2 },
    });
    g.me.legend("Old Toll-Taker");
    g.pick("Seed Rain");
    expect(g.me.points).toBe(1);
    expect(g.me.ground).toHaveLength(2);
    g.me.finish();
    g.foe.finish();
    expect(g.me.points).toBe(6);
  });
});
