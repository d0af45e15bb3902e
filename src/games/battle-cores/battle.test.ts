import { expect, test } from "vitest";
import {
  choose,
  discard,
  draw,
  ender,
  foes,
  gainHp,
  own,
  powerUp,
  quickSummon,
  seq,
  temper,
  toHand,
  untemper,
  victory,
} from "./cards/parts";
import {
  aBoost,
  aField,
  aGear,
  anItem,
  aTrap,
  type BattleLayout,
  battleCores,
  beast,
  hero,
  stats,
} from "./testing";

/** A Battle Phase with these Monsters. */
const fight = (
  mine: Parameters<typeof stats>[],
  theirs: Parameters<typeof stats>[],
  more: BattleLayout = {},
) =>
  battleCores({
    at: "battle",
    ...more,
    me: { monsters: mine.map((given) => stats(...given)), ...more.me },
    foe: { monsters: theirs.map((given) => stats(...given)), ...more.foe },
  });

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
  expect([g.foe.hp, g.me.hp, g.foe.ground]).toEqual([26, 31, ["Theirs"]]);
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

test("BC 4.6 a Tempered card lies sideways for everybody, until its player's next turn", () => {
  const g = fight([["Fighter", 3, 2]], []);
  g.me.strike("Fighter");
  const sideways = () => [0, 1, -1].map((seat) => g.view(seat).cards[g.id("Fighter")]?.rested);
  expect(sideways()).toEqual([true, true, true]);
  g.me.toEnd();
  g.me.endTurn();
  expect([g.turnOf, ...sideways()]).toEqual([1, true, true, true]);
  g.foe.finish();
  expect(sideways()).toEqual([false, false, false]);
});

test("BC 4.8 an Attack is aimed at another player's Monster in play", () => {
  const g = fight(
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
  const g = fight(
    [
      ["Fighter", 3, 3],
      ["Friend", 3, 1],
    ],
    [["Wall", 5, 1]],
  );
  g.me.attack("Fighter", "Wall");
  expect([g.armor("Wall"), g.total("Wall")]).toEqual([2, 5]);
  g.me.attack("Friend", "Wall");
  expect([g.armor("Wall"), g.total("Wall")]).toEqual([1, 5]);
});

test("BC 4.9 what counts is the Power that the attacker has when it hits", () => {
  const g = fight([["Fighter", 3, 1]], [["Wall", 5, 1]], {
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
  const g = fight([["Fighter", 3, 3]], [["Wall", 3, 1]]);
  g.me.attack("Fighter", "Wall");
  expect([g.foe.monsters, g.foe.ground, g.me.ground]).toEqual([[], ["Wall"], []]);
});

test("BC 4.11 the target deals no damage back", () => {
  const g = fight([["Weak", 2, 1]], [["Strong", 9, 9]]);
  g.me.attack("Weak", "Strong");
  expect([g.armor("Weak"), g.armor("Strong")]).toEqual([2, 8]);
});

test("BC 4.12 only a player without Monsters is Attacked directly", () => {
  const open = fight([["Fighter", 3, 3]], []);
  expect(open.me.targets("Fighter")).toEqual(["seat 1"]);
  const shielded = fight([["Fighter", 3, 3]], [["Wall", 3, 1]]);
  expect(shielded.me.targets("Fighter")).toEqual(["Wall"]);
  expect(shielded.me.why(shielded.me.striking("Fighter")).rule).toBe("BC 4.12");
});

test("BC 4.13 a direct Attack takes HP equal to the Power", () => {
  const g = fight([["Fighter", 3, 4]], []);
  expect(g.me.strike("Fighter") && g.foe.hp).toBe(26);
});

test("BC 4.14 after its Attack the card is Tempered", () => {
  const g = fight([["Fighter", 3, 2]], []);
  g.me.strike("Fighter");
  expect(g.tempered("Fighter")).toBe(true);
  expect(g.me.why(g.me.striking("Fighter")).rule).toBe("BC 4.4");
});

test("BC 4.14 not before it, and also when the Attack came to nothing", () => {
  const g = fight([["Fighter", 3, 2]], [["Wall", 3, 1]], {
    foe: { hand: [aTrap("Banish", choose(own(), discard("it"))), aTrap("Spare")] },
    stops: ["attack", "after-attack"],
  });
  g.me.attack("Fighter", "Wall");
  expect([g.asked, g.tempered("Fighter")]).toEqual(["attack 1", false]);
  g.foe.trap("Banish");
  g.pick("Wall");
  while (g.asked?.startsWith("attack")) g.pass();
  expect([g.asked, g.tempered("Fighter")]).toEqual(["after-attack 1", true]);
  g.passAll();
});

test("BC 4.15 with more players each Attack is aimed freely, and each defender is judged alone", () => {
  const g = fight(
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
  expect([g.armor("Wall"), g.third.hp, g.foe.hp]).toEqual([3, 28, 30]);
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
  expect([g.foe.monsters, g.armor("Hero"), g.me.hand.length]).toEqual([["Mark"], 7, 1]);
});

test("BC 4.17 Traps are asked for at four kinds of moment, in seat order, again after each one", () => {
  const held = (name: string) => ({ hand: [aTrap(`${name} 1`, gainHp(1)), beast(`${name} 2`)] });
  const g = battleCores({
    active: 1,
    me: held("A"),
    foe: { ...held("B"), monsters: [stats("Fighter", 3, 2)] },
    third: held("C"),
    stops: "all",
  });
  g.foe.toBattle();
  expect(g.passAll()).toEqual(["battle-start 1", "battle-start 2", "battle-start 0"]);
  g.foe.strike("Fighter", 2);
  g.foe.pass();
  g.third.trap("C 1");
  expect(g.passAll()).toEqual([
    "attack 1",
    "attack 2",
    "attack 0",
    "after-attack 1",
    "after-attack 2",
    "after-attack 0",
  ]);
  g.foe.toEnd();
  expect(g.passAll()).toEqual(["battle-end 1", "battle-end 2", "battle-end 0"]);
  expect(g.phase).toBe("end");
});

test("BC 4.18 a Trap is carried out whole before anything else can be activated", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Fighter", 3, 2)], hand: [aTrap("Rage", choose(own(), powerUp("it", 3)))] },
    foe: { monsters: [stats("Wall", 9, 1)], hand: [aTrap("Banish", choose(foes(), discard("it")))] },
    stops: ["attack"],
  });
  g.me.attack("Fighter", "Wall");
  g.me.trap("Rage");
  g.pick("Fighter");
  expect(g.power("Fighter")).toBe(5);
  g.foe.trap("Banish");
  g.pick("Fighter");
  g.passAll();
  expect([g.me.ground.sort(), g.armor("Wall")]).toEqual([["Fighter", "Rage"], 9]);
});

test("BC 4.18 what a Trap sets off waits until the Trap is done", () => {
  const bomb = beast("Bomb", { abilities: [ender(gainHp(1))] });
  const trade = aTrap("Trade", seq(choose(own(), discard("it")), gainHp(5)));
  const g = battleCores({ at: "battle", me: { monsters: [bomb], hand: [trade] }, stops: ["battle-end"] });
  g.me.toEnd();
  g.me.trap("Trade");
  g.pick("Bomb");
  const gains = g.events.filter(({ type }) => type === "seat-counter").map(({ amount }) => amount);
  expect(gains).toEqual([-1, 5, 1]);
  expect(g.me.hp).toBe(36);
  g.passAll();
});

test("BC 4.19 without attacker or target there is no damage, but the Attack has been made", () => {
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
  expect([g.tempered("Fighter"), g.armor("Other"), g.foe.hp]).toEqual([true, 5, 30]);
  g.me.attack("Swift", "Other");
  g.foe.trap("Again");
  g.pick("Other");
  g.passAll();
  expect([g.tempered("Swift"), g.attacksLeft("Swift"), g.foe.hp]).toEqual([false, 1, 30]);
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
  expect([g.foe.monsters, g.foe.hp]).toEqual([["Wall"], 26]);
});

test("BC 4.21 damage of several Attacks adds up", () => {
  const g = fight(
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

test("BC 4.22 Power above the target's Armor does nothing more", () => {
  const g = fight([["Giant", 3, 9]], [["Mite", 1, 1]]);
  g.me.attack("Giant", "Mite");
  expect([g.foe.ground, g.foe.hp]).toEqual([["Mite"], 30]);
});

test("BC 4.23 the first player may Attack in the first turn", () => {
  const g = battleCores({ turn: 1, rounds: 1, me: { hand: [stats("Quick", 1, 2, "active")], points: 1 } });
  g.me.summon("Quick");
  g.me.toBattle();
  g.me.strike("Quick");
  expect(g.foe.hp).toBe(28);
});

test("BC 4.24 nothing of the Main Phase is done in the Battle Phase", () => {
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

test("BC 4.25 a Monster of Power 0 Attacks without effect, and is Tempered", () => {
  const g = fight([["Mild", 3, 0]], [["Wall", 5, 1]]);
  g.me.attack("Mild", "Wall");
  expect([g.armor("Wall"), g.tempered("Mild")]).toEqual([5, true]);
});

test("BC 4.26 legal targets are shown, and everybody reads how an Attack went", () => {
  const g = fight(
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
    "Hero has beaten Guard.",
    "Hero is Tempered.",
  ]);
});

test("BC 4.27 everybody sees current and total Armor", () => {
  const g = fight([["Fighter", 3, 2]], [["Wall", 6, 1]]);
  g.me.attack("Fighter", "Wall");
  for (const seat of [0, 1, -1]) {
    const card = g.view(seat).cards[g.id("Wall")];
    expect([g.total("Wall"), card?.counters.damage]).toEqual([6, 2]);
  }
  expect(g.numbers("Wall")).toBe("4/1");
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

test("BC 4.16 Enders of what was discarded come after the attacker was Tempered", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Hero", 3, 3)] },
    foe: { monsters: [beast("Bomb", { abilities: [ender(choose({ being: "tempered" }, discard("it")))] })] },
  });
  g.me.attack("Hero", "Bomb");
  g.pick("Hero");
  expect(g.me.ground).toEqual(["Hero"]);
});

test("BC 4.17 who is spared where no Trap can be activated is not asked there, and the others cannot tell that it holds one", () => {
  const seen = [aTrap("Snare", gainHp(1)), beast("Blank")].map((held) => {
    const g = battleCores({
      at: "battle",
      me: { monsters: [stats("Fighter", 3, 2)] },
      foe: { hand: [held] },
      third: { hand: [beast("Spare")] },
      stops: "all",
    });
    g.foe.anytime("passing", { spared: true });
    g.me.strike("Fighter", 2);
    const views = new Set<string>();
    const asked = new Set<string>();
    for (let at = g.asked; at !== null; at = g.asked) {
      views.add(JSON.stringify(g.view(0)));
      asked.add(at);
      g.pass();
    }
    return { views: [...views, JSON.stringify(g.view(0))], told: g.eventsSeenBy(0), asked: [...asked] };
  });
  const [trap, blank] = seen;
  expect(trap?.asked).toEqual(["attack 1", "attack 2", "after-attack 1", "after-attack 2"]);
  expect(blank?.asked).toEqual(["attack 2", "after-attack 2"]);
  expect([trap?.views, trap?.told]).toEqual([blank?.views, blank?.told]);
});
