import { expect, test } from "vitest";
import { choose, gainHp, own, temper } from "../cards/parts";
import { aBoost, aField, aGear, anItem, aTrap, battleCores, beast, fightOf, hero, stats } from "../testing";

test("BC 4.1 Monsters and the Gear Attack, and any player activates Traps", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Fighter", 2, 2)], gear: [aGear("Sword", 3)], hand: [aTrap("Mine", gainHp(1))] },
    foe: { hand: [aTrap("Theirs", gainHp(1))] },
    stops: ["attack"],
  });
  g.me.strike("Fighter");
  g.me.trap("Mine");
  g.foe.trap("Theirs");
  g.passAll();
  g.me.strike("Sword");
  g.passAll();
  expect(g.foe.hp).toBe(26);
  expect(g.me.hp).toBe(31);
  expect(g.foe.ground).toEqual(["Theirs"]);
});

test("BC 4.3 a Monster does not Attack in the turn in which it was Summoned", () => {
  const g = battleCores({ me: { hand: [stats("New", 3, 2)] } });
  g.me.summon("New");
  g.me.toBattle();
  expect(g.me.why(g.me.striking("New")).rule).toBe("BC 4.3");
  g.me.toEnd();
  g.me.endTurn();
  g.foe.finish();
  g.me.toBattle();
  g.me.strike("New");
  expect(g.foe.hp).toBe(28);
});

test("BC 4.4 a Tempered Monster does not Attack", () => {
  const g = battleCores({
    me: { monsters: [stats("Tired", 3, 2)], hand: [aBoost("Lull", choose(own(), temper("it")))] },
  });
  g.me.activate("Lull");
  g.pick("Tired");
  g.me.toBattle();
  expect(g.me.why(g.me.striking("Tired"))).toMatchObject({
    why: { key: "why.battle-cores.tempered" },
    rule: "BC 4.4",
  });
});

test("BC 4.6 every player sees a Tempered card turned sideways until its player's next turn", () => {
  const g = fightOf([["Fighter", 3, 2]], []);
  g.me.strike("Fighter");
  const sideways = () => [0, 1, -1].map((seat) => g.view(seat).cards[g.id("Fighter")]?.rested);
  expect(sideways()).toEqual([true, true, true]);
  g.me.toEnd();
  g.me.endTurn();
  expect([g.turnOf, ...sideways()]).toEqual([1, true, true, true]);
  g.foe.finish();
  expect(sideways()).toEqual([false, false, false]);
});

test("BC 4.23 the first player may Attack in the first turn", () => {
  const g = battleCores({ turn: 1, rounds: 1, me: { hand: [stats("Quick", 1, 2, "active")], points: 1 } });
  g.me.summon("Quick");
  g.me.toBattle();
  g.me.strike("Quick");
  expect(g.foe.hp).toBe(28);
});

test("BC 4.24 Main Phase actions are illegal in the Battle Phase", () => {
  const g = battleCores({
    at: "battle",
    me: {
      monsters: [stats("Bearer", 1, 1)],
      hand: [beast("New"), aBoost("Lift"), anItem("Ring"), aField("Meadow"), aGear("Sword")],
      legends: [hero("Light", [])],
    },
  });
  const actions = [
    g.me.summoning("New"),
    g.me.legending("Light"),
    ...["Lift", "Meadow", "Sword"].map((name) => g.me.activating(name)),
    g.me.activating("Ring", "Bearer"),
    { type: "draw-card" },
  ];
  for (const action of actions) expect(g.me.why(action).rule).toBe("BC 4.24");
});

test("BC 4.26 legal targets are shown, and every player reads how an Attack went", () => {
  const g = fightOf(
    [["Hero", 5, 4]],
    [
      ["Mark", 2, 1],
      ["Guard", 3, 2, "defender"],
    ],
    { third: {} },
  );
  expect(g.me.targets("Hero")).toEqual(["Guard", "Mark", "seat 2"]);
  g.me.attack("Hero", "Mark");
  expect(g.view(2).vars.attack).toMatchObject({ attacker: g.id("Hero"), target: g.id("Mark"), defender: 1 });
  g.pick("Guard");
  expect(g.log(2)).toEqual([
    "Hero Attacks Mark.",
    "Guard Blocks Hero.",
    "Hero hits Guard for 4.",
    "Guard has 0 Armor left.",
    "Guard strikes Hero back for 2.",
    "Hero has 3 Armor left.",
    "Guard is discarded.",
    "Hero defeats Guard.",
    "Hero is Tempered.",
  ]);
});

test("BC 4.27 every player sees current and total Armor", () => {
  const g = fightOf([["Fighter", 3, 2]], [["Wall", 6, 1]]);
  g.me.attack("Fighter", "Wall");
  for (const seat of [0, 1, -1]) {
    const card = g.view(seat).cards[g.id("Wall")];
    expect(g.total("Wall")).toBe(6);
    expect(card?.counters.damage).toBe(2);
  }
  expect(g.numbers("Wall")).toBe("4/1");
});
