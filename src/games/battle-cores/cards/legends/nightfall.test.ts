import { describe, expect, test } from "vitest";
import { battleCores, beast, stats } from "../../testing";

const dark = (name: string, kind: "spirit" | "serpent" = "spirit") => beast(name, { types: ["dark", kind] });

describe("Legends of Nightfall", () => {
  test("Nhal Who Gathers: costs four Dark Monsters from the Ground Zone and 3 Points; Summons a small one each turn", () => {
    const ground = [dark("A"), dark("B"), dark("C"), dark("D"), dark("E"), "Pale Regent"];
    const g = battleCores({ me: { ground, legends: ["Nhal Who Gathers"] } });
    g.me.legend("Nhal Who Gathers");
    g.pick("A", "B", "C", "D");
    expect(g.offered()).toEqual(["E"]);
    g.pick("E");
    expect(g.me.monsters).toEqual(["Nhal Who Gathers", "E"]);
    expect(g.me.ground).toEqual(["Pale Regent"]);
    expect(g.me.deck).toHaveLength(14);
  });

  test("The Coil Below: costs a Serpent, 4 HP and 2 Points; has Ruin, and its Victory returns a Monster to hand", () => {
    const g = battleCores({
      me: { monsters: [dark("Snake", "serpent")], legends: ["The Coil Below"], ground: ["Seed Rain"] },
      foe: { monsters: [stats("Wall", 20, 1)] },
    });
    g.me.legend("The Coil Below");
    expect(g.me.hp).toBe(26);
    g.me.finish();
    g.foe.finish();
    g.me.toBattle().me.attack("The Coil Below", "Wall");
    g.pick("Snake");
    expect(g.foe.monsters).toEqual([]);
    expect(g.me.hand.includes("Snake")).toBe(true);
    expect(g.me.ground).toEqual(["Seed Rain"]);
  });

  test("Lady of Closed Eyes: costs a Spirit, a card and 2 Points; gains HP for discarded Monsters, her Ender Burns 4", () => {
    const g = battleCores({
      me: {
        monsters: [dark("Ghost"), stats("Page", 2, 1)],
        hand: ["Seed Rain", "Level the Board"],
        points: 6,
        legends: ["Lady of Closed Eyes"],
      },
    });
    g.me.legend("Lady of Closed Eyes");
    g.pick("Seed Rain");
    expect(g.keyword("Lady of Closed Eyes", "elusive")).toBe(1);
    g.me.activate("Level the Board");
    // She and the Page leave at the same moment, so the order of their Enders is chosen.
    g.pick("Lady of Closed Eyes");
    expect(g.me.monsters).toEqual([]);
    expect(g.foe.hp).toBe(26);
    expect(g.me.hp).toBe(31);
    expect(g.me.legendGround).toEqual(["Lady of Closed Eyes"]);
  });

  test("Oathless Wyrm: costs 7 HP, a Monster and 4 Points; loses 1 HP each turn, its Victory discards three and draws", () => {
    const g = battleCores({
      me: { monsters: [stats("Page", 1, 1)], legends: ["Oathless Wyrm"] },
      foe: { monsters: [stats("Wall", 7, 1)] },
    });
    g.me.legend("Oathless Wyrm");
    expect(g.me.hp).toBe(22);
    expect(g.me.monsters).toEqual(["Oathless Wyrm"]);
    g.me.finish();
    g.foe.finish();
    expect(g.me.hp).toBe(21);
    const hand = g.me.hand.length;
    g.me.toBattle().me.attack("Oathless Wyrm", "Wall");
    expect(g.foe.ground).toHaveLength(4);
    expect(g.me.hand.length - hand).toBe(1);
  });
});
