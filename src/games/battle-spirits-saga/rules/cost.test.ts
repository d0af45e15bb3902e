import { describe, expect, test } from "vitest";
import { always } from "../cards/card";
import { draw, own, standing } from "../cards/parts";
import { aMain, aNexus, beast, saga } from "../testing";
import { matching } from "./colours";
import { costOf } from "./cost";

describe("reduction", () => {
  test("BSS 2-7-3, BSS 2-7-3b one symbol fills one reduction symbol of its colour", () => {
    expect(matching(["red", "red"], ["red"])).toBe(1);
    expect(matching(["red"], ["red", "red"])).toBe(1);
    expect(matching(["red", "white"], ["red", "red"])).toBe(1);
    expect(matching([], ["red"])).toBe(0);
  });

  test("BSS 2-8-2-1, BSS 2-8-2-2 a two-colour symbol counts as the colour that reduces more, and still as one symbol", () => {
    expect(matching(["red", "white"], [["red", "white"]])).toBe(1);
    expect(matching(["red", "white"], [["red", "white"], "red"])).toBe(2);
    expect(matching(["white", "red"], ["red", ["red", "white"]])).toBe(2);
    expect(matching(["green"], [["red", "white"]])).toBe(0);
  });

  test("BSS 2-7-3 matching symbols of the player's spirits and nexuses lower the cost, exhausted or not", () => {
    const dear = beast("Dear", { cost: 3, reduction: ["red", "red", "red", "red"] });
    const g = saga({
      me: { spirits: [{ card: beast("Wolf"), exhausted: true }], nexuses: [aNexus("Tower")], hand: [dear] },
      foe: { spirits: [beast("Other")] },
    });
    expect(costOf(g.engine, 0, g.id("Dear"))).toBe(1);
  });

  test("BSS 1-3-6 reduction never lowers a cost below zero", () => {
    const dear = beast("Dear", { cost: 3, reduction: ["red", "red", "red", "red"] });
    const rich = saga({ me: { spirits: ["A", "B", "C", "D"].map((name) => beast(name)), hand: [dear] } });
    expect(costOf(rich.engine, 0, rich.id("Dear"))).toBe(0);
  });
});

describe("summoning and placing", () => {
  test("BSS 10-6-2, BSS 10-6-3, BSS 10-6-4, BSS 10-6-5, BSS 10-6-6, BSS 10-6-7, BSS 8-5-2-1 the card is revealed, its reduced cost paid into the trash, and cores placed on it", () => {
    const g = saga({
      me: {
        spirits: [{ card: beast("Wolf"), cores: 3 }],
        hand: [beast("Dear", { cost: 4, reduction: ["red"] })],
        reserve: 3,
      },
    });
    g.me.summoning("Dear");
    expect(g.foe.sees("used", -1)).toEqual(["Dear"]);
    expect(g.decision).toMatchObject({ kind: "allot", rule: "BSS 10-6-6", totals: [{ min: 3, max: 3 }] });
    g.allot({ reserve: 1, Wolf: 2 });
    expect(g.me.cores("trash")).toBe(3);
    expect(g.cores("Wolf")).toBe(1);
    expect(g.decision).toMatchObject({ kind: "allot", rule: "BSS 10-6-7", totals: [{ min: 1, max: 4 }] });
    g.allot({ reserve: 2, soul: 1 });
    expect(g.zone("Dear")).toBe("spirits");
    expect(g.cores("Dear")).toBe(3);
    expect(g.level("Dear")).toBe(2);
    expect(g.exhausted("Dear")).toBe(false);
  });

  test("BSS 10-6-6, BSS 8-4-2-3 refuses a summoning that leaves no core for the first level", () => {
    const dear = beast("Dear", { cost: 3 });
    const poor = saga({ me: { hand: [dear], reserve: 3, soul: "void" } });
    expect(poor.me.why(poor.me.doing("summon", "Dear")).rule).toBe("BSS 10-6-6");
  });

  test("BSS 10-6-7 a summoning pays the cost and puts the cores of the first level on the spirit", () => {
    const dear = beast("Dear", { cost: 3 });
    const enough = saga({ me: { hand: [dear], reserve: 4, soul: "void" } });
    enough.me.summon("Dear");
    expect(enough.zone("Dear")).toBe("spirits");
    expect(enough.cores("Dear")).toBe(1);
    expect(enough.me.cores("trash")).toBe(3);
  });

  test("BSS 10-6-5, BSS 9-3-2b the reduction is fixed before payment: a spirit that pays with its last core still counts", () => {
    const g = saga({
      me: {
        spirits: [beast("Wolf")],
        hand: [beast("Dear", { cost: 2, reduction: ["red"] })],
        reserve: 1,
        soul: "void",
      },
    });
    g.me.summoning("Dear");
    g.allot({ Wolf: 1 });
    expect(g.zone("Wolf")).toBe("trash");
    expect(g.zone("Dear")).toBe("spirits");
    expect(g.cores("Dear")).toBe(1);
    expect(g.eventTypes).toContain("self-destroyed");
  });

  test("BSS 10-6-6 proposes the reserve first, then spare cores, and empties no spirit below LV1 if possible", () => {
    const g = saga({
      me: {
        spirits: [{ card: beast("Wolf"), cores: 4 }, beast("Cub")],
        hand: [beast("Dear", { cost: 3 })],
        reserve: 1,
      },
    });
    g.me.summoning("Dear");
    expect(g.decision?.kind === "allot" && g.decision.proposal).toEqual([1, 1, 1, 0]);
    g.accept();
    expect(g.me.spirits).toEqual(["Wolf", "Cub", "Dear"]);
  });

  describe("BSS 10-6-7, BSS 8-8-1-5 effects on the LV1 cost on the field apply to a card being put there", () => {
    const laden = (amount: number) =>
      aNexus("Yoke", { effects: [always(standing(own({ type: "spirit" }), ["lv1-cost"], amount))] });
    const wolf = beast("Wolf");
    const summoning = (amount: number, reserve: number) =>
      saga({ me: { nexuses: [laden(amount)], hand: [wolf], reserve, soul: "void" } });

    test("requires one more core to summon it and to keep it", () => {
      const poor = summoning(1, 2);
      expect(poor.me.why(poor.me.doing("summon", "Wolf")).rule).toBe("BSS 10-6-6");
      const g = summoning(1, 3);
      g.me.summon("Wolf");
      expect(g.zone("Wolf")).toBe("spirits");
      expect(g.cores("Wolf")).toBe(2);
      expect(g.me.reserve).toBe(0);
    });

    test("refuses fewer cores even when there are more to choose from", () => {
      const g = summoning(1, 5);
      g.me.summoning("Wolf");
      expect(g.decision).toMatchObject({ kind: "allot", rule: "BSS 10-6-7", totals: [{ min: 2, max: 4 }] });
      g.allot({ reserve: 2 });
      expect(g.zone("Wolf")).toBe("spirits");
      expect(g.cores("Wolf")).toBe(2);
      expect(g.level("Wolf")).toBe(1);
    });

    test("puts a spirit that needs no cores on the field without any", () => {
      const g = summoning(-1, 1);
      g.me.summon("Wolf");
      expect(g.zone("Wolf")).toBe("spirits");
      expect(g.cores("Wolf")).toBe(0);
      expect(g.me.cores("trash")).toBe(1);
    });

    test("ignores effects on the opponent's field", () => {
      const g = saga({
        me: { hand: [wolf], reserve: 2, soul: "void" },
        foe: { nexuses: [laden(1)] },
      });
      g.me.summon("Wolf");
      expect(g.zone("Wolf")).toBe("spirits");
      expect(g.cores("Wolf")).toBe(1);
    });
  });

  test("BSS 10-7-2, BSS 10-7-3, BSS 10-7-4, BSS 10-7-5, BSS 10-7-6, BSS 10-7-7 a nexus is placed for its reduced cost, with the cores of its first level", () => {
    const keep = aNexus("Keep", { cost: 3, reduction: ["red"], levels: [{ cores: 1 }, { cores: 2 }] });
    const g = saga({ me: { nexuses: [aNexus("Tower")], hand: [keep], reserve: 3, soul: "void" } });
    g.me.place("Keep");
    expect(g.me.nexuses).toEqual(["Tower", "Keep"]);
    expect(g.cores("Keep")).toBe(1);
    expect(g.me.cores("trash")).toBe(2);
    expect(g.me.reserve).toBe(0);
  });

  test("BSS 10-7-6 refuses a nexus that leaves no core for the first level", () => {
    const keep = aNexus("Keep", { cost: 3, reduction: ["red"], levels: [{ cores: 1 }, { cores: 2 }] });
    const poor = saga({ me: { hand: [keep], reserve: 3, soul: "void" } });
    expect(poor.me.why(poor.me.doing("place", "Keep")).rule).toBe("BSS 10-7-6");
  });

  test("BSS 10-8-2, BSS 10-8-3, BSS 10-8-4, BSS 10-8-5, BSS 10-8-7, BSS 10-8-8, BSS 8-5-1 magic is revealed and paid for, waits outside the hand, and then goes to the trash", () => {
    const count = aMain("Count", draw({ cardsIn: "hand", of: "you" }), 3);
    const g = saga({ me: { hand: [count, beast("Held")], reserve: 3, soul: "void" } });
    g.me.magic("Count");
    expect(g.me.hand).toHaveLength(2);
    expect(g.me.trash).toEqual(["Count"]);
    expect(g.me.cores("trash")).toBe(3);
  });

  test("BSS 10-8-6 refuses magic whose cost cannot be paid", () => {
    const count = aMain("Count", draw({ cardsIn: "hand", of: "you" }), 3);
    const poor = saga({ me: { hand: [count], reserve: 2, soul: "void" } });
    expect(poor.me.why(poor.me.doing("magic", "Count")).rule).toBe("BSS 10-8-6");
  });

  test("BSS 8-5-2-2 a player may back out until everything is paid", () => {
    const g = saga({ me: { spirits: [beast("Wolf")], hand: [beast("Dear", { cost: 2 })], reserve: 3 } });
    g.me.summoning("Dear");
    g.allot({ reserve: 1, Wolf: 1 });
    expect(g.zone("Wolf")).toBe("trash");
    g.me.anytime("back");
    expect(g.zone("Wolf")).toBe("spirits");
    expect(g.zone("Dear")).toBe("hand");
    expect(g.me.reserve).toBe(4);
    expect(g.me.cores("trash")).toBe(0);
  });

  test("BSS 4-11-3, BSS 4-11-3b, BSS 3-4-1, BSS 3-4-1b, BSS 3-4-1c, BSS 3-4-3 the one soul core pays and counts as a core; the trash holds cards and cores", () => {
    const g = saga({ me: { hand: [beast("Dear", { cost: 1 })], reserve: 1 } });
    g.me.summoning("Dear");
    g.allot({ soul: 1 });
    expect(g.me.cores("trash", "soul")).toBe(1);
    expect(g.cores("Dear", "core")).toBe(1);
    const souls = g.state.zones
      .filter(({ owner }) => owner === 0)
      .reduce((n, zone) => n + (zone.counters?.soul ?? 0), 0);
    expect(souls).toBe(1);
  });
});

test("BSS 10-6-4 effects on the cost of hand cards apply to a card summoned from the hand", () => {
  const hall = aNexus("Hall", {
    effects: [always(standing({ zone: "hand", of: "you", type: "spirit" }, ["cost"], -1))],
  });
  const g = saga({ me: { nexuses: [hall], hand: [beast("Dear", { cost: 4 })], reserve: 5, soul: "void" } });
  g.me.summoning("Dear");
  expect(g.me.cores("trash")).toBe(3);
  g.leaveOpen();
});
