import { describe, expect, test } from "vitest";
import { battleCores, beast, stats } from "../../testing";

const wall = stats("Wall", 9, 1);

describe("Ember Rush", () => {
  test("Kindle Cub: Attacks in the turn in which it is Summoned", () => {
    const g = battleCores({ me: { hand: ["Kindle Cub"] } });
    g.me.summon("Kindle Cub");
    g.me.toBattle();
    g.me.strike("Kindle Cub");
    expect(g.foe.hp).toBe(28);
  });

  test("Spark Hare: Attacks twice", () => {
    const g = battleCores({ at: "battle", me: { monsters: ["Spark Hare"] } });
    g.me.strike("Spark Hare");
    expect(g.tempered("Spark Hare")).toBe(false);
    g.me.strike("Spark Hare");
    expect(g.foe.hp).toBe(28);
    expect(g.tempered("Spark Hare")).toBe(true);
  });

  test("Cinder Hound: Burns 1 when Summoned", () => {
    const g = battleCores({ me: { hand: ["Cinder Hound"] } });
    g.me.summon("Cinder Hound");
    expect(g.foe.hp).toBe(29);
    expect(g.me.points).toBe(3);
  });

  test("Pyre Whelp: pays 1 HP for 2 Power once each turn", () => {
    const g = battleCores({ me: { monsters: ["Pyre Whelp"] } });
    g.me.use("Pyre Whelp");
    expect(g.me.hp).toBe(29);
    expect(g.power("Pyre Whelp")).toBe(4);
    expect(g.me.offered("use")).toEqual([]);
    g.me.finish();
    expect(g.power("Pyre Whelp")).toBe(2);
  });

  test("Scorch Salamander: costs a card from hand as well as its Points", () => {
    const alone = battleCores({ me: { hand: ["Scorch Salamander"] } });
    expect(alone.me.cardsFor("summon")).toEqual([]);
    const g = battleCores({ me: { hand: ["Scorch Salamander", "Cinder Hound"] } });
    g.me.summon("Scorch Salamander");
    expect(g.offered()).toEqual(["Cinder Hound"]);
    g.pick("Cinder Hound");
    expect(g.me.ground).toEqual(["Cinder Hound"]);
    expect(g.me.points).toBe(3);
    g.me.toBattle();
    g.me.strike("Scorch Salamander");
    expect(g.foe.hp).toBe(27);
  });

  test("Blaze Chaser: gains 1 Power with each Burn of the opponent this turn", () => {
    const g = battleCores({ me: { hand: ["Cinder Hound", "Cinder Hound"], monsters: ["Blaze Chaser"] } });
    g.me.summon("Cinder Hound").me.summon("Cinder Hound");
    expect(g.power("Blaze Chaser")).toBe(4);
    g.me.finish();
    expect(g.power("Blaze Chaser")).toBe(2);
  });

  test("Stormtail Lynx: Attacks twice and deals surplus damage to the player", () => {
    const weak = [stats("Weak", 1, 1), stats("Small", 1, 1)];
    const g = battleCores({ at: "battle", me: { monsters: ["Stormtail Lynx"] }, foe: { monsters: weak } });
    g.me.attack("Stormtail Lynx", "Weak");
    g.me.attack("Stormtail Lynx", "Small");
    expect(g.foe.monsters).toEqual([]);
    expect(g.foe.hp).toBe(28);
  });

  test("Ashfang Runner: Attacks at once and Burns 1 with each Attack", () => {
    const g = battleCores({ me: { hand: ["Ashfang Runner"] }, foe: { monsters: [wall] } });
    g.me.summon("Ashfang Runner");
    g.me.toBattle();
    g.me.attack("Ashfang Runner", "Wall");
    expect(g.foe.hp).toBe(29);
    expect(g.armor("Wall")).toBe(6);
  });

  test("Packmother: prompts whatever the hand holds, so the prompt reveals nothing", () => {
    const seen = ["Kindle Cub", "Glacier Lancer"].map((held) => {
      const g = battleCores({
        at: "battle",
        me: { monsters: ["Packmother"], hand: [held] },
        foe: { monsters: [stats("Weak", 1, 1)] },
      });
      g.me.attack("Packmother", "Weak");
      const asked = g.view(1);
      g.confirm(false);
      return { asked, view: g.view(1), told: g.eventsSeenBy(1) };
    });
    expect(seen[0]).toEqual(seen[1]);
  });

  test("Packmother: brings a Spark Pup, and a Beast from hand after a Victory if its Price is paid", () => {
    const first = battleCores({ me: { hand: ["Packmother"] } });
    first.me.summon("Packmother");
    expect(first.me.monsters).toEqual(["Packmother", "Spark Pup"]);
    const at = { at: "battle", foe: { monsters: [stats("Weak", 1, 1)] } } as const;
    const hand = ["Kindle Cub", "Rivet Sentry"];
    const g = battleCores({ ...at, me: { monsters: ["Packmother"], hand } });
    g.me.attack("Packmother", "Weak");
    g.confirm();
    g.pick("Kindle Cub");
    expect(g.me.monsters).toEqual(["Packmother", "Kindle Cub"]);
    expect(g.me.points).toBe(4);
    g.me.strike("Kindle Cub");
    expect(g.foe.hp).toBe(28);
  });

  test("Spark Pup: is a Token with two Attacks", () => {
    const g = battleCores({ at: "battle", me: { monsters: ["Spark Pup"] } });
    g.me.strike("Spark Pup").me.strike("Spark Pup");
    expect(g.foe.hp).toBe(28);
  });

  test("Arc Ferret: makes three Attacks", () => {
    const g = battleCores({ at: "battle", me: { monsters: ["Arc Ferret"] } });
    expect(g.attacksLeft("Arc Ferret")).toBe(3);
    g.me.strike("Arc Ferret").me.strike("Arc Ferret").me.strike("Arc Ferret");
    expect(g.foe.hp).toBe(24);
    expect(g.attacksLeft("Arc Ferret")).toBe(0);
  });

  test("Wildfire Mane: makes other Beasts Active and strengthens one each battle", () => {
    const late = { card: beast("Late"), fresh: true };
    const other = { card: beast("Elsewhere", { types: ["nature", "plant"] }), fresh: true };
    const g = battleCores({ me: { monsters: ["Wildfire Mane", late, other] } });
    expect(g.keyword("Late", "active")).toBe(1);
    expect(g.keyword("Elsewhere", "active")).toBe(0);
    expect(g.keyword("Wildfire Mane", "active")).toBe(0);
    g.me.toBattle();
    g.pick("Late");
    g.me.strike("Late");
    expect(g.foe.hp).toBe(28);
  });

  test("Lava Drake: Burns 4 to a Monster when Summoned", () => {
    const g = battleCores({ me: { hand: ["Lava Drake"] }, foe: { monsters: [wall, stats("Weak", 4, 1)] } });
    g.me.summon("Lava Drake");
    g.pick("Weak");
    expect(g.foe.monsters).toEqual(["Wall"]);
    expect(g.armor("Wall")).toBe(9);
  });

  test("Tempest Wyvern: makes three Attacks in the turn in which it is Summoned", () => {
    const g = battleCores({ me: { hand: ["Tempest Wyvern"], points: 6 } });
    g.me.summon("Tempest Wyvern");
    g.me.toBattle();
    g.me.strike("Tempest Wyvern").me.strike("Tempest Wyvern").me.strike("Tempest Wyvern");
    expect(g.foe.hp).toBe(21);
    expect(g.tempered("Tempest Wyvern")).toBe(true);
  });

  test("Skyfire Tyrant: Burns 2 when Summoned and at the start of each of its player's turns", () => {
    const g = battleCores({ me: { hand: ["Skyfire Tyrant"], points: 8 } });
    g.me.summon("Skyfire Tyrant");
    expect(g.foe.hp).toBe(28);
    g.me.toBattle();
    g.me.strike("Skyfire Tyrant");
    expect(g.foe.hp).toBe(21);
    g.me.toEnd().me.endTurn();
    expect(g.foe.hp).toBe(21);
    g.foe.finish();
    expect(g.foe.hp).toBe(19);
  });
});
