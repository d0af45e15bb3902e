import { describe, expect, test } from "vitest";
import { aBoost, aField, aGear, anItem, battleCores, stats } from "../../testing";
import { burnEach, own } from "../parts";

const axe = stats("Axe", 9, 3);
const friend = stats("Friend", 1, 1);

describe("Iron Bastion", () => {
  test("Rivet Sentry: Blocks for another and strikes back", () => {
    const g = battleCores({
      at: "battle",
      me: { monsters: [axe] },
      foe: { monsters: ["Rivet Sentry", friend] },
    });
    g.me.attack("Axe", "Friend");
    g.pick("Rivet Sentry");
    expect(g.foe.monsters).toEqual(["Friend"]);
    expect(g.armor("Axe")).toBe(7);
  });

  test("Clay Watchman: Blocks, and Survival keeps it at 1 Armor once", () => {
    const two = [axe, stats("Saw", 9, 3)];
    const g = battleCores({
      at: "battle",
      me: { monsters: two },
      foe: { monsters: ["Clay Watchman", friend] },
    });
    g.me.attack("Axe", "Friend");
    g.pick("Clay Watchman");
    expect(g.armor("Clay Watchman")).toBe(1);
    expect(g.survival("Clay Watchman")).toBe(0);
    expect(g.armor("Axe")).toBe(7);
    g.me.attack("Saw", "Clay Watchman");
    expect(g.foe.monsters).toEqual(["Friend"]);
  });

  test("Scrap Collector: finds an Item", () => {
    const g = battleCores({
      me: { hand: ["Scrap Collector"], deck: [anItem("Charm"), aField("Meadow"), aGear("Club")] },
    });
    g.me.summon("Scrap Collector");
    g.pick("Charm");
    expect(g.me.hand).toEqual(["Charm"]);
  });

  test("Wrench Warden: finds a Gear, and restores Durability of the equipped one", () => {
    const deck = [anItem("Charm"), aGear("Mace")];
    const g = battleCores({ me: { hand: ["Wrench Warden"], deck, gear: [aGear("Club")] } });
    g.me.toBattle();
    g.me.strike("Club");
    expect(g.durability("Club")).toBe(2);
    g.me.toEnd();
    g.me.summon("Wrench Warden");
    g.pick("Mace");
    g.me.temper("Wrench Warden");
    expect(g.me.hand).toEqual(["Mace"]);
    expect(g.durability("Club")).toBe(3);
  });

  test("Piston Brawler: has 2 more Power while its player has a Gear", () => {
    const g = battleCores({ me: { hand: [aGear("Club")], monsters: ["Piston Brawler"] } });
    expect(g.power("Piston Brawler")).toBe(4);
    g.me.activate("Club");
    expect(g.power("Piston Brawler")).toBe(6);
  });

  test("Gate Runner: makes one Speed Attack at once and can still Block", () => {
    const g = battleCores({ me: { hand: ["Gate Runner"] }, foe: { monsters: [axe] } });
    g.me.summon("Gate Runner");
    g.me.toBattle();
    expect(g.attacksLeft("Gate Runner")).toBe(1);
    g.me.attack("Gate Runner", "Axe");
    expect(g.tempered("Gate Runner")).toBe(false);
    expect(g.me.offered("attack")).toEqual([]);
    g.me.toEnd();
    g.me.endTurn();
    g.foe.toBattle();
    g.foe.attack("Axe", "Gate Runner");
    expect(g.armor("Gate Runner")).toBe(1);
  });

  test("Gate Runner: can Block in the turn in which it was Summoned, because of Active", () => {
    const fresh = { card: "Gate Runner", fresh: true };
    const slow = { card: "Rivet Sentry", fresh: true };
    const g = battleCores({
      at: "battle",
      me: { monsters: [axe] },
      foe: { monsters: [fresh, slow, friend] },
    });
    g.me.attack("Axe", "Friend");
    expect(g.offered()).toEqual(["Gate Runner"]);
    g.pick("Gate Runner");
    expect(g.armor("Gate Runner")).toBe(1);
    expect(g.armor("Axe")).toBe(7);
  });

  test("Dynamo Core: gains a Counter each turn and spends two to draw a card", () => {
    const g = battleCores({ me: { hand: ["Dynamo Core"] } });
    g.me.summon("Dynamo Core");
    expect(g.counters("Dynamo Core")).toBe(1);
    expect(g.me.offered("use")).toEqual([]);
    g.me.finish();
    g.foe.finish();
    expect(g.counters("Dynamo Core")).toBe(2);
    expect(g.me.hand).toHaveLength(1);
    g.me.use("Dynamo Core");
    expect(g.counters("Dynamo Core")).toBe(0);
    expect(g.me.hand).toHaveLength(2);
  });

  test("Patient Boulder: gains Power from its Counters", () => {
    const g = battleCores({ me: { hand: ["Patient Boulder"] } });
    g.me.summon("Patient Boulder");
    expect(g.numbers("Patient Boulder")).toBe("6/3");
    g.me.finish();
    g.foe.finish();
    expect(g.numbers("Patient Boulder")).toBe("6/4");
  });

  test("Stonewall Giant: Burns 1 when it Blocks", () => {
    const g = battleCores({
      at: "battle",
      me: { monsters: [axe] },
      foe: { monsters: ["Stonewall Giant", friend] },
    });
    g.me.attack("Axe", "Friend");
    g.pick("Stonewall Giant");
    expect(g.me.hp).toBe(29);
    expect(g.armor("Stonewall Giant")).toBe(4);
    expect(g.armor("Axe")).toBe(6);
  });

  test("Salvage Crane: returns a Support card to hand", () => {
    const ground = [anItem("Charm"), aGear("Club"), "Rivet Sentry"];
    const g = battleCores({ me: { hand: ["Salvage Crane"], ground } });
    g.me.summon("Salvage Crane");
    expect(g.offered().sort()).toEqual(["Charm", "Club"]);
    g.pick("Club");
    expect(g.me.hand).toEqual(["Club"]);
  });

  test("Foundry Marshal: brings two Scrap Bots and gives each other Robot 1 more Armor", () => {
    const g = battleCores({
      me: { hand: ["Foundry Marshal"], monsters: ["Rivet Sentry", "Patient Boulder"] },
    });
    g.me.summon("Foundry Marshal");
    expect(g.me.monsters.slice(2)).toEqual(["Foundry Marshal", "Scrap Bot", "Scrap Bot"]);
    const totals = ["Scrap Bot", "Rivet Sentry", "Patient Boulder", "Foundry Marshal"].map((name) =>
      g.total(name),
    );
    expect(totals).toEqual([3, 4, 6, 4]);
  });

  test("Quarry Crusher: ruins what it Attacks and survives once", () => {
    const giant = stats("Giant", 20, 9);
    const g = battleCores({
      at: "battle",
      me: { monsters: ["Quarry Crusher"] },
      foe: { monsters: [giant, axe] },
    });
    g.me.attack("Quarry Crusher", "Giant");
    expect(g.foe.monsters).toEqual(["Axe"]);
    const hit = battleCores({
      at: "battle",
      me: { monsters: [giant] },
      foe: { monsters: ["Quarry Crusher"] },
    });
    hit.me.attack("Giant", "Quarry Crusher");
    expect(hit.armor("Quarry Crusher")).toBe(1);
    expect(hit.survival("Quarry Crusher")).toBe(0);
  });

  test("Siege Engine: attacks the player past Monsters and spends its three Counters to Burn", () => {
    const g = battleCores({
      me: { hand: ["Siege Engine"], monsters: ["Siege Engine"], points: 6 },
      foe: { monsters: [stats("Weak", 2, 1), axe] },
    });
    g.me.summon("Siege Engine");
    const [thrower] = g.me.offered("use");
    if (thrower === undefined) throw new Error("no ability offered");
    g.me.act(thrower);
    g.pick("Weak");
    expect(g.foe.monsters).toEqual(["Axe"]);
    expect(g.me.offered("use")).toHaveLength(1);
    g.me.toBattle();
    g.me.strike("Siege Engine");
    expect(g.foe.hp).toBe(26);
  });

  test("Mountain Sleeper: Blocks and survives twice", () => {
    const ash = aBoost("Ash", burnEach(own(), 9));
    const ember = aBoost("Ember", burnEach(own(), 9));
    const coal = aBoost("Coal", burnEach(own(), 9));
    const g = battleCores({ me: { hand: [ash, ember, coal], monsters: ["Mountain Sleeper"] } });
    g.me.activate("Ash").me.activate("Ember");
    expect(g.armor("Mountain Sleeper")).toBe(1);
    expect(g.survival("Mountain Sleeper")).toBe(0);
    g.me.activate("Coal");
    expect(g.me.monsters).toEqual([]);
    const b = battleCores({ at: "battle", me: { monsters: [axe] }, foe: { monsters: ["Mountain Sleeper"] } });
    expect(b.me.targets("Axe")).toEqual(["Mountain Sleeper"]);
    b.me.attack("Axe", "Mountain Sleeper");
    expect(b.numbers("Mountain Sleeper")).toBe("6/6");
  });
});
