import { expect, test } from "vitest";
import { choose, own, quickSummon, retarget } from "../cards/parts";
import {
  aTrap,
  type BattleScenario,
  battleCores,
  beast,
  fight,
  passRound,
  stats,
  type TestCard,
} from "../testing";

test("BC 11.17.1 Defender: makes no normal Attack, but can Block", () => {
  const g = fight([stats("Guard", 5, 2, "defender")], [stats("Fighter", 3, 2)]);
  expect(g.me.why(g.me.attacking("Guard", "Fighter")).rule).toBe("BC 11.17.1");
  const blocked = battleCores({
    active: 1,
    at: "battle",
    me: { monsters: [stats("Mark", 3, 1), stats("Guard", 5, 2, "defender")] },
    foe: { monsters: [stats("Fighter", 3, 2)] },
  });
  blocked.foe.attack("Fighter", "Mark");
  blocked.pick("Guard");
  expect(blocked.armor("Guard")).toBe(3);
});

/** My Fighter attacks Mark, and Guard Blocks. */
function blocked(fighter: TestCard, guard: TestCard): BattleScenario {
  const g = fight([fighter], [stats("Mark", 3, 1), guard]);
  g.me.attack("Fighter", "Mark");
  return g.pick("Guard") as BattleScenario;
}

test("BC 11.17.2 the Blocker becomes the target", () => {
  const g = blocked(stats("Fighter", 9, 2), stats("Guard", 5, 2, "defender"));
  expect(g.armor("Mark")).toBe(3);
  expect(g.armor("Guard")).toBe(3);
});

test("BC 11.17.3 the Blocker hits the attacker with its Power", () => {
  expect(blocked(stats("Fighter", 5, 1), stats("Guard", 5, 2, "defender")).armor("Fighter")).toBe(3);
});

test("BC 11.17.4 both hit at the same time", () => {
  const g = blocked(stats("Fighter", 3, 3), stats("Guard", 3, 3, "defender"));
  expect(g.me.ground).toEqual(["Fighter"]);
  expect(g.foe.ground).toEqual(["Guard"]);
});

test("BC 11.17.5 a Block Tempers the Blocker, which must have been Untempered", () => {
  const g = fight(
    [stats("Fighter", 9, 1), stats("Other", 9, 1)],
    [stats("Mark", 3, 1), stats("Guard", 9, 1, "defender")],
  );
  g.me.attack("Fighter", "Mark");
  g.pick("Guard");
  expect(g.tempered("Guard")).toBe(true);
  g.me.attack("Other", "Mark");
  expect(g.decision?.kind).toBe("act");
  expect(g.armor("Mark")).toBe(2);
  passRound(g);
  g.me.toBattle();
  g.me.attack("Fighter", "Mark");
  expect(g.offered()).toEqual(["Guard"]);
  g.decline();
});

test("BC 11.17.5 a Blocker is Tempered even if the Attack is redirected to another Monster afterwards", () => {
  const turn = aTrap("Turn", choose(own(), retarget("it")));
  const blocked = () => {
    const g = battleCores({
      at: "battle",
      me: { monsters: [stats("Fighter", 9, 4)] },
      foe: {
        monsters: [stats("Mark", 3, 1), stats("Guard", 9, 2, "defender"), stats("Bait", 5, 1)],
        hand: [turn],
      },
      stops: ["attack"],
    });
    g.me.attack("Fighter", "Mark");
    g.pick("Guard");
    g.foe.trap("Turn");
    return g;
  };
  const away = blocked().pick("Bait");
  expect(away.tempered("Guard")).toBe(true);
  expect(away.armor("Guard")).toBe(9);
  expect(away.armor("Bait")).toBe(1);
  expect(away.tempered("Bait")).toBe(false);
  expect(away.armor("Fighter")).toBe(9);
  const same = blocked().pick("Guard");
  expect(same.tempered("Guard")).toBe(true);
  expect(same.armor("Guard")).toBe(5);
  expect(same.armor("Fighter")).toBe(7);
});

test("BC 11.17.6 Defenders protect only their own player and that player's Monsters, one per Attack", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Archer", 9, 2, "range"), stats("Fighter", 9, 2)] },
    foe: { monsters: [stats("Guard", 9, 1, "defender"), stats("Other", 9, 1, "defender")] },
    third: { monsters: [stats("Lone", 3, 1)] },
  });
  g.me.strike("Archer", 1);
  expect(g.offered()).toMatchObject(["Guard", "Other"]);
  expect(g.decision).toMatchObject({ seat: 1, min: 0, max: 1 });
  g.pick("Guard");
  expect(g.foe.hp).toBe(30);
  expect(g.armor("Guard")).toBe(7);
  g.me.attack("Fighter", "Lone");
  expect(g.decision?.kind).toBe("act");
  expect(g.armor("Lone")).toBe(1);
  const shared = battleCores({
    at: "battle",
    me: { monsters: [stats("Fighter", 9, 2)] },
    foe: { monsters: [stats("Guard", 9, 1, "defender"), stats("Weak", 1, 1)] },
  });
  shared.me.attack("Fighter", "Weak");
  shared.pick("Guard");
  expect(shared.foe.monsters).toEqual(["Guard", "Weak"]);
  expect(shared.armor("Guard")).toBe(7);
});

test("BC 11.17.7 an Attacked Defender neither Blocks nor hits back", () => {
  const g = fight([stats("Fighter", 5, 2)], [stats("Guard", 9, 4, "defender")]);
  g.me.attack("Fighter", "Guard");
  expect(g.decision?.kind).toBe("act");
  expect(g.armor("Fighter")).toBe(5);
  expect(g.armor("Guard")).toBe(7);
});

test("BC 11.17.8 a Defender does not Block in the turn in which it was Summoned, unless Active", () => {
  const tryBlock = (guard: TestCard) => {
    const g = battleCores({
      at: "battle",
      me: { monsters: [stats("Fighter", 9, 1)] },
      foe: {
        monsters: [stats("Mark", 9, 1)],
        deck: [guard],
        hand: [aTrap("Call", quickSummon({ type: "monster" })), beast("Held")],
      },
      stops: ["attack"],
    });
    g.me.attack("Fighter", "Mark");
    g.foe.trap("Call");
    g.pick("Guard");
    g.passAll();
    return g;
  };
  const second = (guard: TestCard) => {
    const g = tryBlock(guard);
    const again = battleCores({
      at: "battle",
      me: { monsters: [stats("Fighter", 9, 1)] },
      foe: { monsters: [stats("Mark", 9, 1), { card: guard, fresh: true }] },
    });
    again.me.attack("Fighter", "Mark");
    const asked = again.decision?.kind === "pick";
    if (asked) again.decline();
    return { monsters: g.foe.monsters, asked };
  };
  expect(second(stats("Guard", 5, 1, "defender"))).toEqual({ monsters: ["Mark", "Guard"], asked: false });
  expect(second(stats("Guard", 5, 1, "defender", "active"))).toEqual({
    monsters: ["Mark", "Guard"],
    asked: true,
  });
});

test("BC 11.17.9 a Defender with Speed may make those Attacks and can still Block", () => {
  const g = fight([stats("Guard", 9, 2, "defender", "speed"), stats("Friend", 9, 1)], [stats("Enemy", 9, 1)]);
  g.me.attack("Guard", "Enemy");
  expect(g.tempered("Guard")).toBe(false);
  expect(g.armor("Enemy")).toBe(7);
  expect(g.me.targets("Guard")).toEqual([]);
  g.me.toEnd();
  g.me.endTurn();
  g.foe.toBattle();
  g.foe.attack("Enemy", "Friend");
  expect(g.offered()).toEqual(["Guard"]);
  g.pick("Guard");
});

test("BC 11.17.10 the attacked player is shown every card able to Block, and may decline", () => {
  const guard = (name: string) => stats(name, 5, 1, "defender");
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Fighter", 9, 1)] },
    foe: {
      monsters: [stats("Mark", 9, 1), guard("One"), guard("Two"), { card: guard("Tired"), tempered: true }],
    },
    third: {},
  });
  g.me.attack("Fighter", "Mark");
  expect(g.offered()).toMatchObject(["One", "Two"]);
  expect(g.decision).toMatchObject({ seat: 1, min: 0, max: 1 });
  g.decline();
  expect(g.log(2)).toContain("Bob does not Block.");
});

test("BC 11.18.1 Range: a Monster may Attack the player behind Monsters, or a Monster", () => {
  const g = fight([stats("Archer", 3, 2, "range")], [stats("A", 3, 1), stats("B", 3, 1), stats("C", 3, 1)]);
  expect(g.me.targets("Archer")).toEqual(["A", "B", "C", "seat 1"]);
  expect(g.me.strike("Archer") && g.foe.hp).toBe(28);
});

test("BC 11.19.1 Ruin: the target's Armor becomes 0, whatever the numbers are", () => {
  const g = fight([stats("Doom", 1, 0, "ruin")], [stats("Fort", 12, 1)]);
  g.me.attack("Doom", "Fort");
  expect(g.foe.ground).toEqual(["Fort"]);
});

test("BC 11.19.2 Survival saves a Monster from Ruin", () => {
  const g = fight([stats("Doom", 1, 0, "ruin")], [stats("Fort", 8, 1, "survival")]);
  g.me.attack("Doom", "Fort");
  expect(g.armor("Fort")).toBe(1);
  expect(g.survival("Fort")).toBe(0);
});

test("BC 11.19.3 True Strike and direct damage still use the attacker's Power", () => {
  const doom = stats("Doom", 1, 2, "ruin", "true-strike");
  const big = fight([doom], [stats("Fort", 5, 1)]);
  big.me.attack("Doom", "Fort");
  expect(big.foe.ground).toEqual(["Fort"]);
  expect(big.foe.hp).toBe(30);
  const small = fight([doom], [stats("Hut", 1, 1)]);
  expect(small.me.attack("Doom", "Hut") && small.foe.hp).toBe(29);
  expect(fight([doom], []).me.strike("Doom").state.seats[1]?.counters.hp).toBe(28);
});

test("BC 11.19.4 a Blocker's Ruin does nothing; a Blocked attacker with Ruin ruins the Blocker", () => {
  const g = blocked(stats("Fighter", 5, 1), stats("Guard", 9, 1, "defender", "ruin"));
  expect(g.armor("Fighter")).toBe(4);
  const doom = blocked(stats("Fighter", 9, 1, "ruin"), stats("Guard", 9, 1, "defender"));
  expect(doom.foe.ground).toEqual(["Guard"]);
  expect(doom.armor("Mark")).toBe(3);
});
