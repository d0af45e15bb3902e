import { describe, expect, test } from "vitest";
import {
  attachTo,
  destroy,
  draw,
  ENEMY,
  harm,
  ignition,
  quick,
  seq,
  sp,
  target,
  whenThis,
  word,
} from "../cards/parts";
import { able, aField, anEquipment, aTactic, aWarrior, boost, bothSet, duel } from "../testing";

const negate = (what: "any" | "equipment" | "battlefield" | "effect" | "tactic" = "any") =>
  word("negate", { what });

const trap = (name: string) => aTactic(name, draw(1));

describe("chains", () => {
  test("BOS 12.5 a chain resolves from the last link to the first", () => {
    const log = (n: number) => word("gain-sp", { n });
    const g = duel({
      me: { tactics: [aTactic("One", log(1)), aTactic("Three", log(3))] },
      foe: { tactics: [aTactic("Two", log(2))] },
    });
    g.me.activate("One");
    g.foe.activate("Two");
    g.me.activate("Three");
    expect(g.events.filter(({ type }) => type === "sp-gained").map(({ amount }) => amount)).toEqual([
      3, 2, 1,
    ]);
  });

  test("BOS 12.6 Kanabo negates Hoen: the attack goes through for 2100", () => {
    const g = duel({
      at: "battle",
      me: { fighters: [aWarrior("Korki Naomasa", 2100)], tactics: [aTactic("Kanabo", negate("tactic"))] },
      foe: { tactics: [aTactic("Hoen", boost(-500, ENEMY))] },
    });
    g.me.strike("Korki Naomasa");
    g.foe.activate("Hoen");
    g.pick("Korki Naomasa");
    g.me.activate("Kanabo");
    g.settle();
    expect(g.sp).toEqual([10100, 5900]);
    expect(g.me.pile).toEqual(["Kanabo"]);
    expect(g.foe.pile).toEqual(["Hoen"]);
  });

  test("BOS 12.7, BOS 15.21 a negated card goes to the pile and is not destroyed; its cost is not returned", () => {
    const mourner = able("Mourner", {
      kind: "trigger",
      when: { on: "destroyed", card: { zone: "on-field" } },
      effect: harm(100),
    });
    const plus = { kind: "standing", cards: { of: "you" }, stats: ["atk"], op: "add", amount: 300 } as const;
    const one = anEquipment("One", boost(300), { cost: [sp(200)] });
    const stays = anEquipment("Stays", undefined, { abilities: [plus] }, "continuous");
    const worn = anEquipment(
      "Worn",
      attachTo(),
      { abilities: [{ ...plus, cards: { ref: "host" } }] },
      "attached",
    );
    for (const card of [one, stays, worn]) {
      const g = duel({
        me: { fighters: [aWarrior("Oak"), mourner], hand: [card] },
        foe: { tactics: [aTactic("Kanabo", negate())] },
      });
      g.me.activate(card.name);
      if (g.decision?.kind === "pick") g.pick("Oak");
      g.foe.activate("Kanabo");
      g.settle();
      const paid = card === one ? 200 : 0;
      expect(g.stat("Oak", "atk")).toBe(1000);
      expect(g.me.equipment).toEqual([]);
      expect(g.me.pile).toEqual([card.name]);
      expect(g.sp).toEqual([8000 - paid, 8000 + paid]);
    }
  });

  test("BOS 12.7 a negated effect leaves its card where it is", () => {
    const mage = able("Mage", ignition([sp(100)], draw(1)));
    const g = duel({ me: { fighters: [mage] }, foe: { tactics: [aTactic("Kanabo", negate("effect"))] } });
    g.me.use("Mage");
    g.foe.activate("Kanabo");
    g.settle();
    expect(g.me.fighters).toEqual(["Mage"]);
    expect(g.me.hand).toEqual([]);
    expect(g.sp).toEqual([7900, 8100]);
    expect(g.me.can("use", "Mage")).toBe(false);
  });

  test("BOS 12.8, BOS 12.9 a chain may be of any length: the next player is prompted each time, and all must pass in a row", () => {
    const g = duel({ me: { tactics: ["A", "C"].map(trap) }, foe: { tactics: ["B", "D"].map(trap) } });
    g.me.activate("A");
    expect(g.asked).toBe("chain 1");
    g.foe.activate("B");
    expect(g.asked).toBe("chain 0");
    g.me.activate("C");
    g.foe.activate("D");
    const defs = (type: string) => g.events.flatMap((own) => (own.type === type ? [own.def] : []));
    expect(defs("stack")).toEqual(["A", "B", "C", "D"]);
    expect(defs("spent")).toEqual(["D", "C", "B", "A"]);
  });

  test("BOS 12.9 a player who passed is prompted again after a new link; then the chain resolves", () => {
    const g = duel({ me: { tactics: ["A", "C", "E"].map(trap) }, foe: { tactics: ["B", "D"].map(trap) } });
    g.me.activate("A");
    g.foe.pass();
    expect(g.asked).toBe("chain 0");
    g.me.activate("C");
    expect(g.asked).toBe("chain 1");
    g.foe.pass();
    g.me.pass();
    expect(g.chain).toEqual([]);
    expect(g.me.hand).toHaveLength(2);
  });

  test("BOS 12.9 only set tactics and quick effects can respond", () => {
    const slow = able("Slow", ignition([], draw(1)));
    const fast = able("Fast", quick([], draw(1)));
    const g = duel({
      me: { tactics: [trap("A")] },
      foe: { fighters: [slow, fast], hand: [anEquipment("Sword", draw(1))] },
    });
    g.me.activate("A");
    expect(g.asked).toBe("chain 1");
    expect(g.foe.cardsFor("use")).toEqual(["Fast"]);
    expect(g.foe.cardsFor("activate")).toEqual([]);
    expect(g.foe.why(g.foe.doing("use", "Slow", { data: { ability: 0 } })).rule).toBe("BOS 12.9");
  });

  test("BOS 12.11 triggers wait while a chain resolves, with no windows in between", () => {
    const herald = able("Herald", {
      kind: "trigger",
      when: { on: "destroyed", card: { of: "you" } },
      effect: word("gain-sp", { n: 5 }),
    });
    const g = duel({
      me: {
        fighters: [herald, aWarrior("Oak")],
        tactics: [aTactic("One", word("gain-sp", { n: 1 })), aTactic("Three", word("gain-sp", { n: 3 }))],
      },
      foe: { tactics: [aTactic("Two", target(ENEMY, destroy("target")))] },
    });
    g.me.activate("One");
    g.foe.activate("Two");
    g.pick("Oak");
    g.me.activate("Three").settle();
    expect(g.events.filter(({ type }) => type === "sp-gained").map(({ amount }) => amount)).toEqual([
      3, 1, 5,
    ]);
  });

  test("BOS 12.12 a link whose target has left does nothing; its card is spent", () => {
    const g = duel({
      me: { fighters: [aWarrior("Oak")], hand: [anEquipment("Sword", seq(boost(300), draw(1)))] },
      foe: { tactics: [aTactic("Back", target(ENEMY, { do: "move", card: "target", to: "hand" }))] },
    });
    g.me.activate("Sword");
    g.pick("Oak");
    g.foe.activate("Back");
    g.pick("Oak");
    expect(g.me.hand).toHaveLength(2);
    expect(g.me.pile).toEqual(["Sword"]);
    expect(g.state.modifiers).toEqual([]);
  });

  test("BOS 12.13 all players see the links in order, with targets, and who is prompted", () => {
    const g = duel({
      me: {
        fighters: [aWarrior("Oak")],
        tactics: [trap("Third"), trap("Last")],
        hand: [anEquipment("Sword", boost(300))],
      },
      foe: { tactics: [trap("Second"), trap("Next")] },
    });
    g.me.activate("Sword");
    g.pick("Oak");
    g.foe.activate("Second");
    g.me.activate("Third");
    const oak = g.id("Oak");
    for (const seat of [0, 1]) {
      const { stack, decision } = g.view(seat);
      expect(stack.map(({ def, seat: by }) => [def, by])).toEqual([
        ["Sword", 0],
        ["Second", 1],
        ["Third", 0],
      ]);
      expect(stack[0]?.refs?.target?.map(({ card }) => card)).toEqual([oak]);
      expect(decision?.seat).toBe(1);
    }
  });

  test("BOS 13.31 only activations and attacks can be responded to", () => {
    const g = bothSet({ me: { tactics: [trap("Mine")], hand: [aTactic("Other", draw(1))] } });
    g.me.set("Other");
    expect(g.asked).toBeNull();
    expect(g.who).toBe(0);
    g.me.activate("Mine");
    expect(g.asked).toBe("chain 1");
  });

  test("BOS 15.20 costs are paid before any player may respond", () => {
    const g = duel({
      me: { hand: [anEquipment("Sword", draw(1), { cost: [sp(500)] })] },
      foe: { tactics: [trap("Trap")] },
    });
    g.me.activate("Sword");
    expect(g.asked).toBe("chain 1");
    expect(g.sp).toEqual([7500, 8500]);
  });

  test("BOS 15.22 an effect that cannot be paid in full is not offered", () => {
    const clock = able(
      "Clock",
      ignition([{ pay: "word", word: "remove-counters", args: { name: "clock", n: 3 } }], draw(1)),
    );
    const drop = able("Drop", ignition([{ pay: "discard", count: 1 }], draw(1)));
    const g = duel({
      me: {
        fighters: [{ card: clock, counters: { clock: 2 } }, drop],
        hand: [anEquipment("Dear", draw(1), { cost: [sp(9000)] })],
        sp: 8000,
      },
    });
    expect(g.me.cardsFor("use")).toEqual(["Drop"]);
    expect(g.me.why(g.me.doing("activate", "Dear")).rule).toBe("BOS 15.22");
    const none = duel({ me: { fighters: [drop] } });
    expect(none.me.cardsFor("use")).toEqual([]);
    expect(none.me.why(none.me.doing("use", "Drop", { data: { ability: 0 } })).rule).toBe("BOS 3.12");
  });
});

describe("several triggers at once", () => {
  const ghost = (name: string, n: number) => able(name, whenThis("destroyed", word("gain-sp", { n })));
  const storm = aTactic("Storm", { do: "each", from: { type: "fighter" }, effect: destroy("it") });

  test("BOS 13.21, BOS 3.15 each player's triggers go on their own chain, the turn player's first, in the order they pick", () => {
    const g = duel({
      me: { fighters: [ghost("A", 1), ghost("B", 2)], tactics: [storm] },
      foe: { fighters: [ghost("C", 3)] },
    });
    g.me.activate("Storm");
    expect(g.who).toBe(0);
    expect(g.decision?.prompt.key).toBe("prompt.trigger-order");
    expect(g.offered()).toEqual(["A", "B"]);
    g.pick("B");
    expect(g.events.filter(({ type }) => type === "sp-gained").map(({ amount }) => amount)).toEqual([
      2, 1, 3,
    ]);
  });

  test("BOS 13.22, BOS 13.21 if each player selects a fighter, the turn player selects and acts first, and the other knows the choice", () => {
    const g = duel({
      active: 1,
      foe: {
        fighters: [aWarrior("C"), aWarrior("D")],
        tactics: [aTactic("Duel", word("each", { what: "destroy" }))],
      },
      me: { fighters: [aWarrior("A"), aWarrior("B")] },
    });
    g.foe.activate("Duel");
    expect(g.who).toBe(1);
    expect(g.offered()).toEqual(["C", "D"]);
    g.pick("C");
    expect(g.who).toBe(0);
    expect(g.offered()).toEqual(["A", "B"]);
    expect(g.foe.pile).toEqual(["C"]);
    g.pick("B");
    expect(g.me.fighters).toEqual(["A"]);
    expect(g.foe.fighters).toEqual(["D"]);
  });
});

test("a battlefield is activated as a link too", () => {
  const g = duel({
    me: { hand: [aField("Plain")] },
    foe: { tactics: [aTactic("Kanabo", negate("battlefield"))] },
  });
  g.me.activate("Plain");
  expect(g.chain).toEqual(["Plain"]);
  expect(g.me.battlefield).toEqual(["Plain"]);
  g.foe.activate("Kanabo");
  g.settle();
  expect(g.me.battlefield).toEqual([]);
  expect(g.me.pile).toEqual(["Plain"]);
});
