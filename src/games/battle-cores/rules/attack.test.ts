import { expect, test } from "vitest";
import {
  choose,
  discard,
  draw,
  ender,
  gainHp,
  own,
  powerUp,
  quickSummon,
  toHand,
  untemper,
  victory,
} from "../cards/parts";
import { aTrap, battleCores, beast, fightOf, stats } from "../testing";

test("BC 4.8 an Attack targets another player's Monster in play", () => {
  const g = fightOf(
    [
      ["Fighter", 3, 2],
      ["Friend", 3, 2],
    ],
    [["Enemy", 3, 3]],
    { foe: { hand: [stats("Held", 1, 1)] } },
  );
  expect(g.me.targets("Fighter")).toEqual(["Enemy"]);
  expect(g.me.why(g.me.attacking("Fighter", "Friend")).rule).toBe("BC 4.8");
  const held = { type: "attack", card: g.id("Fighter"), target: g.id("Held") };
  expect(g.me.why(held).rule).toBe("BC 4.8");
  g.me.attack("Fighter", "Enemy");
});

test("BC 4.9 an Attack lowers the target's current Armor by the attacker's Power", () => {
  const g = fightOf(
    [
      ["Fighter", 3, 3],
      ["Friend", 3, 1],
    ],
    [["Wall", 5, 1]],
  );
  g.me.attack("Fighter", "Wall");
  expect(g.armor("Wall")).toBe(2);
  expect(g.total("Wall")).toBe(5);
  g.me.attack("Friend", "Wall");
  expect(g.armor("Wall")).toBe(1);
  expect(g.total("Wall")).toBe(5);
});

test("BC 4.9 the attacker's Power is read when it hits", () => {
  const g = fightOf([["Fighter", 3, 1]], [["Wall", 5, 1]], {
    me: { hand: [aTrap("Rage", choose(own(), powerUp("it", 2)))] },
    stops: ["attack"],
  });
  g.me.attack("Fighter", "Wall");
  g.me.trap("Rage");
  g.pick("Fighter");
  g.passAll();
  expect(g.armor("Wall")).toBe(2);
});

test("BC 4.10 a Monster below 1 Armor is discarded to its owner's Ground Zone", () => {
  const g = fightOf([["Fighter", 3, 3]], [["Wall", 3, 1]]);
  g.me.attack("Fighter", "Wall");
  expect(g.foe.monsters).toEqual([]);
  expect(g.foe.ground).toEqual(["Wall"]);
  expect(g.me.ground).toEqual([]);
});

test("BC 4.11 the target deals no damage back", () => {
  const g = fightOf([["Weak", 2, 1]], [["Strong", 9, 9]]);
  g.me.attack("Weak", "Strong");
  expect(g.armor("Weak")).toBe(2);
  expect(g.armor("Strong")).toBe(8);
});

test("BC 4.12 only a player without Monsters is Attacked directly", () => {
  const open = fightOf([["Fighter", 3, 3]], []);
  expect(open.me.targets("Fighter")).toEqual(["seat 1"]);
  const shielded = fightOf([["Fighter", 3, 3]], [["Wall", 3, 1]]);
  expect(shielded.me.targets("Fighter")).toEqual(["Wall"]);
  expect(shielded.me.why(shielded.me.striking("Fighter")).rule).toBe("BC 4.12");
});

test("BC 4.13 a direct Attack takes HP equal to the Power", () => {
  const g = fightOf([["Fighter", 3, 4]], []);
  expect(g.me.strike("Fighter") && g.foe.hp).toBe(26);
});

test("BC 4.14 after its Attack the card is Tempered", () => {
  const g = fightOf([["Fighter", 3, 2]], []);
  g.me.strike("Fighter");
  expect(g.tempered("Fighter")).toBe(true);
  expect(g.me.why(g.me.striking("Fighter")).rule).toBe("BC 4.4");
});

test("BC 4.14 the card is not Tempered before its Attack, but also when the Attack came to nothing", () => {
  const g = fightOf([["Fighter", 3, 2]], [["Wall", 3, 1]], {
    foe: { hand: [aTrap("Banish", choose(own(), discard("it"))), aTrap("Spare")] },
    stops: ["attack", "after-attack"],
  });
  g.me.attack("Fighter", "Wall");
  expect(g.asked).toBe("attack 1");
  expect(g.tempered("Fighter")).toBe(false);
  g.foe.trap("Banish");
  g.pick("Wall");
  while (g.asked?.startsWith("attack")) g.pass();
  expect(g.asked).toBe("after-attack 1");
  expect(g.tempered("Fighter")).toBe(true);
  g.passAll();
});

test("BC 4.15 with more players each Attack can choose any of them, and each defender is judged alone", () => {
  const g = fightOf(
    [
      ["One", 3, 2],
      ["Two", 3, 2],
    ],
    [["Wall", 5, 1]],
    { third: {} },
  );
  expect(g.me.targets("One")).toEqual(["Wall", "seat 2"]);
  g.me.attack("One", "Wall");
  g.me.strike("Two", 2);
  expect(g.armor("Wall")).toBe(3);
  expect(g.third.hp).toBe(28);
  expect(g.foe.hp).toBe(30);
});

test("BC 4.16 the steps of an Attack: declared, Blocked, Traps, damage, discards, Tempered, Effects", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [beast("Hero", { armor: 9, power: 4, abilities: [victory(draw(1))] })] },
    foe: {
      monsters: [stats("Mark", 1, 1), stats("Guard", 3, 2, "defender")],
      hand: [aTrap("Snare", gainHp(1))],
    },
    stops: ["attack"],
  });
  g.me.attack("Hero", "Mark");
  g.pick("Guard");
  g.foe.trap("Snare");
  g.passAll();
  const order = ["attack", "block", "activate", "damage", "discard", "rest", "draw"];
  expect(g.eventTypes.filter((type) => order.includes(type))).toEqual(order);
  expect(g.foe.monsters).toEqual(["Mark"]);
  expect(g.armor("Hero")).toBe(7);
  expect(g.me.hand).toHaveLength(1);
});

test("BC 4.19 without attacker or target there is no damage, but the Attack counts as made", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Fighter", 3, 2), stats("Swift", 3, 2, "speed")] },
    foe: {
      monsters: [stats("Mark", 5, 1), stats("Other", 5, 1)],
      hand: [aTrap("Home", choose(own(), toHand("it"))), aTrap("Again", choose(own(), toHand("it")))],
    },
    stops: ["attack"],
  });
  g.me.attack("Fighter", "Mark");
  g.foe.trap("Home");
  g.pick("Mark");
  g.passAll();
  expect(g.tempered("Fighter")).toBe(true);
  expect(g.armor("Other")).toBe(5);
  expect(g.foe.hp).toBe(30);
  g.me.attack("Swift", "Other");
  g.foe.trap("Again");
  g.pick("Other");
  g.passAll();
  expect(g.tempered("Swift")).toBe(false);
  expect(g.attacksLeft("Swift")).toBe(1);
  expect(g.foe.hp).toBe(30);
});

test("BC 4.20 a declared direct Attack stays direct", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Fighter", 3, 4)] },
    foe: { deck: [stats("Wall", 9, 1)], hand: [aTrap("Call", quickSummon({ type: "monster" }))] },
    stops: ["attack"],
  });
  g.me.strike("Fighter");
  g.foe.trap("Call");
  g.pick("Wall");
  g.passAll();
  expect(g.foe.monsters).toEqual(["Wall"]);
  expect(g.foe.hp).toBe(26);
});

test("BC 4.21 damage of several Attacks adds up", () => {
  const g = fightOf(
    [
      ["Two", 3, 2],
      ["Three", 3, 3],
    ],
    [["Wall", 5, 1]],
  );
  g.me.attack("Two", "Wall");
  g.me.attack("Three", "Wall");
  expect(g.foe.ground).toEqual(["Wall"]);
});

test("BC 4.22 Power above the target's Armor has no further effect", () => {
  const g = fightOf([["Giant", 3, 9]], [["Mite", 1, 1]]);
  g.me.attack("Giant", "Mite");
  expect(g.foe.ground).toEqual(["Mite"]);
  expect(g.foe.hp).toBe(30);
});

test("BC 4.25 a Monster of Power 0 Attacks without effect, and is Tempered", () => {
  const g = fightOf([["Mild", 3, 0]], [["Wall", 5, 1]]);
  g.me.attack("Mild", "Wall");
  expect(g.armor("Wall")).toBe(5);
  expect(g.tempered("Mild")).toBe(true);
});

test("BC 4.16 an Effect that Untempers the attacker comes after it was Tempered", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [beast("Hero", { power: 3, abilities: [victory(untemper("this"))] })] },
    foe: { monsters: [stats("One", 1, 1), stats("Two", 9, 1)] },
  });
  g.me.attack("Hero", "One");
  expect(g.tempered("Hero")).toBe(false);
  g.me.attack("Hero", "Two");
  expect(g.tempered("Hero")).toBe(true);
});

test("BC 4.16 Enders of discarded Monsters come after the attacker was Tempered", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Hero", 3, 3)] },
    foe: { monsters: [beast("Bomb", { abilities: [ender(choose({ being: "tempered" }, discard("it")))] })] },
  });
  g.me.attack("Hero", "Bomb");
  g.pick("Hero");
  expect(g.me.ground).toEqual(["Hero"]);
});
