import { describe, expect, test } from "vitest";
import {
  destroy,
  draw,
  ENEMY,
  each,
  harm,
  ignition,
  inBattle,
  inYour,
  OWN,
  quick,
  sacrificing,
  sp,
  target,
  whenThis,
  word,
} from "../cards/parts";
import { able, aTactic, aWarrior, boost, duel, plus } from "../testing";

const trap = aTactic("Trap", draw(1));

describe("effects of fighters", () => {
  test("BOS 3.10 a continuous effect works while its fighter is on the field", () => {
    for (const effect of [
      destroy("target"),
      word("remove", { card: "target" }),
      { do: "move", card: "target", to: "hand" } as const,
    ]) {
      const g = duel({
        me: {
          fighters: [able("Lead", plus(200)), aWarrior("Oak")],
          tactics: [aTactic("Away", target(OWN, effect))],
        },
      });
      expect(g.stat("Oak", "atk")).toBe(1200);
      g.me.activate("Away");
      g.pick("Lead");
      expect(g.stat("Oak", "atk")).toBe(1000);
    }
  });

  test("BOS 3.11 an ignition effect is used only in your own main phases, and never as a response", () => {
    const mage = able("Mage", ignition([], draw(1), { uses: { per: "turn", most: 9 } }));
    const g = duel({ at: "start", me: { fighters: [mage], tactics: [trap] }, foe: { tactics: [trap] } });
    const offered: string[] = [];
    const look = () => {
      if (g.who === 0) offered.push(`${g.step} ${g.me.can("use", "Mage")}`);
    };
    const ways = ["to-battle", "end-battle", "end-turn"];
    while (g.turnOf <= 0) {
      look();
      if (g.decision?.kind === "act" && g.decision.window === undefined)
        g.me.act({ type: ways.shift() ?? "" });
      else g.pass();
    }
    expect(offered).toEqual([
      "draw false",
      "ready false",
      "main true",
      "start false",
      "battle false",
      "end-step false",
      "main-2 true",
      "end false",
    ]);
    expect(g.who).toBe(1);
    expect(g.me.can("use", "Mage")).toBe(false);
  });

  test("BOS 3.12 an effect is offered only if its cost can be paid", () => {
    const altar = able("Altar", ignition([sacrificing({ type: "fighter" })], draw(1)));
    expect(duel({ me: { fighters: [altar] } }).me.cardsFor("use")).toEqual([]);
    const g = duel({ me: { fighters: [altar, aWarrior("Oak")] } });
    g.me.use("Altar");
    expect(g.me.pile).toEqual(["Oak"]);
    expect(g.me.hand).toHaveLength(1);
    const dear = duel({ me: { fighters: [able("Dear", ignition([sp(300)], draw(1)))] } });
    expect(dear.me.use("Dear").sp).toEqual([7700, 8300]);
  });

  test("BOS 3.13 some effects are used in the battle phase", () => {
    const g = duel({
      at: "battle",
      me: { fighters: [able("Fury", inBattle([], boost())), able("Mage", ignition([], draw(1)))] },
    });
    expect(g.me.cardsFor("use")).toEqual(["Fury"]);
  });

  test("BOS 3.14 a quick effect can also be used in the opponent's turn, when set tactics can", () => {
    const fast = able("Fast", quick([], boost(600)));
    const g = duel({
      active: 1,
      at: "battle",
      me: { fighters: [fast] },
      foe: { fighters: [aWarrior("Ash", 1500)] },
    });
    g.foe.attack("Ash", "Fast");
    expect(g.asked).toBe("attack 0");
    expect(g.me.cardsFor("use")).toEqual(["Fast"]);
    g.me.use("Fast");
    g.pick("Fast").settle();
    expect(g.sp).toEqual([8100, 7900]);
  });

  test("BOS 3.15 a trigger without may must be carried out", () => {
    const must = able("Must", whenThis("destroyed", harm(100)));
    const fall = aTactic("Fall", target(ENEMY, destroy("target")));
    const g = duel({ me: { tactics: [fall] }, foe: { fighters: [must] } });
    g.me.activate("Fall");
    g.pick("Must");
    expect(g.sp).toEqual([7900, 8100]);
  });

  test("BOS 3.15 a trigger with may can be declined", () => {
    const may = able("May", whenThis("destroyed", harm(100), { may: true }));
    const fall = aTactic("Fall", target(ENEMY, destroy("target")));
    const prompted = duel({ me: { tactics: [fall] }, foe: { fighters: [may] } });
    prompted.me.activate("Fall");
    prompted.pick("May");
    expect(prompted.decision).toMatchObject({ kind: "confirm", seat: 1 });
    expect(prompted.confirm(false).sp).toEqual([8000, 8000]);
  });

  test("BOS 3.15 a trigger effect cannot be used outside its moment", () => {
    const early = duel({ me: { fighters: [able("Dawn", inYour("ready-phase", harm(100)))] } });
    expect(early.me.cardsFor("use")).toEqual([]);
    early.me.endTurn();
    expect(early.nextTurn().sp).toEqual([8100, 7900]);
  });

  test("BOS 3.15, BOS 13.32 an optional trigger is asked for before it goes on the chain, where it can be responded to", () => {
    const scout = able("Scout", whenThis("deployed", draw(1), { may: true, oncePerTurn: true }));
    const trap = aTactic("Trap", draw(1));
    const g = duel({ me: { hand: [scout] }, foe: { tactics: [trap] } });
    g.me.deploy("Scout");
    expect(g.decision?.kind).toBe("confirm");
    expect(g.who).toBe(0);
    expect(g.chain).toEqual([]);
    g.confirm();
    expect(g.asked).toBe("chain 1");
    expect(g.chain).toEqual(["Scout"]);
    expect(g.settle().me.hand).toHaveLength(1);
  });

  test("BOS 3.15, BOS 13.32 a declined trigger cannot be responded to", () => {
    const scout = able("Scout", whenThis("deployed", draw(1), { may: true, oncePerTurn: true }));
    const trap = aTactic("Trap", draw(1));
    const not = duel({ me: { hand: [scout] }, foe: { tactics: [trap] } });
    not.me.deploy("Scout");
    not.confirm(false);
    expect(not.decision?.kind).toBe("act");
    expect(not.who).toBe(0);
    expect(not.chain).toEqual([]);
    expect(not.me.hand).toHaveLength(0);
  });

  test("BOS 3.15 an optional trigger that could do nothing is not offered; its targets are chosen after it is confirmed", () => {
    const digger = able("Digger", whenThis("deployed", target(ENEMY, destroy("target")), { may: true }));
    const empty = duel({ me: { hand: [digger] } });
    empty.me.deploy("Digger");
    expect(empty.decision?.kind).toBe("act");
    const g = duel({ me: { hand: [digger] }, foe: { fighters: [aWarrior("Ash"), aWarrior("Fir")] } });
    g.me.deploy("Digger");
    g.confirm();
    expect(g.offered()).toEqual(["Ash", "Fir"]);
    g.pick("Fir");
    expect(g.foe.fighters).toEqual(["Ash"]);
    expect(g.foe.pile).toEqual(["Fir"]);
  });

  test("BOS 7.6, BOS 3.15 a once-per-turn trigger counts as used when it goes up, even if negated, but not if declined", () => {
    const scout = able("Scout", {
      kind: "trigger",
      when: { on: "deployed", card: { of: "you" } },
      may: true,
      oncePerTurn: true,
      effect: draw(1),
    });
    const levy = aTactic("Levy", word("token", { name: "Banner Bearer" }));
    const no = aTactic("No", word("negate", { what: "any" }));
    const side = (yes: boolean) => {
      const g = duel({
        me: { fighters: [scout], hand: [aWarrior("Oak")], tactics: [levy] },
        foe: { tactics: [no] },
      });
      g.me.deploy("Oak");
      g.confirm(yes);
      if (yes) g.foe.activate("No");
      g.settle();
      g.me.activate("Levy");
      g.settle();
      return { asked: g.decision?.kind, hand: g.me.hand.length };
    };
    expect(side(true)).toEqual({ asked: "act", hand: 0 });
    expect(side(false)).toEqual({ asked: "confirm", hand: 0 });
  });

  test("BOS 13.21 the order of triggers is asked only if it matters", () => {
    const once = (name: string, amount: number) =>
      able(name, {
        kind: "trigger",
        when: { on: "destroyed", card: { of: "opponent" } },
        oncePerTurn: true,
        effect: harm(amount),
      });
    const sweep = aTactic("Sweep", each(ENEMY, destroy("it")));
    const afterSweep = (...own: readonly ReturnType<typeof able>[]) => {
      const g = duel({
        me: { fighters: own, tactics: [sweep] },
        foe: { fighters: [aWarrior("Ash"), aWarrior("Fir")] },
      });
      g.me.activate("Sweep");
      return { order: g.decision?.prompt.key === "prompt.trigger-order", sp: g.sp[0] };
    };
    // Two destructions for one once-per-turn ability; two copies of it; two different abilities.
    expect(afterSweep(once("Wolf", 100))).toEqual({ order: false, sp: 8100 });
    expect(afterSweep(once("Wolf", 100), once("Wolf", 100))).toEqual({ order: false, sp: 8200 });
    expect(afterSweep(once("Wolf", 100), once("Bear", 200))).toEqual({ order: true, sp: 8000 });
  });
});

describe("counters", () => {
  const clock = able(
    "Clock",
    ignition([], word("add-counter", { card: "this", name: "clock" }), { uses: { per: "turn", most: 9 } }),
    {
      kind: "standing",
      cards: "this",
      stats: ["atk"],
      op: "add",
      amount: { word: "counters", args: { card: "this", name: "clock" }, times: 100 },
    },
    ignition([{ pay: "word", word: "remove-counters", args: { name: "clock", n: 3 } }], draw(1)),
  );
  const at = (counters: Record<string, number>) => duel({ me: { fighters: [{ card: clock, counters }] } });

  test("BOS 13.27 only effects place counters", () => {
    const g = at({});
    expect(g.actions().map(({ type }) => type)).toEqual(["use", "to-main-2", "end-turn", "to-battle"]);
    g.me.use("Clock");
    expect(g.card("Clock").counters.clock).toBe(1);
  });

  test("BOS 13.28 effects count counters, and costs remove them", () => {
    expect(at({ clock: 2 }).stat("Clock", "atk")).toBe(1200);
    expect(at({ clock: 2 }).me.offered("use")).toHaveLength(1);
    const g = at({ clock: 3 });
    g.me.use("Clock", 2);
    expect(g.card("Clock").counters.clock).toBe(0);
    expect(g.me.hand).toHaveLength(1);
  });

  test("BOS 13.29 a counter is only its name and does nothing itself", () => {
    const g = at({ spell: 3 });
    expect(g.stat("Clock", "atk")).toBe(1000);
    expect(g.me.offered("use")).toHaveLength(1);
  });

  test("BOS 13.30 counters are lost when the card leaves the field", () => {
    const g = duel({
      me: {
        fighters: [{ card: clock, counters: { clock: 2 } }],
        tactics: [aTactic("Back", target(OWN, { do: "move", card: "target", to: "hand" }))],
      },
    });
    g.me.activate("Back");
    g.pick("Clock");
    g.me.deploy("Clock");
    expect(g.card("Clock").counters).toEqual({});
  });
});
