import { describe, expect, test } from "vitest";
import { battleCores, beast, stats } from "../../testing";

describe("Legends of Tide and Sky", () => {
  test("Leviathan of the Ninth Wave: costs two Water Monsters returned to hand and 4 Points; returns two foes to hand", () => {
    const water = (name: string) => beast(name, { types: ["water", "fish"] });
    const g = battleCores({
      me: { monsters: [water("A"), water("B")], legends: ["Leviathan of the Ninth Wave"] },
      foe: { monsters: ["Lava Drake", "Pyre Whelp", stats("Page", 1, 1)] },
    });
    g.me.legend("Leviathan of the Ninth Wave");
    g.pick("Lava Drake", "Pyre Whelp");
    expect(g.me.hand).toEqual(["A", "B"]);
    expect(g.foe.hand).toEqual(["Lava Drake", "Pyre Whelp"]);
    expect(g.foe.monsters).toEqual(["Page"]);
    expect(g.me.points).toBe(1);
  });

  test("Auriel, Mother of Sky: costs a Bird and 3 Points; gives other Birds Range, and her Victory draws", () => {
    const bird = (name: string) => beast(name, { types: ["wind", "bird"] });
    const g = battleCores({
      me: { monsters: [bird("A"), bird("B")], legends: ["Auriel, Mother of Sky"] },
      foe: { monsters: [stats("Wall", 4, 1)] },
    });
    g.me.legend("Auriel, Mother of Sky");
    g.pick("A");
    g.me.toBattle();
    expect(g.me.targets("B")).toEqual(["Wall", "seat 1"]);
    g.me.toEnd().me.endTurn();
    g.foe.finish();
    g.me.toBattle().me.attack("Auriel, Mother of Sky", "Wall");
    expect(g.me.points > 0).toBe(true);
    expect(g.me.hand).toHaveLength(2);
  });

  test("Visitor from the Far Blue: costs two cards and 4 Points; has Range and draws a card each turn", () => {
    const hand = ["Seed Rain", "Thrown Torch"];
    const g = battleCores({ me: { hand, legends: ["Visitor from the Far Blue"] } });
    g.me.legend("Visitor from the Far Blue");
    g.pick(...hand);
    expect(g.me.ground).toHaveLength(2);
    expect(g.me.hand).toHaveLength(1);
    expect(g.keyword("Visitor from the Far Blue", "range")).toBe(1);
    g.me.finish();
    g.foe.finish();
    expect(g.me.hand).toHaveLength(3);
  });

  test("The Gathered Storm: costs a Field and 3 Points; Temper() puts a damaged Monster under its deck", () => {
    const g = battleCores({
      me: { fields: ["Seedbed"], legends: ["The Gathered Storm"] },
      foe: { monsters: [{ card: "Lava Drake", counters: { damage: 1 } }, "Pyre Whelp"] },
    });
    g.me.legend("The Gathered Storm").me.temper("The Gathered Storm");
    expect(g.offered()).toEqual(["Lava Drake"]);
    g.pick("Lava Drake");
    expect(g.foe.monsters).toEqual(["Pyre Whelp"]);
    expect(g.foe.deck[0]).toBe("Lava Drake");
    expect(g.me.fields).toEqual([]);
    expect(g.me.points).toBe(2);
  });
});
