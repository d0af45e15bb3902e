import { describe, expect, test } from "vitest";
import { draw, ENEMY, grants, harm, ignition, lifts, target, whenThis, word } from "../cards/parts";
import {
  able,
  aLegend,
  anElite,
  aTactic,
  aToken,
  aWarlord,
  aWarrior,
  duel,
  type InPlay,
  type SoulsLayout,
} from "../testing";

const killed = (card: InPlay["card"], kills: number): InPlay => ({ card, kills });
const ruleOf = (g: ReturnType<typeof duel>, name: string) => g.me.why(g.me.doing("deploy", name)).rule;
const five = (n = 5) => Array.from({ length: n }, (_, i) => aWarrior(`F${i}`));

/** All sacrifices for a Legendary Warrior. The Warlord has seven kill tokens by default. */
const legion = (kills = 7) => [aWarrior("Man"), anElite("Elite"), killed(aWarlord("Lord"), kills)];

describe("deployment", () => {
  test("BOS 4.2, BOS 2.5 a Warrior costs nothing and enters upright, face up", () => {
    const g = duel({ me: { hand: [aWarrior("Oak")] } });
    g.me.deploy("Oak");
    expect(g.me.fighters).toEqual(["Oak"]);
    expect(g.card("Oak").rested).toBe(false);
    expect(g.card("Oak").face).toBe("up");
    expect(g.sp).toEqual([8000, 8000]);
  });

  test("BOS 4.3 an Elite Warrior takes one Warrior with three kill tokens on it", () => {
    const duelWith = (...fighters: InPlay[]) => duel({ me: { fighters, hand: [anElite("Big")] } });
    expect(ruleOf(duelWith(killed(aWarrior("A"), 2)), "Big")).toBe("BOS 4.3");
    expect(ruleOf(duelWith(killed(aWarrior("A"), 2), killed(aWarrior("B"), 2)), "Big")).toBe("BOS 4.3");
    for (const n of [3, 4]) {
      const g = duelWith(killed(aWarrior("A"), n));
      g.me.deploy("Big");
      expect(g.me.fighters).toEqual(["Big"]);
      expect(g.me.pile).toEqual(["A"]);
    }
  });

  test("BOS 4.4 a Warlord takes an Elite Warrior with five kill tokens", () => {
    const duelWith = (kills: number) =>
      duel({ me: { fighters: [killed(anElite("Elite"), kills)], hand: [aWarlord("Lord")] } });
    expect(ruleOf(duelWith(4), "Lord")).toBe("BOS 4.4");
    const g = duelWith(5);
    g.me.deploy("Lord");
    expect(g.me.fighters).toEqual(["Lord"]);
    expect(g.me.pile).toEqual(["Elite"]);
  });

  test("BOS 4.5, BOS 4.6 a Legendary Warrior takes one of each class, the Warlord with seven kill tokens", () => {
    const duelWith = (fighters: readonly (InPlay | ReturnType<typeof aWarrior>)[]) =>
      duel({ me: { fighters, hand: [aLegend("Sun")] } });
    for (const missing of [0, 1, 2])
      expect(ruleOf(duelWith(legion().toSpliced(missing, 1)), "Sun")).toBe("BOS 4.5");
    expect(ruleOf(duelWith(legion(6)), "Sun")).toBe("BOS 4.5");
    for (const n of [7, 8]) {
      const g = duelWith(legion(n));
      g.me.deploy("Sun");
      expect(g.me.fighters).toEqual(["Sun"]);
      expect(g.me.pile.toSorted()).toEqual(["Elite", "Lord", "Man"]);
    }
  });

  test("BOS 4.9 sacrifices free their places before the new fighter enters", () => {
    const full = [killed(aWarrior("A"), 3), ...five(4)];
    const g = duel({ me: { fighters: full, hand: [anElite("Big"), aWarrior("Oak")] } });
    expect(ruleOf(g, "Oak")).toBe("BOS 2.4");
    g.me.deploy("Big");
    expect(g.me.fighters).toHaveLength(5);
  });

  test("BOS 2.4 the fifth fighter still finds a place", () => {
    const four = duel({ me: { fighters: five(4), hand: [aWarrior("Oak")] } });
    expect(four.me.deploy("Oak").me.fighters).toHaveLength(5);
  });

  test("BOS 4.10 a fighter enters without kill tokens", () => {
    const g = duel({ me: { fighters: [killed(aWarrior("A"), 4)], hand: [anElite("Big")] } });
    g.me.deploy("Big");
    expect(g.kills("Big")).toBe(0);
    expect(g.card("A").counters).toEqual({});
  });

  test("BOS 4.13 only valid sacrifices are offered", () => {
    const fighters = [
      killed(aWarrior("A"), 3),
      killed(aWarrior("B"), 2),
      killed(aWarrior("C"), 5),
      killed(anElite("D"), 5),
    ];
    const g = duel({ me: { fighters, hand: [anElite("Big")] } });
    g.me.deploy("Big");
    expect(g.decision?.prompt.key).toBe("prompt.battle-of-souls.pay-sacrifice");
    expect(g.offered()).toEqual(["A", "C"]);
    g.pick("C");
    expect(g.me.fighters).toEqual(["A", "B", "D", "Big"]);
    expect(g.me.pile).toEqual(["C"]);
  });

  test("a player may back out before the sacrifice", () => {
    const g = duel({
      me: { fighters: [killed(aWarrior("A"), 3), killed(aWarrior("C"), 5)], hand: [anElite("Big")] },
    });
    g.me.deploy("Big");
    g.me.anytime("back");
    expect(g.me.fighters).toEqual(["A", "C"]);
    expect(g.me.hand).toEqual(["Big"]);
    expect(g.step).toBe("main");
  });

  test("BOS 13.8 a fighter token of the class can be sacrificed too, and is removed from the field", () => {
    const watcher = able("Watcher", { kind: "trigger", when: { on: "sent", card: {} }, effect: harm(100) });
    const wisp = aToken("Wisp", "warrior");
    const g = duel({ me: { fighters: [killed(wisp, 3), watcher], hand: [anElite("Big")] } });
    g.me.deploy("Big");
    expect(g.me.fighters).toEqual(["Watcher", "Big"]);
    expect(g.me.pile).toEqual([]);
    expect(g.sp).toEqual([8000, 8000]);
    const none = duel({ me: { fighters: [killed(aToken("Shade"), 3)], hand: [anElite("Big")] } });
    expect(ruleOf(none, "Big")).toBe("BOS 4.3");
  });

  test("BOS 13.32 deploying, sacrificing and paying cannot be responded to, but their triggers can", () => {
    const herald = able("Herald", whenThis("deployed", draw(1)));
    const layout = (hand: ReturnType<typeof aWarrior>): SoulsLayout => ({
      me: { fighters: [killed(aWarrior("A"), 3)], hand: [hand] },
      foe: { tactics: [aTactic("Trap", draw(1))] },
    });
    const plain = duel(layout(anElite("Big")));
    plain.me.deploy("Big");
    expect(plain.asked).toBeNull();
    expect(plain.who).toBe(0);
    const triggered = duel(layout(herald));
    triggered.me.deploy("Herald");
    expect(triggered.asked).toBe("chain 1");
    expect(triggered.chain).toEqual(["Herald"]);
  });

  test("BOS 13.25 text may allow a second fighter in a turn, but not a third", () => {
    const g = duel({ me: { fighters: [able("Lead", lifts("deployments", 1))], hand: five(3) } });
    g.me.deploy("F0");
    g.me.deploy("F1");
    expect(ruleOf(g, "F2")).toBe("BOS 10.11");
  });

  test("text may allow one more Warrior this turn, but no higher class", () => {
    const g = duel({
      me: {
        fighters: [
          able("Horn", ignition([], word("deploy-more", { of: "warrior" }))),
          killed(aWarrior("A"), 3),
        ],
        hand: [...five(2), anElite("Big")],
      },
    });
    g.me.deploy("F0");
    g.me.use("Horn");
    expect(g.me.cardsFor("deploy")).toEqual(["F1"]);
  });
});

describe("the one Legendary Warrior", () => {
  test("BOS 4.7 an effect that would bring in another one does nothing", () => {
    const call = able(
      "Call",
      ignition([], {
        do: "choose",
        from: { zone: "hand", of: "you", type: "legendary" },
        then: word("deploy", { card: "it" }),
      }),
    );
    const g = duel({ me: { fighters: [call, aLegend("Sun")], hand: [aLegend("Moon")] } });
    g.me.use("Call");
    g.pick("Moon");
    expect(g.me.fighters).toEqual(["Call", "Sun"]);
    expect(g.me.hand).toEqual(["Moon"]);
  });

  test("BOS 4.8 a second one destroys the first after the sacrifices; if that is impossible it is not deployed", () => {
    const old = aLegend("Sun", 3000, 3000, { abilities: [whenThis("destroyed", harm(100))] });
    const g = duel({ me: { fighters: [old, ...legion()], hand: [aLegend("Moon")] } });
    g.me.deploy("Moon");
    expect(g.me.fighters).toEqual(["Moon"]);
    expect(g.me.pile.toSorted()).toEqual(["Elite", "Lord", "Man", "Sun"]);
    expect(g.sp).toEqual([8100, 7900]);
    const types = g.eventTypes.filter((type) => ["sacrificed", "destroyed", "deployed"].includes(type));
    expect(types).toEqual(["sacrificed", "sacrificed", "sacrificed", "destroyed", "deployed"]);
    const rock = aLegend("Rock", 3000, 3000, { abilities: [grants("this", "cannot-be-destroyed")] });
    const barred = duel({ me: { fighters: [rock, ...legion()], hand: [aLegend("Moon")] } });
    expect(ruleOf(barred, "Moon")).toBe("BOS 4.8");
  });

  test("BOS 4.12 an effect cannot take control of a second Legendary Warrior", () => {
    const lure = able("Lure", ignition([], target(ENEMY, word("control", { card: "target" }))));
    const g = duel({ me: { fighters: [lure, aLegend("Sun")] }, foe: { fighters: [aLegend("Moon")] } });
    g.me.use("Lure");
    g.pick("Moon");
    expect(g.foe.fighters).toEqual(["Moon"]);
  });

  test("BOS 15.10 control does not change if the new controller has no place", () => {
    const lure = able("Lure", ignition([], target(ENEMY, word("control", { card: "target" }))));
    const full = duel({ me: { fighters: [lure, ...five(4)] }, foe: { fighters: [aWarrior("Ash")] } });
    full.me.use("Lure");
    full.pick("Ash");
    expect(full.foe.fighters).toEqual(["Ash"]);
  });

  test("BOS 15.10 a fighter keeps its position and counters when control changes", () => {
    const lure = able("Lure", ignition([], target(ENEMY, word("control", { card: "target" }))));
    const taken = duel({
      me: { fighters: [lure] },
      foe: { fighters: [{ card: aWarrior("Ash"), kills: 2, resting: true, counters: { clock: 1 } }] },
    });
    taken.me.use("Lure");
    taken.pick("Ash");
    expect(taken.me.fighters).toEqual(["Lure", "Ash"]);
    expect(taken.resting("Ash")).toBe(true);
    expect(taken.card("Ash").counters).toEqual({ kill: 2, clock: 1 });
  });
});

describe("fighters put on the field by effects", () => {
  const muster = able("Muster", ignition([], word("search", { from: { type: "elite" }, to: "field" })));

  test("BOS 4.11 they need no sacrifice and do not use up the turn's deployment", () => {
    const g = duel({
      me: { fighters: [muster], deck: [aWarrior("X"), anElite("Big")], hand: [aWarrior("Oak")] },
    });
    g.me.use("Muster");
    g.pick("Big");
    g.me.deploy("Oak");
    expect(g.me.fighters).toEqual(["Muster", "Big", "Oak"]);
  });

  test("BOS 13.5 fighter tokens take up fighter places", () => {
    const wisp = aToken("Wisp");
    const three = duel({
      me: { fighters: [...five(3), wisp, { ...{ card: wisp }, tag: "second" }], hand: [aWarrior("Oak")] },
    });
    expect(ruleOf(three, "Oak")).toBe("BOS 2.4");
  });

  test("BOS 13.5 only as many tokens are made as there are places", () => {
    const wisp = aToken("Wisp");
    const maker = able("Maker", ignition([], word("token", { name: "Wisp", n: 3 })));
    const g = duel({ pool: [wisp], me: { fighters: [maker, ...five(3)] } });
    g.me.use("Maker");
    // Only one of the three gets a place (BOS 2.4).
    expect(g.me.fighters).toEqual(["Maker", "F0", "F1", "F2", "Wisp"]);
  });

  test("BOS 13.3 a fighter token that leaves the field ceases to exist", () => {
    const wisp = aToken("Wisp");
    const home = able(
      "Home",
      ignition([], target({ type: "token" }, { do: "move", card: "target", to: "hand" })),
    );
    const back = duel({ me: { fighters: [home, wisp] } });
    back.me.use("Home");
    back.pick("Wisp");
    expect(back.me.fighters).toEqual(["Home"]);
    expect(back.me.hand).toEqual([]);
    expect(back.zone("Wisp")).toBe("");
  });
});
