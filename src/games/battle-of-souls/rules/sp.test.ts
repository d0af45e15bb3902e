import { describe, expect, test } from "vitest";
import { draw, harm, type ignition, seq, word } from "../cards/parts";
import { able, anEquipment, aTactic, aWarrior, duel, type SoulsLayout, spell, started } from "../testing";

const used = (layout: SoulsLayout, name: string) => {
  const g = duel(layout);
  g.me.use(name);
  return g;
};

const total = (g: ReturnType<typeof duel>) => g.sp.reduce((a, b) => a + b, 0);

describe("winning", () => {
  test("BOS 8.1, BOS 8.2 the first with 16000 SP wins, and not with one less", () => {
    const at = (n: number) =>
      used({ me: { fighters: [spell("Bolt", harm(n))], sp: 15900 }, foe: { sp: 8000 } }, "Bolt");
    expect(at(99).winners).toBeUndefined();
    expect(at(99).sp[0]).toBe(15999);
    expect(at(100).winners).toEqual([0]);
    expect(at(100).state.outcome?.rule).toBe("BOS 8.2");
  });

  test("BOS 8.3, BOS 15.5 what the damaged player loses the other gains; damage from an own effect goes to the opponent", () => {
    expect(used({ me: { fighters: [spell("Bolt", harm(500))] } }, "Bolt").sp).toEqual([8500, 7500]);
    expect(used({ me: { fighters: [spell("Burn", word("harm-self", { n: 500 }))] } }, "Burn").sp).toEqual([
      7500, 8500,
    ]);
  });

  test("BOS 8.4 everybody begins with 8000", () => {
    expect(started().sp).toEqual([8000, 8000]);
    expect(started({ seats: 4 }).sp).toEqual([8000, 8000, 8000, 8000]);
  });

  test("BOS 8.5 who has to draw and cannot loses; an empty deck alone is no loss", () => {
    const two = { do: "draw", who: "opponent", count: 2 } as const;
    const g = used({ me: { fighters: [spell("Read", two)] }, foe: { deck: [aWarrior("Last")] } }, "Read");
    expect(g.foe.hand).toEqual(["Last"]);
    expect(g.winners).toEqual([0]);
    expect(g.state.outcome?.rule).toBe("BOS 8.5");
    const none = duel({ foe: { deck: [] } });
    expect(none.winners).toBe(undefined);
    const each = { do: "draw", who: "each", count: 1 } as const;
    expect(
      used({ me: { fighters: [spell("Read", each)], deck: [] }, foe: { deck: [] } }, "Read").winners,
    ).toEqual([1]);
  });

  test("BOS 8.6 a battle is never drawn: 16000 goes before 0, and the turn player first", () => {
    const both = spell("Ruin", word("lose-sp", { who: "each", n: 9000 }));
    expect(used({ me: { fighters: [both] } }, "Ruin").winners).toEqual([1]);
    const rich = spell("Rich", word("gain-sp", { who: "each", n: 9000 }));
    expect(used({ me: { fighters: [rich] } }, "Rich").winners).toEqual([0]);
    const mixed = spell(
      "Mixed",
      seq(word("gain-sp", { who: "opponent", n: 9000 }), word("lose-sp", { who: "you", n: 9000 })),
    );
    expect(used({ me: { fighters: [mixed] } }, "Mixed").winners).toEqual([1]);
  });

  test("BOS 8.6 whoever has the turn, it is judged from there on", () => {
    const on = (effect: Parameters<typeof ignition>[1]) => {
      const g = duel({ active: 1, foe: { fighters: [spell("All", effect)] } });
      g.foe.use("All");
      return g.winners;
    };
    expect(on(word("lose-sp", { who: "each", n: 9000 }))).toEqual([0]);
    expect(on(word("gain-sp", { who: "each", n: 9000 }))).toEqual([1]);
  });

  test("BOS 8.6, BOS 8.7 one blow that brings 16000 and leaves somebody none is won by the 16000", () => {
    const g = used({ me: { fighters: [spell("Bolt", harm(500))], sp: 15500 }, foe: { sp: 500 } }, "Bolt");
    expect(g.winners).toEqual([0]);
    expect(g.state.outcome?.cause).toBe("battle-of-souls.souls");
    const many = used(
      { me: { fighters: [spell("Bolt", harm(500))], sp: 15500 }, foe: { sp: 500 }, others: [{}, {}] },
      "Bolt",
    );
    // It is over before anybody is out.
    expect(many.winners).toEqual([0]);
    expect(many.state.seats[1]?.status).toBe("in");
  });

  test("BOS 8.7 it is looked at once after every change, in mid-chain too", () => {
    const g = duel({
      me: { hand: [anEquipment("One", harm(500))] },
      foe: { sp: 15900, tactics: [aTactic("Two", word("gain-sp", { n: 100 }))] },
    });
    g.me.activate("One");
    g.foe.activate("Two");
    expect(g.winners).toEqual([1]);
    expect(g.sp).toEqual([8000, 16000]);
  });

  test("BOS 8.8 nobody has less than 0, nor passes on more than there is", () => {
    const layout: SoulsLayout = {
      me: { fighters: [spell("Bolt", harm(500))], sp: 12000 },
      foe: { sp: 300 },
      others: [{}, {}],
    };
    const g = used(layout, "Bolt");
    expect(g.sp[0]).toEqual(12000 + 300 + 500 + 500);
    expect(g.sp[1]).toBe(0);
    expect(
      used({ me: { fighters: [spell("Bolt", harm(500))], sp: 12000 }, foe: { sp: 300 } }, "Bolt").sp,
    ).toEqual([12300, 0]);
  });

  test("BOS 8.9 who has none left has lost, though nobody gained them", () => {
    const g = used(
      { me: { fighters: [spell("Void", word("lose-sp", { who: "opponent", n: 9000 }))] } },
      "Void",
    );
    expect(g.winners).toEqual([0]);
    expect(g.sp).toEqual([8000, 0]);
  });

  test("between two the sum of SP stays 16000, if no text makes or takes any", () => {
    const g = duel({ at: "battle", me: { fighters: [aWarrior("Oak", 2500)] } });
    g.me.strike("Oak");
    expect(total(g)).toBe(16000);
  });
});

describe("paying", () => {
  test("BOS 8.10 between two what is paid goes to the opponent; players may agree that nobody gets it", () => {
    const layout: SoulsLayout = { me: { fighters: [spell("Dear", draw(1), 500)] } };
    expect(used(layout, "Dear").sp).toEqual([7500, 8500]);
    expect(used({ ...layout, options: { payments: "nobody" } }, "Dear").sp).toEqual([7500, 8000]);
  });

  test("BOS 8.11 one pays what one has, down to the last, which loses at once", () => {
    const at = (own: number) => duel({ me: { fighters: [spell("Dear", draw(1), 500)], sp: own } });
    expect(at(400).me.cardsFor("use")).toEqual([]);
    const g = at(500);
    g.me.use("Dear");
    expect(g.winners).toEqual([1]);
    expect(g.chain).toEqual([]);
    expect(g.me.hand).toEqual([]);
  });

  test("BOS 8.12 a gain without a loser comes from nobody", () => {
    expect(used({ me: { fighters: [spell("Pray", word("gain-sp", { n: 1000 }))] } }, "Pray").sp).toEqual([
      9000, 8000,
    ]);
  });
});

describe("kinds of damage", () => {
  const shield = (kind: "battle" | "effect") =>
    able("Wall", {
      kind: "standing-seats",
      seats: "you",
      stats: [`no-${kind}-damage`],
      op: "set",
      amount: 1,
    });

  test("BOS 15.6 what stops battle damage does not stop that of effects, and the other way round", () => {
    const suffered = (kind: "battle" | "effect") => {
      const g = duel({
        me: { fighters: [spell("Bolt", harm(100)), aWarrior("Oak", 1500)] },
        foe: { fighters: [shield(kind)] },
      });
      g.me.use("Bolt");
      const afterEffect = g.sp[1];
      g.me.battle();
      g.me.attack("Oak", "Wall");
      return { afterEffect, afterBattle: g.sp[1] };
    };
    expect(suffered("battle")).toEqual({ afterEffect: 7900, afterBattle: 7900 });
    expect(suffered("effect")).toEqual({ afterEffect: 8000, afterBattle: 7500 });
  });

  test("BOS 15.16 a cost is no part of the effect: what stops damage by effects does not stop a payment", () => {
    const g = used({ me: { fighters: [shield("effect"), spell("Dear", draw(1), 500)] } }, "Dear");
    expect(g.sp).toEqual([7500, 8500]);
  });
});
