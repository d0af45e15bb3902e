import { describe, expect, test } from "vitest";
import { battleCores, stats } from "../testing";
import { cards } from ".";
import { ERRATA } from "./errata";

describe("Errata", () => {
  test("are cards of Set 2 or 3 that differ from their original in the pool", () => {
    expect(ERRATA.length).toBeGreaterThanOrEqual(3);
    for (const card of ERRATA) {
      const original = cards[card.title ?? ""];
      expect(card.set > 1).toBe(true);
      expect(original?.set).toBe(1);
      expect([card.stats, card.abilities]).not.toEqual([original?.stats, original?.abilities]);
    }
  });

  test("Whirling Zephyr [Set 2]: Trade reaches Monsters of Price 3 but no Legend, which has no Price", () => {
    const g = battleCores({
      me: { hand: ["Whirling Zephyr [Set 2]"] },
      foe: { monsters: ["Stormtail Lynx", "Lava Drake", "Old Toll-Taker"] },
    });
    g.me.trade("Whirling Zephyr [Set 2]");
    expect(g.offered()).toEqual(["Stormtail Lynx"]);
    g.pick("Stormtail Lynx");
    expect(g.foe.hand).toEqual(["Stormtail Lynx"]);
  });

  test("Homeward Tide [Set 2]: costs less and draws no card", () => {
    const g = battleCores({ me: { hand: ["Homeward Tide [Set 2]"] }, foe: { monsters: ["Lava Drake"] } });
    g.me.activate("Homeward Tide [Set 2]");
    g.pick("Lava Drake");
    expect(g.foe.hand).toEqual(["Lava Drake"]);
    expect(g.me.hand).toEqual([]);
    expect(g.me.points).toBe(3);
  });

  test("Old Toll-Taker [Set 3]: costs 3 Points", () => {
    const g = battleCores({
      me: { monsters: [stats("A", 1, 1)], hand: ["Seed Rain"], legends: ["Old Toll-Taker [Set 3]"] },
    });
    g.me.legend("Old Toll-Taker [Set 3]");
    g.pick("Seed Rain");
    expect(g.me.points).toBe(3);
  });
});
