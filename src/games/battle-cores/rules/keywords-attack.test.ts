import { expect, test } from "vitest";
import { active, burn, burnCard, choose, HOST, has, noBurn, own, temper } from "../cards/parts";
import { aBoost, aField, aGear, anItem, aTrap, battleCores, fight, hero, passRound, stats } from "../testing";

test("BC 11.11.1 Active: a Monster may Attack in the turn in which it is Summoned", () => {
  const g = battleCores({ me: { hand: [stats("Quick", 1, 2, "active")] } });
  g.me.summon("Quick");
  g.me.toBattle();
  expect(g.me.strike("Quick") && g.foe.hp).toBe(28);
});

test("BC 11.12.1 Speed: gives one additional Attack that does not Temper", () => {
  const g = fight([stats("Swift", 3, 1, "speed")], []);
  g.me.strike("Swift");
  expect(g.tempered("Swift")).toBe(false);
  g.me.strike("Swift");
  expect(g.tempered("Swift")).toBe(true);
  expect(g.foe.hp).toBe(28);
  expect(g.me.why(g.me.striking("Swift")).rule).toBe("BC 4.4");
});

test("BC 11.12.2 Speed(n) gives n additional Attacks, and several sources add up", () => {
  const g = battleCores({
    me: { monsters: [stats("Swift", 3, 1, ["speed", 2])], hand: [anItem("Boots", has(HOST, "speed"))] },
  });
  expect(g.attacksLeft("Swift")).toBe(3);
  g.me.activate("Boots", "Swift");
  expect(g.attacksLeft("Swift")).toBe(4);
  g.me.toBattle();
  for (let i = 0; i < 4; i++) g.me.strike("Swift");
  expect(g.foe.hp).toBe(26);
  expect(g.me.targets("Swift")).toEqual([]);
});

test("BC 11.12.3 the additional Attacks come first, the one that Tempers comes last", () => {
  const g = fight([stats("Swift", 3, 1, ["speed", 2])], []);
  const after = [1, 2, 3].map(() => {
    g.me.strike("Swift");
    return g.tempered("Swift");
  });
  expect(after).toEqual([false, false, true]);
});

test("BC 11.12.4 a card Tempered for another reason cannot use its Speed", () => {
  const g = battleCores({
    at: "battle",
    me: {
      monsters: [stats("Swift", 3, 1, ["speed", 2])],
      hand: [aTrap("Lull", choose(own(), temper("it")))],
    },
    stops: ["after-attack"],
  });
  g.me.strike("Swift");
  g.me.trap("Lull");
  g.pick("Swift");
  expect(g.attacksLeft("Swift")).toBe(0);
  expect(g.me.targets("Swift")).toEqual([]);
});

test("BC 11.12.5 Speed does not allow an Attack in the first turn, and unused Attacks are not saved", () => {
  const g = battleCores({ me: { hand: [stats("Swift", 3, 1, "speed")] } });
  g.me.summon("Swift");
  g.me.toBattle();
  expect(g.me.why(g.me.striking("Swift")).rule).toBe("BC 4.3");
  passRound(g);
  g.me.toBattle();
  g.me.strike("Swift");
  passRound(g);
  g.me.toBattle();
  g.me.strike("Swift");
  g.me.strike("Swift");
  expect(g.foe.hp).toBe(27);
  expect(g.me.targets("Swift")).toEqual([]);
});

test("BC 11.12.6 a card shows how many Attacks it has left", () => {
  const g = fight([stats("Swift", 3, 1, ["speed", 2])], []);
  g.me.strike("Swift");
  expect(g.attacksLeft("Swift")).toBe(2);
  expect(g.view(1).cards[g.id("Swift")]?.counters["by-speed"]).toBe(1);
});

test("BC 11.14.1 True Strike: Power above the Armor damages the target's owner", () => {
  const g = fight([stats("Lance", 3, 5, "true-strike")], [stats("Shield", 2, 1)]);
  g.me.attack("Lance", "Shield");
  expect(g.foe.hp).toBe(27);
  expect(g.foe.ground).toEqual(["Shield"]);
});

test("BC 11.14.2 Power 3 against Armor 1 deals 2", () => {
  const g = fight([stats("Lance", 3, 3, "true-strike")], [stats("Shield", 1, 1)]);
  expect(g.me.attack("Lance", "Shield") && g.foe.hp).toBe(28);
});

test("BC 11.14.3 the Armor left right before the damage counts", () => {
  const g = fight(
    [stats("Lance", 3, 5, "true-strike")],
    [{ card: stats("Shield", 6, 1), counters: { damage: 4 } }],
  );
  expect(g.me.attack("Lance", "Shield") && g.foe.hp).toBe(27);
});

test("BC 11.14.4 the surplus is dealt even if Survival saves the target", () => {
  const g = fight([stats("Lance", 3, 5, "true-strike")], [stats("Shield", 2, 1, "survival")]);
  g.me.attack("Lance", "Shield");
  expect(g.armor("Shield")).toBe(1);
  expect(g.survival("Shield")).toBe(0);
  expect(g.foe.hp).toBe(27);
});

test("BC 11.14.5 when Blocked, the Blocker's owner takes the surplus; a Blocker's True Strike does nothing", () => {
  const guard = stats("Guard", 3, 9, "defender", "true-strike");
  const g = fight([stats("Lance", 3, 5, "true-strike")], [stats("Mark", 1, 1), guard]);
  g.me.attack("Lance", "Mark");
  g.pick("Guard");
  expect(g.foe.hp).toBe(28);
  expect(g.me.hp).toBe(30);
  expect(g.me.ground).toEqual(["Lance"]);
});

test("BC 11.14.6 True Strike damage is not Burn", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Lance", 3, 5, "true-strike")], hand: [aTrap("Fire", burn(5))] },
    foe: { monsters: [stats("Shield", 2, 1)], fields: [aField("Ward", noBurn())] },
    stops: ["battle-end"],
  });
  g.me.attack("Lance", "Shield");
  expect(g.foe.hp).toBe(27);
  g.me.toEnd();
  g.me.trap("Fire");
  expect(g.foe.hp).toBe(27);
});

test("BC 11.16.1 Elusive: cards without Elusive cannot Attack it", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Plain", 2, 2), stats("Ghost", 2, 2, "elusive")], gear: [aGear("Sword")] },
    foe: { monsters: [stats("Mist", 5, 1, "elusive"), stats("Wall", 5, 1)] },
  });
  expect(g.me.targets("Plain")).toEqual(["Wall"]);
  expect(g.me.targets("Sword")).toEqual(["Wall"]);
  expect(g.me.targets("Ghost")).toEqual(["Mist", "Wall"]);
  expect(g.me.why(g.me.attacking("Plain", "Mist")).rule).toBe("BC 11.16.1");
});

test("BC 11.16.2 only Elusive cards can Block an Elusive attacker", () => {
  const g = fight(
    [stats("Ghost", 9, 1, "elusive")],
    [stats("Mark", 5, 1), stats("Guard", 5, 1, "defender"), stats("Shade", 5, 1, "defender", "elusive")],
  );
  g.me.attack("Ghost", "Mark");
  expect(g.offered()).toEqual(["Shade"]);
  g.decline();
  const none = fight(
    [stats("Ghost", 9, 1, "elusive")],
    [stats("Mark", 5, 1), stats("Guard", 5, 1, "defender")],
  );
  none.me.attack("Ghost", "Mark");
  expect(none.armor("Mark")).toBe(4);
});

test("BC 11.16.3 a player with only Elusive Monsters can be Attacked directly by cards that cannot reach those", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Plain", 2, 2)], gear: [aGear("Sword", 3)] },
    foe: { monsters: [stats("Mist", 5, 1, "elusive"), stats("Fog", 5, 1, "elusive")] },
  });
  g.me.strike("Plain");
  g.me.strike("Sword");
  expect(g.foe.hp).toBe(25);
});

test("BC 11.16.4 an attacker with an Elusive Monster of its own in play, ready or not, cannot Attack so", () => {
  const ghost = stats("Ghost", 2, 2, "elusive");
  for (const lying of [
    { card: ghost, tempered: true },
    { card: ghost, fresh: true },
  ]) {
    const g = fight([lying, stats("Plain", 2, 2)], [stats("Mist", 5, 1, "elusive")]);
    expect(g.me.targets("Plain")).toEqual([]);
    expect(g.me.why(g.me.striking("Plain")).rule).toBe("BC 11.16.4");
  }
});

test("BC 11.16.5 Elusive does not protect from Effects, Burn or costs", () => {
  const g = battleCores({
    me: {
      monsters: [stats("Own mist", 1, 1, "elusive")],
      hand: [aBoost("Fire", choose({ of: "opponent" }, burnCard("it", 2)))],
      legends: [hero("Light", [active(1)])],
    },
    foe: { monsters: [stats("Mist", 5, 1, "elusive")] },
  });
  g.me.activate("Fire");
  g.pick("Mist");
  g.me.legend("Light");
  expect(g.armor("Mist")).toBe(3);
  expect(g.me.monsters).toEqual(["Light"]);
});
