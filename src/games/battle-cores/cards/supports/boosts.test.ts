import { describe, expect, test } from "vitest";
import { battleCores, beast, stats } from "../../testing";

describe("Boosts", () => {
  test("Thrown Torch: Burns 3 to a Monster, or 1 to the opponent by Trade", () => {
    const g = battleCores({
      me: { hand: ["Thrown Torch", "Thrown Torch"] },
      foe: { monsters: [stats("Wall", 4, 1)] },
    });
    g.me.activate("Thrown Torch");
    g.pick("Wall");
    expect(g.armor("Wall")).toBe(1);
    g.me.trade("Thrown Torch");
    expect(g.foe.hp).toBe(29);
    expect(g.me.points).toBe(4);
    expect(g.me.ground).toEqual(["Thrown Torch", "Thrown Torch"]);
  });

  test("Stoke the Pack: gives only your Beasts Power, and only this turn", () => {
    const g = battleCores({
      me: {
        monsters: [stats("Wolf", 2, 2), beast("Fern", { types: ["nature", "plant"] })],
        hand: ["Stoke the Pack"],
      },
      foe: { monsters: [stats("Bear", 2, 2)] },
    });
    g.me.activate("Stoke the Pack");
    expect(g.power("Wolf")).toBe(4);
    expect(g.power("Fern")).toBe(1);
    expect(g.power("Bear")).toBe(2);
    g.me.finish();
    expect(g.power("Wolf")).toBe(2);
  });

  test("Seed Rain: summons three Sprouts", () => {
    const g = battleCores({ me: { hand: ["Seed Rain"] } });
    g.me.activate("Seed Rain");
    expect(g.me.monsters).toEqual(["Sprout", "Sprout", "Sprout"]);
  });

  test("Second Flowering: makes a Token copy of your Monster with Power 3 or less, which activates its Startup", () => {
    const g = battleCores({
      me: { monsters: ["Bramble Mother", stats("Brute", 4, 4)], hand: ["Second Flowering"] },
    });
    g.me.activate("Second Flowering");
    expect(g.offered()).toEqual(["Bramble Mother"]);
    g.pick("Bramble Mother");
    expect(g.me.monsters.filter((name) => name === "Bramble Mother (Token)")).toHaveLength(1);
    expect(g.me.monsters.filter((name) => name === "Sprout")).toHaveLength(2);
  });

  test("Second Flowering: copies neither a Legend nor a Token copy of one", () => {
    const g = battleCores({
      me: {
        monsters: ["Mother of Thickets", "Mother of Thickets (Token)", "Sprout"],
        hand: ["Second Flowering"],
      },
    });
    g.me.activate("Second Flowering");
    expect(g.offered()).toEqual(["Sprout"]);
    g.pick("Sprout");
  });

  test("Second Flowering: makes a copy that duplicates itself as the original does", () => {
    for (const [name, copies] of [
      ["Thicket Mite", ["Thicket Mite (Token, Duplicate)", "Thicket Mite (Token)"]],
      ["Burrow Ant", ["Burrow Ant (Token)", "Burrow Ant (Token)"]],
    ] as const) {
      const g = battleCores({ me: { monsters: [name], hand: ["Second Flowering"] } });
      g.me.activate("Second Flowering").pick(name);
      expect(g.me.monsters).toEqual([name, ...copies]);
    }
  });

  test("Call to the Foundry: finds a Gear or an Item", () => {
    const deck = ["Siege Hammer", "Bark Mantle", "Seed Rain"];
    const g = battleCores({ me: { deck, hand: ["Call to the Foundry", "Call to the Foundry"] } });
    g.me.activate("Call to the Foundry").answer({ seat: 0, do: "pick", picks: [0] });
    g.pick("Siege Hammer");
    g.me.activate("Call to the Foundry").answer({ seat: 0, do: "pick", picks: [1] });
    g.pick("Bark Mantle");
    expect(g.me.hand).toEqual(["Siege Hammer", "Bark Mantle"]);
  });

  test("Open the Barrow: Summons a cheap Dark Monster from the Ground Zone", () => {
    const ground = ["Hollow Page", "Pale Regent", "Kindle Cub"];
    const g = battleCores({ me: { ground, hand: ["Open the Barrow"] } });
    g.me.activate("Open the Barrow");
    expect(g.offered()).toEqual(["Hollow Page"]);
    g.pick("Hollow Page");
    expect(g.me.monsters).toEqual(["Hollow Page"]);
  });

  test("Bargain at Dusk: discards a Monster to draw two cards, and the opponent discards a card", () => {
    const g = battleCores({
      me: { monsters: [stats("Pawn", 1, 1)], hand: ["Bargain at Dusk"] },
      foe: { hand: ["Seed Rain", "Thrown Torch"] },
    });
    g.me.activate("Bargain at Dusk");
    g.pick("Seed Rain");
    expect(g.me.monsters).toEqual([]);
    expect(g.me.hand).toHaveLength(2);
    expect(g.foe.hand).toEqual(["Thrown Torch"]);
    const none = battleCores({ me: { hand: ["Bargain at Dusk"] } });
    expect(none.me.why(none.me.activating("Bargain at Dusk")).rule).toBe("BC 11.8.2");
  });

  test("Homeward Tide: returns a Monster to hand and draws a card", () => {
    const g = battleCores({ me: { hand: ["Homeward Tide"] }, foe: { monsters: ["Lava Drake"] } });
    g.me.activate("Homeward Tide");
    g.pick("Lava Drake");
    expect(g.foe.monsters).toEqual([]);
    expect(g.foe.hand).toEqual(["Lava Drake"]);
    expect(g.me.hand).toHaveLength(1);
  });

  test("View from the Crow's Nest: draws three cards and discards one", () => {
    const g = battleCores({ me: { hand: ["View from the Crow's Nest", "Seed Rain"] } });
    g.me.activate("View from the Crow's Nest");
    g.pick("Seed Rain");
    expect(g.me.hand).toHaveLength(3);
    expect(g.me.ground).toEqual(["Seed Rain", "View from the Crow's Nest"]);
  });

  test("Morning Muster: finds a Knight or a Mage and gains 1 HP", () => {
    const deck = ["Glacier Lancer", "Rime Scholar", "Kindle Cub"];
    const g = battleCores({ me: { deck, hand: ["Morning Muster"], hp: 20 } });
    g.me.activate("Morning Muster").answer({ seat: 0, do: "pick", picks: [1] });
    expect(g.offered()).toEqual(["Rime Scholar"]);
    g.pick("Rime Scholar");
    expect(g.me.hand).toEqual(["Rime Scholar"]);
    expect(g.me.hp).toBe(21);
  });

  test("Mend the Banner: gains 2 HP for each Monster and draws a card at low HP", () => {
    const monsters = ["One", "Two", "Three"].map((name) => stats(name, 1, 1));
    const g = battleCores({ me: { monsters, hand: ["Mend the Banner"], hp: 5 } });
    g.me.activate("Mend the Banner");
    expect(g.me.hp).toBe(11);
    expect(g.me.hand).toHaveLength(1);
    const well = battleCores({ me: { monsters, hand: ["Mend the Banner"] } });
    well.me.activate("Mend the Banner");
    expect(well.me.hp).toBe(36);
    expect(well.me.hand).toHaveLength(0);
  });

  test("Empty the Larder: discards a card for 2 Points", () => {
    const g = battleCores({ me: { hand: ["Empty the Larder", "Seed Rain"], points: 1 } });
    g.me.activate("Empty the Larder");
    g.pick("Seed Rain");
    expect(g.me.points).toBe(3);
    expect(g.me.hand).toEqual([]);
  });

  test("Settle the Account: discards any Monster, or gains 2 HP by Trade", () => {
    const g = battleCores({
      me: { hand: ["Settle the Account", "Settle the Account"] },
      foe: { monsters: ["Mountain Sleeper"] },
    });
    g.me.activate("Settle the Account");
    g.pick("Mountain Sleeper");
    g.me.trade("Settle the Account");
    expect(g.foe.ground).toEqual(["Mountain Sleeper"]);
    expect(g.me.hp).toBe(32);
  });

  test("Level the Board: Burns 4 to each Monster, including your own", () => {
    const g = battleCores({
      me: { monsters: [stats("Mine", 5, 1), stats("Small", 4, 1)], hand: ["Level the Board"] },
      foe: { monsters: [stats("Theirs", 6, 1)] },
    });
    g.me.activate("Level the Board");
    expect(g.me.monsters).toEqual(["Mine"]);
    expect(g.armor("Mine")).toBe(1);
    expect(g.armor("Theirs")).toBe(2);
  });

  test("Once More, Together: Untempers up to two Monsters and gives them Survival this turn", () => {
    const tired = (name: string) => ({ card: stats(name, 1, 1), tempered: true });
    const g = battleCores({
      me: { monsters: [tired("One"), tired("Two"), tired("Three")], hand: ["Once More, Together"] },
    });
    g.me.activate("Once More, Together");
    g.pick("One", "Three");
    expect(g.tempered("One")).toBe(false);
    expect(g.tempered("Two")).toBe(true);
    expect(g.tempered("Three")).toBe(false);
    expect(g.survival("One")).toBe(1);
    expect(g.survival("Two")).toBe(0);
  });
});
