import { describe, expect, test } from "vitest";
import { battleCores, beast, stats } from "../../testing";

const golem = (name: string) => beast(name, { types: ["earth", "golem"] });

describe("Legends of Iron Bastion", () => {
  test("Colossus Ninefold: costs a Golem and 3 Points; Blocks, Burns 1 and survives", () => {
    const g = battleCores({
      me: { monsters: [golem("A"), stats("Page", 1, 1)], legends: ["Colossus Ninefold"] },
      foe: { monsters: [stats("Giant", 9, 12)] },
    });
    g.me.legend("Colossus Ninefold").me.finish();
    g.foe.toBattle().foe.attack("Giant", "Page");
    g.pick("Colossus Ninefold");
    expect(g.armor("Colossus Ninefold")).toBe(1);
    expect(g.survival("Colossus Ninefold")).toBe(1);
    expect(g.armor("Giant")).toBe(4);
    expect(g.foe.hp).toBe(29);
  });

  test("The Engine That Waits: costs 4 Points; collects Counters for Power or for Burn", () => {
    const g = battleCores({ me: { legends: ["The Engine That Waits"] } });
    g.me.legend("The Engine That Waits");
    expect(g.me.points).toBe(1);
    expect(g.power("The Engine That Waits")).toBe(3);
    g.me.finish();
    g.foe.finish();
    expect(g.power("The Engine That Waits")).toBe(4);
    g.me.use("The Engine That Waits");
    expect(g.foe.hp).toBe(27);
    expect(g.power("The Engine That Waits")).toBe(2);
  });

  test("Quarry King: costs an Earth Monster, a card and 2 Points; has Ruin and Survival", () => {
    const g = battleCores({
      me: { monsters: [golem("A")], hand: ["Seed Rain"], legends: ["Quarry King"] },
      foe: { monsters: ["Mountain Sleeper"] },
    });
    g.me.legend("Quarry King");
    g.pick("Seed Rain");
    expect(g.me.ground).toHaveLength(2);
    expect(g.me.points).toBe(3);
    expect(g.survival("Quarry King")).toBe(1);
    g.me.finish();
    g.foe.finish();
    g.me.toBattle().me.attack("Quarry King", "Mountain Sleeper");
    expect(g.armor("Mountain Sleeper")).toBe(1);
    expect(g.survival("Mountain Sleeper")).toBe(1);
  });

  test("Armory Titan: costs two Items; finds a Gear and gives it Power and True Strike", () => {
    const g = battleCores({
      me: {
        monsters: [stats("Bearer", 3, 2)],
        hand: ["Sunlit Lance", "Riveted Bulwark"],
        points: 7,
        deck: ["Hedger's Billhook", "Seed Rain"],
        legends: ["Armory Titan"],
      },
      foe: { monsters: [stats("Page", 1, 1)] },
    });
    g.me.activate("Sunlit Lance", "Bearer").me.activate("Riveted Bulwark", "Bearer");
    g.me.legend("Armory Titan");
    g.pick("Hedger's Billhook");
    g.me.activate("Hedger's Billhook").me.toBattle().me.attack("Hedger's Billhook", "Page");
    expect(g.me.items).toEqual([]);
    expect(g.foe.monsters).toEqual([]);
    expect(g.foe.hp).toBe(27);
  });
});
