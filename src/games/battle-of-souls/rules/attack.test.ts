import { describe, expect, test } from "vitest";
import { destroy, ENEMY, OWN, target, word } from "../cards/parts";
import { aTactic, aWarrior, duel } from "../testing";

const kinds = (g: ReturnType<typeof duel>) => [...new Set(g.actions().map(({ type }) => type))];

describe("the battle step", () => {
  const battle = (me: Parameters<typeof duel>[0] = {}) => duel({ ...me, at: "battle" });

  test("BOS 10.20 your upright fighter attacks one of the opponent's fighters", () => {
    const g = battle({
      me: { fighters: [aWarrior("Oak"), { card: aWarrior("Elm"), resting: true }] },
      foe: { fighters: [aWarrior("Ash"), aWarrior("Fir")] },
    });
    expect(g.me.cardsFor("attack")).toEqual(["Oak", "Oak"]);
    expect(g.me.targets("Oak")).toEqual(["Ash", "Fir"]);
    expect(g.me.why(g.me.doing("attack", "Oak", { target: g.id("Elm") })).rule).toBe("BOS 10.20");
    expect(g.me.why({ type: "attack", card: g.id("Ash"), target: g.id("Fir") }).rule).toBe("BOS 10.20");
  });

  test("BOS 10.21 a direct attack is possible only if the other side has no fighter in any position", () => {
    const foe = { fighters: [{ card: aWarrior("Ash"), resting: true as const }] };
    const g = battle({ me: { fighters: [aWarrior("Oak")] }, foe });
    expect(g.me.targets("Oak")).toEqual(["Ash"]);
    expect(g.me.why(g.me.striking("Oak")).rule).toBe("BOS 10.21");
    expect(battle({ me: { fighters: [aWarrior("Oak")] } }).me.targets("Oak")).toEqual(["seat 1"]);
  });

  test("BOS 10.23 each fighter attacks once a turn, and not while resting", () => {
    const g = battle({ me: { fighters: [aWarrior("Oak"), { card: aWarrior("Elm"), resting: true }] } });
    g.me.strike("Oak");
    expect(g.me.why(g.me.striking("Oak")).why.key).toBe("why.battle-of-souls.has-attacked");
    expect(g.me.why(g.me.striking("Elm")).why.key).toBe("why.battle-of-souls.at-rest");
  });

  test("BOS 10.24 a player need not attack", () => {
    const g = battle({ me: { fighters: [aWarrior("Oak")] } });
    expect(g.me.endBattle().step).toBe("main-2");
  });

  test("BOS 10.25 a fighter may attack in the turn it enters", () => {
    const g = duel({ me: { hand: [aWarrior("Oak", 700)] } });
    g.me.deploy("Oak");
    g.me.battle();
    expect(g.me.strike("Oak").sp).toEqual([8700, 7300]);
  });

  test("BOS 10.26 attacking does not change the position", () => {
    const g = battle({ me: { fighters: [aWarrior("Oak")] } });
    g.me.strike("Oak");
    expect(g.resting("Oak")).toBe(false);
  });

  test("BOS 10.27 the battle is resolved in the damage step", () => {
    const g = battle({
      me: { fighters: [aWarrior("Oak", 1500)] },
      foe: { fighters: [aWarrior("Ash", 1000)] },
    });
    g.me.attack("Oak", "Ash");
    const at = g.eventTypes.lastIndexOf("strike");
    expect(g.events[at - 1]).toMatchObject({ type: "step", data: { step: "damage" } });
    expect(g.sp).toEqual([8500, 7500]);
    expect(g.foe.pile).toEqual(["Ash"]);
    expect(g.kills("Oak")).toBe(1);
  });
});

describe("replays and lost attackers", () => {
  const attackOn = (trap: ReturnType<typeof aTactic>, more: Parameters<typeof duel>[0] = {}) => {
    const g = duel({
      at: "battle",
      me: { fighters: [aWarrior("Oak", 1500), aWarrior("Elm", 1200)] },
      foe: { fighters: [aWarrior("Ash"), aWarrior("Fir")], tactics: [trap], hand: [aWarrior("New")] },
      ...more,
    });
    g.me.attack("Oak", "Ash");
    return g;
  };
  const home = { do: "move", card: "target", to: "hand" } as const;
  const back = (from = OWN) => aTactic("Back", target(from, home));
  const enter = aTactic("Enter", {
    do: "choose",
    from: { zone: "hand", of: "you", type: "fighter" },
    then: word("deploy", { card: "it" }),
  });

  test("BOS 10.29, BOS 10.31 if the target is removed, the player attacks again with the same fighter or another, or not", () => {
    const g = attackOn(back());
    g.foe.activate("Back");
    g.pick("Ash");
    expect(g.step).toBe("battle");
    expect(g.decision?.prompt.key).toBe("prompt.battle-of-souls.replay");
    expect(kinds(g)).toEqual(["attack", "call-off"]);
    expect(g.me.targets("Oak")).toEqual(["Fir"]);
    expect(g.me.targets("Elm")).toEqual(["Fir"]);
    // The same fighter uses no second attack, and others may still attack.
    g.me.attack("Oak", "Fir");
    expect(g.foe.pile).toEqual(["Fir", "Back"]);
    expect(g.me.targets("Elm")).toEqual(["seat 1"]);
  });

  test("BOS 10.29 a target that changes sides counts as removed", () => {
    const lure = aTactic("Lure", target(ENEMY, word("control", { card: "target" })));
    const g = duel({
      at: "battle",
      me: { fighters: [aWarrior("Oak", 1500)], tactics: [lure] },
      foe: { fighters: [aWarrior("Ash"), aWarrior("Fir")] },
    });
    g.me.attack("Oak", "Ash");
    g.me.activate("Lure");
    g.pick("Ash").settle();
    expect(g.decision?.prompt.key).toBe("prompt.battle-of-souls.replay");
    expect(g.me.targets("Oak")).toEqual(["Fir"]);
    expect(g.sp).toEqual([8000, 8000]);
  });

  test("BOS 10.30 a new fighter on the attacked side causes a replay, even of a direct attack; a non-target leaving does not", () => {
    const g = attackOn(enter);
    g.foe.activate("Enter");
    g.pick("New");
    expect(g.me.targets("Oak")).toEqual(["Ash", "Fir", "New"]);
    const direct = duel({
      at: "battle",
      me: { fighters: [aWarrior("Oak")] },
      foe: { tactics: [enter], hand: [aWarrior("New")] },
    });
    direct.me.strike("Oak");
    direct.foe.activate("Enter");
    direct.pick("New");
    expect(direct.me.targets("Oak")).toEqual(["New"]);
    expect(direct.sp).toEqual([8000, 8000]);
    const other = attackOn(back());
    other.foe.activate("Back");
    other.pick("Fir");
    expect(other.vars.replay).toBeNull();
    expect(other.foe.pile).toEqual(["Ash", "Back"]);
  });

  test("BOS 10.30 fighters that enter or leave the attacker's own side cause no replay", () => {
    const levy = aTactic("Levy", word("token", { name: "Banner Bearer" }));
    const home1 = aTactic("Home", target(OWN, home));
    for (const [tactic, picked] of [
      [levy, null],
      [home1, "Elm"],
    ] as const) {
      const g = duel({
        at: "battle",
        me: { fighters: [aWarrior("Oak", 1500), aWarrior("Elm")], tactics: [tactic] },
        foe: { fighters: [aWarrior("Ash")] },
      });
      g.me.attack("Oak", "Ash");
      g.me.activate(tactic.name);
      if (picked !== null) g.pick(picked);
      g.settle();
      expect(g.vars.replay).toBeNull();
      expect(g.foe.pile).toEqual(["Ash"]);
      expect(g.sp).toEqual([8500, 7500]);
    }
  });

  test("BOS 10.32 the first attacker has used its attack if another fighter attacks instead", () => {
    const g = attackOn(back());
    g.foe.activate("Back");
    g.pick("Ash");
    g.me.attack("Elm", "Fir");
    expect(g.me.targets("Oak")).toEqual([]);
    expect(g.me.targets("Elm")).toEqual([]);
  });

  test("BOS 10.33 the first attacker has used its attack if the attack is called off", () => {
    const g = attackOn(back());
    g.foe.activate("Back");
    g.pick("Ash");
    g.me.callOff();
    expect(g.me.targets("Oak")).toEqual([]);
    expect(g.me.targets("Elm")).toEqual(["Fir"]);
  });

  test("BOS 10.34 an attacker that is lost or turned to rest ends the attack without a replay", () => {
    for (const effect of [
      destroy("target"),
      word("rest", { card: "target" }),
      word("control", { card: "target" }),
    ]) {
      const g = attackOn(aTactic("Trap", target({ of: "opponent", type: "fighter" }, effect)));
      g.foe.activate("Trap");
      g.pick("Oak");
      expect(g.step).toBe("battle");
      expect(g.vars.replay).toBeNull();
      expect(g.sp).toEqual([8000, 8000]);
      expect(g.foe.fighters.slice(0, 2)).toEqual(["Ash", "Fir"]);
      expect(g.me.targets("Oak")).toEqual([]);
      expect(g.me.targets("Elm").includes("Ash")).toBe(true);
    }
  });

  test("BOS 10.35 a target that only turns causes no replay: its position at the calculation decides", () => {
    const g = attackOn(aTactic("Kneel", target(OWN, word("rest", { card: "target" }))));
    g.foe.activate("Kneel");
    g.pick("Ash");
    // ATK 1500 against RST 1000: destroyed, and no damage.
    expect(g.sp).toEqual([8000, 8000]);
    expect(g.foe.pile).toEqual(["Ash", "Kneel"]);
  });
});
