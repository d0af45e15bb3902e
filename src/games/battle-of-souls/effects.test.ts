import { describe, expect, test } from "vitest";
import { adds, each, word } from "../../language/build";
import {
  attachTo,
  destroy,
  draw,
  ENEMY,
  harm,
  ignition,
  inBattle,
  inYour,
  OWN,
  quick,
  sacrificing,
  sp,
  target,
  whenever,
  whenThis,
} from "./cards/parts";
import { able, aField, anEquipment, aTactic, aWarrior, duel, type SoulsLayout } from "./testing";

const plus = (n: number) =>
  ({
    kind: "standing",
    cards: { of: "you", type: "fighter" },
    stats: ["atk"],
    op: "add",
    amount: n,
  }) as const;
const onHost = (n: number) => ({ ...plus(n), cards: { ref: "host" } }) as const;
const boost = (n = 500) => target(OWN, adds(["atk"], "target", n, "turn"));
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

  test("BOS 3.11 an ignition effect is used in the own main phases, and is never an answer", () => {
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
    expect([g.who, g.me.can("use", "Mage")]).toEqual([1, false]);
  });

  test("BOS 3.12 a cost must be paid, or the effect is not offered", () => {
    const altar = able("Altar", ignition([sacrificing({ type: "fighter" })], draw(1)));
    expect(duel({ me: { fighters: [altar] } }).me.cardsFor("use")).toEqual([]);
    const g = duel({ me: { fighters: [altar, aWarrior("Oak")] } });
    g.me.use("Altar");
    expect([g.me.pile, g.me.hand.length]).toEqual([["Oak"], 1]);
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

  test("BOS 3.14 a quick effect is used in the opponent's turn too, where set tactics are", () => {
    const fast = able("Fast", quick([], boost(600)));
    const g = duel({
      active: 1,
      at: "battle",
      me: { fighters: [fast] },
      foe: { fighters: [aWarrior("Ash", 1500)] },
    });
    g.foe.attack("Ash", "Fast");
    expect([g.asked, g.me.cardsFor("use")]).toEqual(["attack 0", ["Fast"]]);
    g.me.use("Fast");
    g.pick("Fast").settle();
    expect(g.sp).toEqual([8100, 7900]);
  });

  test("BOS 3.15 a trigger effect works at its moment alone: it must, unless it says may", () => {
    const must = able("Must", whenThis("destroyed", harm(100)));
    const may = able("May", whenThis("destroyed", harm(100), { may: true }));
    const fall = aTactic("Fall", target(ENEMY, destroy("target")));
    const g = duel({ me: { tactics: [fall] }, foe: { fighters: [must] } });
    g.me.activate("Fall");
    g.pick("Must");
    expect(g.sp).toEqual([7900, 8100]);
    const asked = duel({ me: { tactics: [fall] }, foe: { fighters: [may] } });
    asked.me.activate("Fall");
    asked.pick("May");
    expect(asked.decision).toMatchObject({ kind: "confirm", seat: 1 });
    expect(asked.confirm(false).sp).toEqual([8000, 8000]);
    const early = duel({ me: { fighters: [able("Dawn", inYour("ready-phase", harm(100)))] } });
    expect(early.me.cardsFor("use")).toEqual([]);
    early.me.endTurn();
    expect(early.nextTurn().sp).toEqual([8100, 7900]);
  });

  test("BOS 3.15, BOS 13.32 what may be left out is asked for before it goes on the chain: only what is activated can be answered", () => {
    const scout = able("Scout", whenThis("deployed", draw(1), { may: true, oncePerTurn: true }));
    const trap = aTactic("Trap", draw(1));
    const g = duel({ me: { hand: [scout] }, foe: { tactics: [trap] } });
    g.me.deploy("Scout");
    expect([g.decision?.kind, g.who, g.chain]).toEqual(["confirm", 0, []]);
    g.confirm();
    expect([g.asked, g.chain]).toEqual(["chain 1", ["Scout"]]);
    expect(g.settle().me.hand.length).toBe(1);
    const not = duel({ me: { hand: [scout] }, foe: { tactics: [trap] } });
    not.me.deploy("Scout");
    not.confirm(false);
    expect([not.decision?.kind, not.who, not.chain, not.me.hand.length]).toEqual(["act", 0, [], 0]);
  });

  test("BOS 3.15 what could do nothing is not asked for, and its targets are chosen once it is wanted", () => {
    const digger = able("Digger", whenThis("deployed", target(ENEMY, destroy("target")), { may: true }));
    const empty = duel({ me: { hand: [digger] } });
    empty.me.deploy("Digger");
    expect(empty.decision?.kind).toBe("act");
    const g = duel({ me: { hand: [digger] }, foe: { fighters: [aWarrior("Ash"), aWarrior("Fir")] } });
    g.me.deploy("Digger");
    g.confirm();
    expect(g.offered()).toEqual(["Ash", "Fir"]);
    g.pick("Fir");
    expect([g.foe.fighters, g.foe.pile]).toEqual([["Ash"], ["Fir"]]);
  });

  test("BOS 7.6, BOS 3.15 one that may be used once a turn counts as used when it goes up, though it is negated, and not when it is declined", () => {
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
      return [g.decision?.kind, g.me.hand.length];
    };
    expect([side(true), side(false)]).toEqual([
      ["act", 0],
      ["confirm", 0],
    ]);
  });

  test("BOS 13.21 the order of triggers is asked for where it matters only", () => {
    const once = (name: string, amount: number) =>
      able(name, {
        kind: "trigger",
        when: { on: "destroyed", card: { of: "opponent" } },
        oncePerTurn: true,
        effect: harm(amount),
      });
    const sweep = aTactic("Sweep", each(ENEMY, destroy("it")));
    const asked = (...own: readonly ReturnType<typeof able>[]) => {
      const g = duel({
        me: { fighters: own, tactics: [sweep] },
        foe: { fighters: [aWarrior("Ash"), aWarrior("Fir")] },
      });
      g.me.activate("Sweep");
      return [g.decision?.prompt.key === "prompt.trigger-order", g.sp[0]];
    };
    // Two falls for one ability that works once a turn; two copies of it; two that differ.
    expect(asked(once("Wolf", 100))).toEqual([false, 8100]);
    expect(asked(once("Wolf", 100), once("Wolf", 100))).toEqual([false, 8200]);
    expect(asked(once("Wolf", 100), once("Bear", 200))).toEqual([true, 8000]);
  });
});

describe("equipment", () => {
  const banner = anEquipment("Banner", undefined, { abilities: [plus(300)] }, "continuous");
  const helm = anEquipment("Helm", attachTo(), { abilities: [onHost(400)] }, "attached");
  const fall = aTactic("Fall", {
    do: "choose",
    from: { zone: "on-field", of: "opponent" },
    as: "target",
    announced: true,
    then: destroy("target"),
  });

  test("BOS 5.4, BOS 5.5 a Continuous card stays until it is destroyed, and works for just as long", () => {
    const g = duel({ me: { fighters: [aWarrior("Oak")], hand: [banner] }, foe: { tactics: [fall] } });
    g.me.activate("Banner");
    // It does not work before it has resolved.
    expect([g.asked, g.stat("Oak", "atk")]).toEqual(["chain 1", 1000]);
    g.foe.pass();
    expect([g.me.equipment, g.stat("Oak", "atk")]).toEqual([["Banner"], 1300]);
    g.nextTurn();
    expect([g.turnOf, g.stat("Oak", "atk")]).toEqual([1, 1300]);
    g.foe.activate("Fall");
    g.pick("Banner");
    expect([g.me.equipment, g.me.pile, g.stat("Oak", "atk")]).toEqual([[], ["Banner"], 1000]);
  });

  test("BOS 5.6 an Attached card is attached to an own fighter, chosen as it is activated", () => {
    expect(
      duel({ me: { hand: [helm] }, foe: { fighters: [aWarrior("Ash")] } }).me.cardsFor("activate"),
    ).toEqual([]);
    const g = duel({
      me: { fighters: [aWarrior("Oak"), aWarrior("Elm")], hand: [helm] },
      foe: { fighters: [aWarrior("Ash")] },
    });
    g.me.activate("Helm");
    expect(g.offered()).toEqual(["Oak", "Elm"]);
    g.pick("Elm");
    expect([g.card("Helm").attachedTo, g.stat("Elm", "atk"), g.stat("Oak", "atk")]).toEqual([
      g.id("Elm"),
      1400,
      1000,
    ]);
    const gone = duel({
      me: { fighters: [aWarrior("Oak")], hand: [helm] },
      foe: { tactics: [aTactic("Strike", target(ENEMY, destroy("target")))] },
    });
    gone.me.activate("Helm");
    gone.pick("Oak");
    gone.foe.activate("Strike");
    gone.pick("Oak");
    expect([gone.me.equipment, gone.me.pile]).toEqual([[], ["Helm", "Oak"]]);
  });

  test("BOS 5.7 it stays in its zone and fills a place", () => {
    const g = duel({
      me: {
        fighters: [aWarrior("Oak")],
        hand: [helm, anEquipment("More", boost())],
        equipment: [anEquipment("A", boost()), anEquipment("B", boost())],
      },
    });
    g.me.activate("Helm");
    g.pick("Oak");
    expect([g.me.equipment, g.me.why(g.me.doing("set", "More")).rule]).toEqual([
      ["A", "B", "Helm"],
      "BOS 2.7",
    ]);
  });

  const worn = (more: Partial<SoulsLayout> = {}, away = destroy("target")) => {
    const mourner = able(
      "Mourner",
      whenever({ on: "destroyed", card: { zone: "equipment" } }, word("gain-sp", { n: 1 })),
    );
    const layout: SoulsLayout = {
      me: {
        fighters: [aWarrior("Oak"), mourner],
        equipment: [{ card: helm, up: true, on: "Oak" }],
        tactics: [aTactic("Away", target(OWN, away))],
      },
    };
    return duel({ ...layout, ...more });
  };

  test("BOS 5.8 when its fighter leaves, in whatever way, it is destroyed too", () => {
    const ways = [
      destroy("target"),
      word("sacrifice", { card: "target" }),
      word("remove", { card: "target" }),
      word("shuffle-in", { card: "target" }),
      { do: "move", card: "target", to: "hand" } as const,
    ];
    for (const way of ways) {
      const g = worn({}, way);
      expect(g.stat("Oak", "atk")).toBe(1400);
      g.me.activate("Away");
      g.pick("Oak").settle();
      expect([g.me.equipment, g.me.pile.includes("Helm")]).toEqual([[], true]);
      expect(g.events.filter(({ type, def }) => type === "destroyed" && def === "Helm").length).toBe(1);
    }
  });

  test("BOS 5.9 it stays attached when its fighter changes sides, and counts where it lies", () => {
    const g = duel({
      me: { fighters: [aWarrior("Oak")], equipment: [{ card: helm, up: true, on: "Oak" }] },
      foe: { tactics: [aTactic("Lure", target(ENEMY, word("control", { card: "target" })))] },
    });
    g.me.endTurn();
    while (g.who !== 1) g.pass();
    g.foe.activate("Lure");
    g.pick("Oak");
    expect([g.foe.fighters, g.stat("Oak", "atk"), g.me.equipment, g.foe.equipment]).toEqual([
      ["Oak"],
      1400,
      ["Helm"],
      [],
    ]);
  });
});

describe("tactics that stay", () => {
  const wall = aTactic("Wall", undefined, { abilities: [plus(300)] }, "continuous");

  test("BOS 6.3 a One-Turn tactic goes to the pile when it has resolved", () => {
    const g = duel({ me: { tactics: [trap] } });
    g.me.activate("Trap");
    expect([g.me.tactics, g.me.pile]).toEqual([[], ["Trap"]]);
  });

  test("BOS 6.4, BOS 6.5 a Continuous one stays face up and fills a place; destroyed, its effect ends", () => {
    const fall = aTactic("Fall", {
      do: "choose",
      from: { zone: "tactics", face: "up" },
      as: "target",
      announced: true,
      then: destroy("target"),
    });
    const g = duel({ me: { fighters: [aWarrior("Oak")], tactics: [wall, fall] } });
    expect(g.stat("Oak", "atk")).toBe(1000);
    g.me.activate("Wall");
    g.settle();
    expect([g.me.tactics, g.card("Wall").face, g.stat("Oak", "atk")]).toEqual([["Wall", "Fall"], "up", 1300]);
    g.me.activate("Fall");
    g.pick("Wall");
    expect([g.me.tactics, g.stat("Oak", "atk")]).toEqual([[], 1000]);
  });
});

describe("battlefields", () => {
  const high = {
    kind: "standing",
    cards: { subtype: "aztec", type: "fighter" },
    stats: ["atk"],
    op: "add",
    amount: 200,
  } as const;
  const aztec = (name: string) => aWarrior(name, 1000, 1000, { culture: "aztec" });

  test("BOS 7.2, BOS 7.3 some effects happen by themselves, for all that they name, for as long as the card is there", () => {
    const layout: SoulsLayout = {
      me: {
        fighters: [aztec("A"), aWarrior("B")],
        battlefield: [aField("High", high)],
        hand: [aField("Low")],
      },
      foe: { fighters: [aztec("C")] },
    };
    const g = duel(layout);
    expect(["A", "B", "C"].map((name) => g.stat(name, "atk"))).toEqual([1200, 1000, 1200]);
    g.me.activate("Low");
    expect(["A", "C"].map((name) => g.stat(name, "atk"))).toEqual([1000, 1000]);
  });

  test("BOS 7.4, BOS 7.5 others are used by the controller alone, in the own main phases, and can be answered", () => {
    const well = aField("Well", ignition([sp(100)], draw(1)));
    const g = duel({ me: { battlefield: [well] }, foe: { tactics: [trap] } });
    g.me.use("Well");
    expect([g.asked, g.chain]).toEqual(["chain 1", ["Well"]]);
    g.foe.pass();
    const theirs = duel({ active: 1, me: { battlefield: [well] } });
    expect([
      theirs.foe.cardsFor("use"),
      theirs.foe.why({ type: "use", card: theirs.id("Well"), data: { ability: 0 } }).ok,
    ]).toEqual([[], false]);
  });

  test("BOS 7.6 once a turn for each effect of the card that lies there; negated counts as used, and another copy is fresh", () => {
    const well = aField("Well", ignition([sp(100)], draw(1)), ignition([], word("gain-sp", { n: 1 })));
    const g = duel({
      me: { battlefield: [well], hand: [well] },
      foe: { tactics: [aTactic("Kanabo", word("negate", { what: "effect" }))] },
    });
    g.me.use("Well", 0);
    g.foe.activate("Kanabo");
    g.settle();
    const offered = () => g.me.offered("use").map(({ data }) => data?.ability);
    expect(offered()).toEqual([1]);
    g.me.use("Well", 1);
    expect(offered()).toEqual([]);
    g.me.main2();
    expect(offered()).toEqual([]);
    g.me.activate("Well");
    expect(offered()).toEqual([0, 1]);
    const next = duel({ me: { battlefield: [well] } });
    next.me.use("Well", 1);
    next.nextTurn();
    next.nextTurn();
    expect(next.me.offered("use").length).toBe(2);
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

  test("BOS 13.27 counters are placed by effects alone", () => {
    const g = at({});
    expect(g.actions().map(({ type }) => type)).toEqual(["use", "to-main-2", "end-turn", "to-battle"]);
    g.me.use("Clock");
    expect(g.card("Clock").counters.clock).toBe(1);
  });

  test("BOS 13.28 effects count them, and costs take them off", () => {
    expect(at({ clock: 2 }).stat("Clock", "atk")).toBe(1200);
    expect(at({ clock: 2 }).me.offered("use").length).toBe(1);
    const g = at({ clock: 3 });
    g.me.use("Clock", 2);
    expect([g.card("Clock").counters.clock, g.me.hand.length]).toEqual([0, 1]);
  });

  test("BOS 13.29 a counter is what its name says, and does nothing itself", () => {
    const g = at({ spell: 3 });
    expect([g.stat("Clock", "atk"), g.me.offered("use").length]).toEqual([1000, 1]);
  });

  test("BOS 13.30 they are lost when the card leaves the field", () => {
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
