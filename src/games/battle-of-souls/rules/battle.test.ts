import { describe, expect, test } from "vitest";
import { adds, destroy, draw, ENEMY, grants, harm, OWN, quick, target, whenThis, word } from "../cards/parts";
import {
  able,
  anEquipment,
  aTactic,
  aToken,
  aWarrior,
  duel,
  type InPlay,
  type SoulsLayout,
} from "../testing";

/** A battle of two plain fighters, with the target in this position. */
function fought(
  atk: number,
  other: { atk?: number; rst?: number; resting?: true },
  more: Partial<SoulsLayout> = {},
) {
  const { atk: theirs = 1000, rst = 1000, resting } = other;
  const ash: InPlay = { card: aWarrior("Ash", theirs, rst), ...(resting && { resting }) };
  const g = duel({
    at: "battle",
    me: { fighters: [aWarrior("Oak", atk)] },
    foe: { fighters: [ash] },
    ...more,
  });
  g.me.fight("Oak", "Ash");
  return g;
}
/** SP, the remaining fighters on both sides, and their kill tokens. */
const left = (g: ReturnType<typeof duel>) => ({
  sp: g.sp,
  kills: Object.fromEntries([...g.me.fighters, ...g.foe.fighters].map((name) => [name, g.kills(name)])),
});

describe("against an upright fighter", () => {
  test("BOS 11.4, BOS 11.6, BOS 11.7, BOS 11.8 ATK meets ATK: the stronger attacker destroys the target, takes the difference and gets a kill token", () => {
    expect(left(fought(1500, { atk: 1000, rst: 2000 }))).toEqual({ sp: [8500, 7500], kills: { Oak: 1 } });
    expect(fought(1500, {}).foe.pile).toEqual(["Ash"]);
  });

  test("BOS 11.9, BOS 11.10 a tie destroys both fighters, without damage or kill token", () => {
    const g = fought(1000, { atk: 1000 });
    expect(left(g)).toEqual({ sp: [8000, 8000], kills: {} });
    expect(g.me.pile).toEqual(["Oak"]);
    expect(g.foe.pile).toEqual(["Ash"]);
    const proof = able("Proof", grants("this", "cannot-be-destroyed-by-battle"));
    const saved = duel({ at: "battle", me: { fighters: [proof] }, foe: { fighters: [aWarrior("Ash")] } });
    expect(left(saved.me.fight("Proof", "Ash"))).toEqual({ sp: [8000, 8000], kills: { Proof: 0 } });
  });

  test("BOS 11.11, BOS 11.12, BOS 11.13 a weaker attacker is destroyed and its player loses the difference; the winner gets the token", () => {
    const g = fought(1000, { atk: 1500 });
    expect(left(g)).toEqual({ sp: [7500, 8500], kills: { Ash: 1 } });
    expect(g.me.pile).toEqual(["Oak"]);
  });

  test("BOS 13.12 the winner gets the token, attacker or defender", () => {
    expect(fought(1500, {}).kills("Oak")).toBe(1);
    expect(fought(1000, { atk: 1500 }).kills("Ash")).toBe(1);
  });

  test("BOS 13.23, BOS 13.24 0 ATK destroys nothing", () => {
    expect(left(fought(0, { atk: 0 }))).toEqual({ sp: [8000, 8000], kills: { Oak: 0, Ash: 0 } });
    expect(left(fought(0, { rst: 0, resting: true })).sp).toEqual([8000, 8000]);
    expect(fought(0, { rst: 0, resting: true }).foe.fighters).toEqual(["Ash"]);
  });
});

describe("against a resting fighter", () => {
  const resting = true as const;
  test("BOS 11.5 ATK meets RST", () => {
    expect(left(fought(1500, { atk: 1000, rst: 2000, resting })).sp).toEqual([7500, 8500]);
  });

  test("BOS 11.14, BOS 11.15 a stronger attacker destroys it without damage and gets a kill token", () => {
    const g = fought(1500, { rst: 1000, resting });
    expect(left(g)).toEqual({ sp: [8000, 8000], kills: { Oak: 1 } });
    expect(g.foe.pile).toEqual(["Ash"]);
  });

  test("BOS 11.16 equal values do nothing", () => {
    expect(left(fought(1000, { rst: 1000, resting }))).toEqual({
      sp: [8000, 8000],
      kills: { Oak: 0, Ash: 0 },
    });
  });

  test("BOS 11.17, BOS 11.18 a weaker attacker's player loses the difference; nothing is destroyed, so there is no token", () => {
    expect(left(fought(1000, { rst: 1600, resting }))).toEqual({
      sp: [7400, 8600],
      kills: { Oak: 0, Ash: 0 },
    });
  });

  test("BOS 15.23 piercing takes the difference of ATK and RST", () => {
    const pierce = (atk: number, rst: number) => {
      const me = { fighters: [aWarrior("Lance", atk, 0, { keywords: ["piercing"] })] };
      const foe = { fighters: [{ card: aWarrior("Ash", 100, rst), resting }] };
      const g = duel({ at: "battle", me, foe });
      g.me.fight("Lance", "Ash");
      return { sp: g.sp, defenders: g.foe.fighters, kills: g.kills("Lance") };
    };
    expect(pierce(1800, 600)).toEqual({ sp: [9200, 6800], defenders: [], kills: 1 });
    expect(pierce(500, 600)).toEqual({ sp: [7900, 8100], defenders: ["Ash"], kills: 0 });
  });
});

describe("direct attacks", () => {
  test("BOS 11.19, BOS 11.20 a direct attack deals the full ATK and gives no kill token", () => {
    const g = duel({ at: "battle", me: { fighters: [aWarrior("Oak", 2100)] } });
    g.me.strike("Oak");
    expect(g.sp).toEqual([10100, 5900]);
    expect(g.kills("Oak")).toBe(0);
  });

  test("BOS 15.2 some fighters may attack directly despite enemy fighters", () => {
    const g = duel({
      at: "battle",
      me: { fighters: [aWarrior("Bird", 900, 0, { keywords: ["direct"] }), aWarrior("Oak")] },
      foe: { fighters: [aWarrior("Ash")] },
    });
    expect(g.me.targets("Bird")).toEqual(["Ash", "seat 1"]);
    expect(g.me.targets("Oak")).toEqual(["Ash"]);
    expect(g.me.strike("Bird").sp).toEqual([8900, 7100]);
  });
});

describe("the damage step", () => {
  const boost = (more: number) => adds(["atk"], "target", more, "turn");
  const inStep = () => {
    const sharp = able("Sharp", quick([], target(OWN, boost(400))));
    const seer = able("Seer", quick([], draw(1)));
    const g = duel({
      at: "battle",
      me: {
        fighters: [aWarrior("Oak", 1500), sharp, seer],
        hand: [anEquipment("Sword", target(OWN, boost(100)))],
      },
      foe: {
        fighters: [aWarrior("Ash")],
        tactics: [aTactic("Smoke", draw(1)), aTactic("Fall", target(ENEMY, destroy("target")))],
      },
    });
    g.me.attack("Oak", "Ash");
    g.foe.pass();
    g.me.pass();
    return g;
  };

  test("BOS 11.1, BOS 12.2 only set tactics and effects that alter ATK or RST may be used", () => {
    const g = inStep();
    expect(g.step).toBe("damage");
    expect(g.asked).toBe("damage 0");
    expect(g.me.cardsFor("use")).toEqual(["Sharp"]);
    expect(g.me.why(g.me.doing("use", "Seer", { data: { ability: 0 } })).rule).toBe("BOS 11.1");
    expect(g.me.why(g.me.doing("activate", "Sword")).rule).toBe("BOS 12.2");
    g.me.pass();
    expect(g.foe.cardsFor("activate")).toEqual(["Fall", "Smoke"]);
  });

  test("BOS 11.2 nothing may be used between the start of calculation and the end of the step", () => {
    const g = inStep();
    g.me.use("Sharp");
    g.pick("Oak").settle();
    const begun = g.eventTypes.lastIndexOf("strike");
    expect(g.eventTypes.slice(begun)).not.toContain("stack");
    expect(g.sp).toEqual([8900, 7100]);
    expect(g.step).toBe("battle");
  });

  test("BOS 11.3 triggers of the result go on a chain after the step and can be responded to", () => {
    const ghost = able("Ghost", whenThis("destroyed", harm(300)));
    const g = duel({
      at: "battle",
      me: { fighters: [aWarrior("Oak", 1500)], tactics: [aTactic("Trap", draw(1))] },
      foe: { fighters: [ghost] },
    });
    g.me.attack("Oak", "Ghost");
    g.me.pass();
    g.me.pass();
    expect(g.step).toBe("battle");
    expect(g.chain).toEqual(["Ghost"]);
    expect(g.asked).toBe("chain 0");
    expect(g.sp).toEqual([8500, 7500]);
    g.me.pass();
    expect(g.sp).toEqual([8200, 7800]);
  });

  test("BOS 11.21 a fighter that leaves in the step ends the battle: no damage, no destruction, no replay", () => {
    const g = inStep();
    g.me.pass();
    g.foe.activate("Fall");
    g.pick("Oak").settle();
    expect(g.step).toBe("battle");
    expect(g.sp).toEqual([8000, 8000]);
    expect(g.foe.fighters).toEqual(["Ash"]);
    expect(g.vars.replay).toBeNull();
    const target_ = duel({
      at: "battle",
      me: {
        fighters: [aWarrior("Oak", 1500), aWarrior("Elm")],
        tactics: [aTactic("Fall", target(ENEMY, destroy("target")))],
      },
      foe: { fighters: [aWarrior("Ash")] },
    });
    target_.me.attack("Oak", "Ash").pass();
    target_.me.activate("Fall");
    target_.pick("Ash");
    expect(target_.sp).toEqual([8000, 8000]);
    expect(target_.me.targets("Oak")).toEqual([]);
    expect(target_.me.targets("Elm")).toEqual(["seat 1"]);
    expect(target_.kills("Oak")).toBe(0);
  });

  test("BOS 11.22 a fighter saved from destruction stays; the damage is dealt, and there is no token", () => {
    const proof = able("Proof", grants("this", "cannot-be-destroyed-by-battle"));
    const angel = able("Angel", {
      kind: "replace",
      change: "destroy",
      card: "this",
      oncePerTurn: true,
      effect: word("rest", { card: "this" }),
    });
    for (const saved of [proof, angel]) {
      const g = duel({ at: "battle", me: { fighters: [aWarrior("Oak", 1500)] }, foe: { fighters: [saved] } });
      g.me.fight("Oak", saved.name);
      expect(left(g)).toEqual({ sp: [8500, 7500], kills: { Oak: 0, [saved.name]: 0 } });
    }
  });

  test("BOS 11.23 ATK and RST are never below 0", () => {
    const weak = target(OWN, adds(["atk", "rst"], "target", -500, "turn"));
    const tactics = ["A", "B", "C"].map((name) => aTactic(name, weak));
    const g = duel({ me: { fighters: [aWarrior("Oak", 1000, 1000)], tactics } });
    const seen = ["A", "B", "C"].map((name) => {
      g.me.activate(name);
      g.pick("Oak").settle();
      return { atk: g.stat("Oak", "atk"), rst: g.stat("Oak", "rst") };
    });
    expect(seen).toEqual([
      { atk: 500, rst: 500 },
      { atk: 0, rst: 0 },
      { atk: 0, rst: 0 },
    ]);
  });

  test("BOS 11.24 SP move first and may win the battle; then fighters are destroyed and tokens added, then triggers", () => {
    const ghost = able("Ghost", whenThis("destroyed", draw(1)));
    const layout = (sp: number): SoulsLayout => ({
      at: "battle",
      me: { fighters: [aWarrior("Oak", 1500)], sp },
      foe: { fighters: [ghost], sp: 16000 - sp },
    });
    const won = duel(layout(15600));
    won.me.attack("Oak", "Ghost");
    expect(won.winners).toEqual([0]);
    expect(won.sp).toEqual([16000, 0]);
    expect(won.foe.fighters).toEqual(["Ghost"]);
    const on = duel(layout(9000));
    on.me.attack("Oak", "Ghost");
    const types = on.eventTypes;
    const order = ["battle-damage", "card-counter", "destroyed", "draw"].map((type) => types.indexOf(type));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order.every((at) => at >= 0)).toBe(true);
  });
});

describe("kill tokens", () => {
  test("BOS 13.13, BOS 13.14 kill tokens are lost with their fighter and go to no other", () => {
    const g = duel({
      at: "battle",
      me: { fighters: [aWarrior("Oak", 1500)] },
      foe: { fighters: [{ card: aWarrior("Ash"), kills: 3 }, aWarrior("Fir")] },
    });
    g.me.fight("Oak", "Ash");
    expect(g.card("Ash").counters).toEqual({});
    expect(g.kills("Oak")).toBe(1);
    expect(g.kills("Fir")).toBe(0);
  });

  test("BOS 13.15 a fighter may have any number of tokens", () => {
    const g = duel({
      at: "battle",
      me: { fighters: [{ card: aWarrior("Oak", 1500), kills: 9 }] },
      foe: { fighters: [aWarrior("Ash")] },
    });
    g.me.fight("Oak", "Ash");
    expect(g.kills("Oak")).toBe(10);
  });

  test("BOS 15.17 a kill by an effect gives no token; text may place them and refer to them", () => {
    const mage = able(
      "Mage",
      quick([], target(ENEMY, destroy("target"))),
      quick(
        [],
        target({ ...OWN, stat: { name: "kills", atLeast: 1 } }, word("kill-token", { card: "target" })),
      ),
    );
    const g = duel({
      me: { fighters: [mage, { card: aWarrior("Oak"), kills: 1 }] },
      foe: { fighters: [aWarrior("Ash")] },
    });
    g.me.use("Mage");
    g.pick("Ash").settle();
    expect(g.foe.pile).toEqual(["Ash"]);
    expect(g.kills("Mage")).toBe(0);
    g.me.use("Mage", 1);
    expect(g.offered()).toEqual(["Oak"]);
    g.pick("Oak").settle();
    expect(g.kills("Oak")).toBe(2);
  });

  test("BOS 13.9, BOS 13.4 a fighter token destroyed in battle gives a kill token and is removed from the field", () => {
    const wisp = aToken("Wisp");
    const g = duel({ at: "battle", me: { fighters: [aWarrior("Oak", 1000)] }, foe: { fighters: [wisp] } });
    g.me.fight("Oak", "Wisp");
    expect(g.sp).toEqual([8500, 7500]);
    expect(g.kills("Oak")).toBe(1);
    expect(g.foe.pile).toEqual([]);
    expect(g.zone("Wisp")).toBe("");
  });
});

describe("number of attacks", () => {
  test("BOS 13.26, BOS 13.25 text may let a fighter attack twice, but not a third time", () => {
    const twice = able("Twice", {
      kind: "standing",
      cards: "this",
      stats: ["attacks"],
      op: "add",
      amount: 1,
    });
    const g = duel({ at: "battle", me: { fighters: [twice] } });
    g.me.strike("Twice");
    expect(g.me.targets("Twice")).toEqual(["seat 1"]);
    g.me.strike("Twice");
    expect(g.me.targets("Twice")).toEqual([]);
    expect(g.sp).toEqual([10000, 6000]);
  });

  test("text may prevent a fighter from attacking", () => {
    const g = duel({ at: "battle", me: { fighters: [able("Calm", grants("this", "cannot-attack"))] } });
    expect(g.me.why(g.me.striking("Calm")).why.key).toBe("why.battle-of-souls.cannot-attack");
  });
});
