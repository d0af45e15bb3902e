import { describe, expect, test } from "vitest";
import { battleCores, beast, stats } from "../../testing";

const fire = (name: string) => beast(name, { types: ["fire", "beast"] });

describe("Legends of Ember Rush", () => {
  test("Vharos, Crown of Embers: costs two Fire Monsters and 3 Points; Burns 2, attacks at once and Burns again", () => {
    const g = battleCores({
      me: { monsters: [fire("A"), fire("B"), stats("C", 1, 1)], legends: ["Vharos, Crown of Embers"] },
      foe: { monsters: [stats("Wall", 4, 1)] },
    });
    const { points } = g.me;
    g.me.legend("Vharos, Crown of Embers");
    expect(g.me.points).toBe(points - 3);
    expect(g.me.monsters).toEqual(["C", "Vharos, Crown of Embers"]);
    expect(g.me.ground).toEqual(["A", "B"]);
    expect(g.foe.hp).toBe(28);
    g.me.toBattle().me.attack("Vharos, Crown of Embers", "Wall");
    expect(g.foe.monsters).toEqual([]);
    expect(g.foe.hp).toBe(26);
  });

  test("Stormmane, First of the Pack: costs a Beast and 4 Points; lets your other Beasts attack at once", () => {
    const g = battleCores({
      me: {
        monsters: [stats("Old", 1, 1)],
        hand: [stats("Pup", 1, 1)],
        legends: ["Stormmane, First of the Pack"],
        points: 6,
      },
    });
    g.me.legend("Stormmane, First of the Pack").me.summon("Pup");
    expect(g.me.points).toBe(1);
    expect(g.keyword("Pup", "active")).toBe(1);
    expect(g.keyword("Stormmane, First of the Pack", "speed")).toBe(1);
    g.me.toBattle();
    expect(g.me.cardsFor("attack")).toEqual(["Pup"]);
  });

  test("The Undimmed Pyre: costs two cards, 2 HP and 3 Points; Burns 2 each turn, and all Monsters when discarded", () => {
    const g = battleCores({
      me: { hand: ["Seed Rain", "Thrown Torch"], legends: ["The Undimmed Pyre"] },
      foe: { monsters: [stats("Wall", 9, 1), stats("Giant", 3, 9)] },
    });
    g.me.legend("The Undimmed Pyre");
    g.pick("Seed Rain", "Thrown Torch");
    expect(g.me.hand).toEqual([]);
    expect(g.me.hp).toBe(28);
    expect(g.foe.hp).toBe(28);
    g.me.finish();
    g.foe.toBattle().foe.attack("Giant", "The Undimmed Pyre");
    expect(g.me.monsters).toEqual([]);
    expect(g.foe.monsters).toEqual(["Wall"]);
    expect(g.armor("Wall")).toBe(6);
  });

  test("Twin-Bolt Chimera: costs two Tempered Monsters and 2 Points; its copy too Burns 1 as the battle begins", () => {
    const tired = (name: string) => ({ card: stats(name, 1, 1), tempered: true });
    const g = battleCores({
      me: { monsters: [tired("A"), tired("B"), stats("C", 1, 1)], legends: ["Twin-Bolt Chimera"] },
      foe: { monsters: [stats("Wall", 4, 1)] },
    });
    g.me.legend("Twin-Bolt Chimera");
    expect(g.me.monsters).toEqual(["C", "Twin-Bolt Chimera", "Twin-Bolt Chimera (Token)"]);
    g.me.toBattle();
    g.pick("Wall").pick("Wall");
    expect(g.armor("Wall")).toBe(2);
    expect(g.keyword("Twin-Bolt Chimera", "true-strike")).toBe(1);
  });
});
