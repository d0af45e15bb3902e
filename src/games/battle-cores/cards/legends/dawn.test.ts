import { describe, expect, test } from "vitest";
import { battleCores, beast, stats } from "../../testing";

const of = (name: string, kind: "knight" | "mage") => beast(name, { types: ["light", kind] });

describe("Legends of Dawn Council", () => {
  test("High Marshal Ilven: costs two Tempered Knights and 4 Points; adds Armor to the others and has True Strike", () => {
    const g = battleCores({
      me: { monsters: [of("A", "knight"), of("B", "knight")], legends: ["High Marshal Ilven"] },
      foe: { monsters: [stats("Page", 2, 1)] },
    });
    g.me.legend("High Marshal Ilven");
    expect(g.tempered("A")).toBe(true);
    expect(g.total("B")).toBe(3);
    expect(g.total("High Marshal Ilven")).toBe(6);
    expect(g.me.points).toBe(1);
    g.me.finish();
    g.foe.finish();
    g.me.toBattle().me.attack("High Marshal Ilven", "Page");
    expect(g.foe.hp).toBe(27);
  });

  test("Archmage of the Long Winter: costs a Mage, a card and 2 Points; Tempers two Monsters and Burns a Tempered one", () => {
    const g = battleCores({
      me: {
        monsters: [of("A", "mage")],
        hand: ["Seed Rain"],
        legends: ["Archmage of the Long Winter"],
      },
      foe: { monsters: [stats("One", 5, 1), stats("Two", 5, 1), stats("Three", 5, 1)] },
    });
    g.me.legend("Archmage of the Long Winter");
    g.pick("Seed Rain");
    g.pick("One", "Two");
    g.me.temper("Archmage of the Long Winter");
    expect(g.offered()).toEqual(["One", "Two"]);
    g.pick("Two");
    expect(g.armor("Two")).toBe(1);
    expect(g.tempered("One")).toBe(true);
    expect(g.tempered("Three")).toBe(false);
  });

  test("The Seventh Sun: costs 6 Points; gains 2 HP each turn", () => {
    const g = battleCores({ me: { legends: ["The Seventh Sun"], hp: 10, points: 6 } });
    g.me.legend("The Seventh Sun");
    expect(g.me.points).toBe(0);
    expect(g.me.hp).toBe(12);
    g.me.finish();
    g.foe.finish();
    expect(g.me.hp).toBe(14);
  });

  test("Keeper of the Oath Stone: costs a Light Monster, 3 HP and 2 Points; gains 2 HP for each Block", () => {
    const g = battleCores({
      me: { monsters: [of("A", "mage"), stats("Page", 1, 1)], legends: ["Keeper of the Oath Stone"] },
      foe: { monsters: [stats("Raider", 5, 9)] },
    });
    g.me.legend("Keeper of the Oath Stone").me.finish();
    expect(g.me.hp).toBe(27);
    g.foe.toBattle().foe.attack("Raider", "Page");
    g.pick("Keeper of the Oath Stone");
    expect(g.me.hp).toBe(29);
    expect(g.me.monsters).toEqual(["Page", "Keeper of the Oath Stone"]);
    expect(g.armor("Raider")).toBe(1);
  });
});
