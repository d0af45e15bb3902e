import { describe, expect, test } from "vitest";
import { anElite, aTactic, aWarrior, duel } from "../testing";
import { destroy, draw, ENEMY, target } from "./parts";

const strike = aTactic("Strike", target(ENEMY, destroy("target")));

/** The opponent's set tactic destroys the card in its player's own turn. */
const afterStrike = (card: string, sp = 8000, discard: readonly string[] = []) => {
  const g = duel({ active: 1, me: { fighters: [card], sp, discard }, foe: { tactics: [strike] } });
  g.foe.activate("Strike");
  g.pick(card);
  return g;
};

describe("counted values", () => {
  test("a Bench Rower gains ATK for each other Norse fighter, a Jackal Mask for each Warrior in the pile, up to 500", () => {
    const g = duel({
      me: {
        fighters: ["Bench Rower", "Shore Raider", "Boar Rider", "Jackal Mask"],
        discard: [...Array<string>(6).fill("Ashigaru"), "Kabuto"],
      },
      foe: { fighters: ["Shield Sister"] },
    });
    expect(g.stat("Bench Rower", "atk")).toBe(1200);
    expect(g.stat("Jackal Mask", "atk")).toBe(1500);
  });

  test("a Gate Cohort needs two others, and a Siege Ditch works only in the opponent's turn", () => {
    const alone = duel({ me: { fighters: ["Gate Cohort", "Line Recruit"] } });
    expect(alone.stat("Gate Cohort", "atk")).toBe(1000);
    const g = duel({
      me: {
        fighters: ["Gate Cohort", "Line Recruit", "Veteran Spear"],
        tactics: [{ card: "Siege Ditch", up: true }],
      },
      foe: { fighters: [aWarrior("Oak")] },
    });
    expect(g.stat("Gate Cohort", "atk")).toBe(1300);
    expect(g.stat("Oak", "atk")).toBe(1000);
    g.nextTurn();
    expect(g.stat("Oak", "atk")).toBe(800);
  });

  test("the Weighing of the Heart costs half of its target's current ATK", () => {
    const g = duel({
      me: { tactics: ["Weighing of the Heart"] },
      foe: { fighters: [aWarrior("Oak", 1500)] },
    });
    g.me.activate("Weighing of the Heart");
    g.pick("Oak").settle();
    expect(g.me.sp).toBe(7250);
    expect(g.foe.fighters).toEqual([]);
  });
});

describe("destruction that is prevented or made good", () => {
  test("a Sand Walker returns to the hand for 200 SP if its player wants to and can pay", () => {
    const g = afterStrike("Sand Walker");
    expect(g.confirm(true).me.hand).toEqual(["Sand Walker"]);
    expect(g.sp).toEqual([7800, 8200]);
    expect(afterStrike("Sand Walker").confirm(false).me.pile).toEqual(["Sand Walker"]);
  });

  test("Neferu returns for three Warriors in the pile, but not for two", () => {
    const dead = ["Ashigaru", "Gate Guard", "Calm Archer"];
    const g = afterStrike("Neferu, Eternal Dawn", 8000, dead);
    g.confirm(true).settle();
    expect(g.me.fighters).toEqual(["Neferu, Eternal Dawn"]);
    expect(g.me.removed).toHaveLength(3);
    const poor = afterStrike("Neferu, Eternal Dawn", 8000, dead.slice(1));
    if (poor.decision?.kind === "confirm") poor.confirm(true);
    expect(poor.me.fighters).toEqual([]);
    expect(poor.me.removed).toEqual([]);
  });

  test("a Field Surgeon saves one Warrior a turn from battle: it rests instead", () => {
    const g = duel({
      active: 1,
      at: "battle",
      me: { fighters: ["Field Surgeon", aWarrior("Oak", 1000, 1000)] },
      foe: { fighters: [aWarrior("Bear", 1500), aWarrior("Boar", 1600)] },
    });
    g.foe.fight("Bear", "Oak");
    g.confirm(true).settle();
    expect(g.me.fighters.includes("Oak")).toBe(true);
    expect(g.resting("Oak")).toBe(true);
    expect(g.kills("Bear")).toBe(0);
    g.foe.fight("Boar", "Oak");
    expect(g.me.fighters).toEqual(["Field Surgeon"]);
  });
});

describe("effects in several parts", () => {
  test("the Jarl deploys up to two Warriors from the pile", () => {
    const g = duel({
      me: {
        hand: ["Jarl of the Long Night"],
        fighters: [{ card: anElite("Elm"), kills: 5 }],
        discard: ["Shore Raider", "Boar Rider", "Kabuto"],
      },
    });
    g.me.deploy("Jarl of the Long Night");
    g.pick("Shore Raider", "Boar Rider").settle();
    expect(g.me.fighters).toEqual(["Jarl of the Long Night", "Shore Raider", "Boar Rider"]);
  });

  test("Driven Herds does one of two things of its player's choice", () => {
    const chosen = (mode: number) => {
      const g = duel({ me: { tactics: ["Driven Herds"] } });
      g.me.activate("Driven Herds");
      g.at(mode).settle();
      return { hand: g.me.hand.length, sp: g.me.sp };
    };
    expect(chosen(0)).toEqual({ hand: 1, sp: 8000 });
    expect(chosen(1)).toEqual({ hand: 0, sp: 8300 });
  });

  test("a Relay Station allows two Warriors to be deployed in a turn, and is destroyed if it is not paid for", () => {
    const g = duel({
      at: "ready",
      me: { equipment: [{ card: "Relay Station", up: true }], hand: [aWarrior("Oak"), aWarrior("Elm")] },
    });
    while (g.decision?.kind === "act" && g.decision.window !== undefined) g.pass();
    g.confirm(true);
    while (g.decision?.kind === "act" && g.decision.window !== undefined) g.pass();
    g.me.deploy("Oak");
    g.me.deploy("Elm");
    expect(g.me.fighters).toEqual(["Oak", "Elm"]);
    expect(g.sp).toEqual([7900, 8100]);
    const unpaid = duel({ at: "ready", me: { equipment: [{ card: "Relay Station", up: true }] } });
    unpaid.settle().confirm(false).settle();
    expect(unpaid.me.equipment).toEqual([]);
    expect(unpaid.me.pile).toEqual(["Relay Station"]);
    expect(unpaid.sp).toEqual([8000, 8000]);
  });

  test("a Water Clock deals damage for three counters, which the ready phase places", () => {
    const at = (clock: number) =>
      duel({
        me: { equipment: [{ card: "Water Clock", up: true, counters: { clock } }] },
        foe: { fighters: [aWarrior("Oak")] },
      });
    expect(at(2).me.cardsFor("use")).toEqual([]);
    const g = at(3);
    g.me.use("Water Clock", 1);
    g.pick("Oak").settle();
    expect(g.foe.fighters).toEqual([]);
    expect(g.card("Water Clock").counters.clock).toBe(0);
  });

  test("the Ring of Riders turns the first fighter the opponent deploys in a turn", () => {
    const g = duel({
      active: 1,
      me: { tactics: [{ card: "Ring of Riders", up: true }] },
      foe: { hand: [aWarrior("Oak")] },
    });
    g.foe.deploy("Oak");
    expect(g.settle().resting("Oak")).toBe(true);
  });
});

describe("attacks", () => {
  test("a Recurve Bow lets its fighter attack directly, and a Two-Horse Rider attacks twice", () => {
    const g = duel({
      at: "battle",
      me: {
        fighters: ["Two-Horse Rider"],
        equipment: [{ card: "Recurve Bow", up: true, on: "Two-Horse Rider" }],
      },
      foe: { fighters: [aWarrior("Oak", 2000)] },
    });
    expect(g.me.targets("Two-Horse Rider")).toEqual(["Oak", "seat 1"]);
    g.me.strike("Two-Horse Rider").settle();
    g.me.strike("Two-Horse Rider").settle();
    expect(g.sp).toEqual([10_600, 5400]);
    expect(g.me.targets("Two-Horse Rider")).toEqual([]);
  });

  test("a Blood Feud gains SP once a turn for battle damage taken, and a Tribute Taker makes the opponent discard for damage dealt", () => {
    const g = duel({
      at: "battle",
      me: { fighters: ["Tribute Taker", aWarrior("Elm", 1500)] },
      foe: {
        tactics: [{ card: "Blood Feud", up: true }],
        hand: [aWarrior("A"), aWarrior("B"), aWarrior("C")],
      },
    });
    g.me.strike("Elm").settle();
    expect(g.sp).toEqual([9300, 6700]);
    expect(g.foe.hand).toHaveLength(2);
    g.me.strike("Tribute Taker").settle();
    expect(g.sp).toEqual([10_500, 5500]);
    expect(g.foe.hand).toHaveLength(2);
  });
});

test("Sealed Door responds only to the activation of a tactic", () => {
  const g = duel({
    me: { tactics: [aTactic("Chant", draw(1))] },
    foe: { tactics: ["Sealed Door"] },
  });
  g.me.activate("Chant");
  g.foe.activate("Sealed Door");
  expect(g.settle().me.hand).toEqual([]);
});
