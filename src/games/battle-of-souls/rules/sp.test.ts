import { describe, expect, test } from "vitest";
import { draw, harm, type ignition, seq, word } from "../cards/parts";
import { able, anEquipment, aTactic, aWarrior, duel, type SoulsLayout, spell, started } from "../testing";

const used = (layout: SoulsLayout, name: string) => {
  const g = duel(layout);
  g.me.use(name);
  return g;
};

const total = (g: ReturnType<typeof duel>) => g.sp.reduce((a, b) => a + b, 0);

describe("victory", () => {
  test("BOS 8.1, BOS 8.2 the first player with 16000 SP wins, but not with one less", () => {
    const at = (n: number) =>
      used({ me: { fighters: [spell("Bolt", harm(n))], sp: 15900 }, foe: { sp: 8000 } }, "Bolt");
    expect(at(99).winners).toBeUndefined();
    expect(at(99).sp[0]).toBe(15999);
    expect(at(100).winners).toEqual([0]);
    expect(at(100).state.outcome?.rule).toBe("BOS 8.2");
  });

  test("BOS 8.3, BOS 15.5 the opponent gains the SP that the damaged player loses; damage from your own effect goes to the opponent", () => {
    expect(used({ me: { fighters: [spell("Bolt", harm(500))] } }, "Bolt").sp).toEqual([8500, 7500]);
    expect(used({ me: { fighters: [spell("Burn", word("harm-self", { n: 500 }))] } }, "Burn").sp).toEqual([
      7500, 8500,
    ]);
  });

  test("BOS 8.4 each player begins with 8000", () => {
    expect(started().sp).toEqual([8000, 8000]);
    expect(started({ seats: 4 }).sp).toEqual([8000, 8000, 8000, 8000]);
  });

  test("BOS 8.5 a player who must draw but cannot loses; an empty deck alone is no loss", () => {
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

  test("BOS 8.6 a battle is never drawn: 16000 comes before 0, and the turn player first", () => {
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

  test("BOS 8.6 victory is checked in turn order, in any player's turn", () => {
    const on = (effect: Parameters<typeof ignition>[1]) => {
      const g = duel({ active: 1, foe: { fighters: [spell("All", effect)] } });
      g.foe.use("All");
      return g.winners;
    };
    expect(on(word("lose-sp", { who: "each", n: 9000 }))).toEqual([0]);
    expect(on(word("gain-sp", { who: "each", n: 9000 }))).toEqual([1]);
  });

  test("BOS 8.6, BOS 8.7 a change that brings one player 16000 and another 0 is won by the 16000", () => {
    const g = used({ me: { fighters: [spell("Bolt", harm(500))], sp: 15500 }, foe: { sp: 500 } }, "Bolt");
    expect(g.winners).toEqual([0]);
    expect(g.state.outcome?.cause).toBe("battle-of-souls.souls");
    const many = used(
      { me: { fighters: [spell("Bolt", harm(500))], sp: 15500 }, foe: { sp: 500 }, others: [{}, {}] },
      "Bolt",
    );
    // It is over before any player is out.
    expect(many.winners).toEqual([0]);
    expect(many.state.seats[1]?.status).toBe("in");
  });

  test("BOS 8.7 victory is checked at once after every change, even in the middle of a chain", () => {
    const g = duel({
      me: { hand: [anEquipment("One", harm(500))] },
      foe: { sp: 15900, tactics: [aTactic("Two", word("gain-sp", { n: 100 }))] },
    });
    g.me.activate("One");
    g.foe.activate("Two");
    expect(g.winners).toEqual([1]);
    expect(g.sp).toEqual([8000, 16000]);
  });

  test("BOS 8.8 SP never go below 0, and only existing SP pass on", () => {
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

  test("BOS 8.9 a player with no SP has lost, even if no player gained them", () => {
    const g = used(
      { me: { fighters: [spell("Void", word("lose-sp", { who: "opponent", n: 9000 }))] } },
      "Void",
    );
    expect(g.winners).toEqual([0]);
    expect(g.sp).toEqual([8000, 0]);
  });

  test("the SP of two players always total 16000 unless text creates or takes any", () => {
    const g = duel({ at: "battle", me: { fighters: [aWarrior("Oak", 2500)] } });
    g.me.strike("Oak");
    expect(total(g)).toBe(16000);
  });
});

describe("payments", () => {
  test("BOS 8.10 between two players a payment goes to the opponent; players may agree that it vanishes", () => {
    const layout: SoulsLayout = { me: { fighters: [spell("Dear", draw(1), 500)] } };
    expect(used(layout, "Dear").sp).toEqual([7500, 8500]);
    expect(used({ ...layout, options: { payments: "nobody" } }, "Dear").sp).toEqual([7500, 8000]);
  });

  test("BOS 8.11 a player may pay down to their last SP, which loses at once", () => {
    const at = (own: number) => duel({ me: { fighters: [spell("Dear", draw(1), 500)], sp: own } });
    expect(at(400).me.cardsFor("use")).toEqual([]);
    const g = at(500);
    g.me.use("Dear");
    expect(g.winners).toEqual([1]);
    expect(g.chain).toEqual([]);
    expect(g.me.hand).toEqual([]);
  });

  test("BOS 8.12 a gain without a loser creates new SP", () => {
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

  test("BOS 15.6 preventing battle damage does not prevent effect damage, and vice versa", () => {
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

  test("BOS 15.16 a cost is not part of the effect: preventing effect damage does not prevent a payment", () => {
    const g = used({ me: { fighters: [shield("effect"), spell("Dear", draw(1), 500)] } }, "Dear");
    expect(g.sp).toEqual([7500, 8500]);
  });
});
