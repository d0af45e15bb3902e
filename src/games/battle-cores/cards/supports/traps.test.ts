import { describe, expect, test } from "vitest";
import { type BattleLayout, battleCores, beast, type Side, stats } from "../../testing";

/** The opponent's Raider (5/3) attacks, and I hold the Trap. */
function raid(trap: string, me: Side = {}, target?: string, more: BattleLayout = {}) {
  const g = battleCores({
    at: "battle",
    active: 1,
    stops: ["attack"],
    ...more,
    me: { ...me, hand: [trap, ...(me.hand ?? [])] },
    foe: { monsters: [stats("Raider", 5, 3)], ...more.foe },
  });
  if (target === undefined) g.foe.strike("Raider", 0);
  else g.foe.attack("Raider", target);
  return g;
}

describe("Traps", () => {
  test("Wall of Smoke: ends an Attack on you without damage, but no other Attack", () => {
    const g = raid("Wall of Smoke");
    g.me.trap("Wall of Smoke");
    expect(g.me.hp).toBe(30);
    expect(g.tempered("Raider")).toBe(true);
    expect(g.me.ground).toEqual(["Wall of Smoke"]);
    const mine = battleCores({
      at: "battle",
      stops: ["attack"],
      me: { monsters: [stats("Wolf", 1, 1)], hand: ["Wall of Smoke"] },
    });
    mine.me.strike("Wolf");
    expect(mine.me.why(mine.me.trapping("Wall of Smoke")).rule).toBe("BC 7.2");
    mine.passAll();
  });

  test("Flash of Fangs: gives your Attacking Monster Power for this Attack", () => {
    const g = battleCores({
      at: "battle",
      stops: ["attack"],
      me: { monsters: [stats("Wolf", 1, 2)], hand: ["Flash of Fangs"] },
    });
    g.me.strike("Wolf").me.trap("Flash of Fangs");
    expect(g.foe.hp).toBe(25);
    expect(g.power("Wolf")).toBe(2);
  });

  test("Flash of Fangs: gives an Attacking Gear Power too", () => {
    const g = battleCores({
      at: "battle",
      stops: ["attack"],
      me: { gear: ["Siege Hammer"], hand: ["Flash of Fangs"] },
    });
    g.me.strike("Siege Hammer").me.trap("Flash of Fangs");
    expect(g.foe.hp).toBe(24);
  });

  test("Answering Thunder: Burns the attacker and its player", () => {
    const g = raid("Answering Thunder");
    g.me.trap("Answering Thunder");
    expect(g.armor("Raider")).toBe(2);
    expect(g.foe.hp).toBe(29);
    expect(g.me.hp).toBe(27);
  });

  test("Bramble Snare: Burns the attacker for each Monster you control", () => {
    const monsters = ["A", "B", "C", "D", "E"].map((name) => stats(name, 2, 1));
    const g = raid("Bramble Snare", { monsters }, "A");
    g.me.trap("Bramble Snare");
    expect(g.foe.monsters).toEqual([]);
    expect(g.armor("A")).toBe(2);
  });

  test("Throw the Switch: makes a Robot the target and adds to its Armor", () => {
    const monsters = [stats("Page", 1, 1), beast("Unit", { types: ["metal", "robot"], armor: 2 })];
    const g = raid("Throw the Switch", { monsters }, "Page");
    g.me.trap("Throw the Switch");
    expect(g.offered()).toEqual(["Unit"]);
    g.pick("Unit");
    expect(g.armor("Page")).toBe(1);
    expect(g.armor("Unit")).toBe(2);
    expect(g.total("Unit")).toBe(5);
  });

  test("Shed Plating: keeps a Monster at 1 Armor", () => {
    const g = raid("Shed Plating", { monsters: [stats("Page", 1, 1)] }, "Page");
    g.me.trap("Shed Plating");
    g.pick("Page");
    expect(g.me.monsters).toEqual(["Page"]);
    expect(g.armor("Page")).toBe(1);
    expect(g.survival("Page")).toBe(0);
  });

  test("Drag Under: discards a Monster you control to damage the attacker", () => {
    const g = raid("Drag Under", { monsters: [stats("Page", 1, 1)] }, "Page");
    g.me.trap("Drag Under");
    g.pick("Page");
    expect(g.me.monsters).toEqual([]);
    expect(g.foe.monsters).toEqual([]);
  });

  test("They Rise at Noon: Summons a cheap Spirit, even on the opponent's turn", () => {
    const g = raid("They Rise at Noon", { ground: ["Bone Cantor", "Pale Regent"] });
    g.me.trap("They Rise at Noon");
    expect(g.offered()).toEqual(["Bone Cantor"]);
    g.pick("Bone Cantor");
    expect(g.me.monsters).toEqual(["Bone Cantor"]);
    expect(g.me.hp).toBe(27);
  });

  test("Swept Away: returns the attacker to hand before it hits", () => {
    const g = raid("Swept Away");
    g.me.trap("Swept Away");
    g.passAll();
    expect(g.me.hp).toBe(30);
    expect(g.foe.hand).toEqual(["Raider"]);
    expect(g.foe.monsters).toEqual([]);
  });

  test("Out of the Blue: returns a Monster to hand and Summons a Bird", () => {
    const side = { monsters: [stats("Page", 1, 1)], hand: ["Spyglass Heron", "Storm Roc"] };
    const g = raid("Out of the Blue", side, "Page");
    g.me.trap("Out of the Blue");
    expect(g.offered()).toEqual(["Spyglass Heron"]);
    g.pick("Spyglass Heron");
    g.passAll();
    expect(g.me.monsters).toEqual(["Spyglass Heron"]);
    expect(g.me.hand).toEqual(["Storm Roc", "Page"]);
    expect(g.me.hp).toBe(30);
  });

  test("Frozen Instant: Tempers a Monster before it attacks", () => {
    const g = battleCores({
      at: "battle",
      active: 1,
      stops: ["battle-start", "attack"],
      me: { monsters: [stats("Page", 9, 1)], hand: ["Frozen Instant"] },
      foe: { monsters: [stats("Raider", 5, 3), stats("Second", 5, 3)] },
    });
    g.passAll();
    g.foe.attack("Raider", "Page").me.trap("Frozen Instant");
    g.pick("Second");
    expect(g.tempered("Second")).toBe(true);
    expect(g.foe.cardsFor("attack")).toEqual([]);
  });

  test("Ward of First Light: makes a direct Attack deal nothing and gains 2 HP", () => {
    const g = raid("Ward of First Light");
    g.me.trap("Ward of First Light");
    expect(g.me.hp).toBe(32);
    const other = raid("Ward of First Light", { monsters: [stats("Page", 9, 1)] }, "Page");
    expect(other.me.why(other.me.trapping("Ward of First Light")).rule).toBe("BC 7.2");
    other.passAll();
  });
});
