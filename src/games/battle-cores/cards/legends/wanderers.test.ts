import { describe, expect, test } from "vitest";
import { able, battleCores, stats } from "../../testing";
import { burn, startup } from "../parts";

describe("Legends of no side", () => {
  test("The Grand Feast: two cards and 2 Points; 4 HP, and two cards for those who eat it", () => {
    const g = battleCores({ me: { hand: ["Seed Rain", "Thrown Torch"], legends: ["The Grand Feast"] } });
    g.me.legend("The Grand Feast");
    g.pick("Seed Rain", "Thrown Torch");
    expect(g.me.hp).toBe(34);
    g.me.use("The Grand Feast");
    expect([g.me.hand.length, g.me.legendGround]).toEqual([2, ["The Grand Feast"]]);
  });

  test("Monolith of the Crossroads: a Monster is Tempered, and 3 Points; no Burn reaches you", () => {
    const torch = able("Torch", startup(burn(5)));
    const g = battleCores({
      me: { monsters: [stats("A", 1, 1)], legends: ["Monolith of the Crossroads"] },
      foe: { hand: [torch] },
    });
    g.me.legend("Monolith of the Crossroads").me.finish();
    g.foe.summon("Torch");
    expect([g.me.hp, g.keyword("Monolith of the Crossroads", "defender")]).toEqual([30, 1]);
  });

  test("The Borrowed Face: two Monsters and a Point; it takes the shape of what it beats", () => {
    const g = battleCores({
      me: { monsters: [stats("A", 1, 1), stats("B", 1, 1)], legends: ["The Borrowed Face"] },
      foe: { monsters: ["Morning Page"] },
    });
    g.me.legend("The Borrowed Face").me.finish();
    g.foe.finish();
    g.me.toBattle().me.attack("The Borrowed Face", "Morning Page");
    expect([g.me.monsters, g.me.hp]).toEqual([["The Borrowed Face", "Morning Page (Token)"], 32]);
  });

  test("Old Toll-Taker: a Monster, a card and 2 Points; 1 Point more each turn", () => {
    const g = battleCores({
      me: { monsters: [stats("A", 1, 1)], hand: ["Seed Rain"], legends: ["Old Toll-Taker"], points: 2 },
    });
    g.me.legend("Old Toll-Taker");
    g.pick("Seed Rain");
    expect([g.me.points, g.me.ground.length]).toEqual([1, 2]);
    g.me.finish();
    g.foe.finish();
    expect(g.me.points).toBe(6);
  });
});
