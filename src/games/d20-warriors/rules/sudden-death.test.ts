import { describe, expect, test } from "vitest";
import { at, plain } from "../testing";
import { ELMS, everythingShownTo, MIXED, named, names, OAKS, SEATS, sudden } from "../testing/sudden-death";

test("D20 8.1 each player picks one of their own face-up Warriors", () => {
  const g = sudden({
    mine: named(["Oak 1", "Oak 2"]),
    theirs: named(["Elm 1", "Elm 2"]),
    me: { field: [at(5, 0, plain("Beaten Oak"), "down")], hand: [plain("Held")] },
    foe: { field: [at(5, 1, plain("Beaten Elm"), "down")] },
  }).leaveOpen();
  expect(g.decision).toMatchObject({ kind: "pick", seat: 0, min: 1, max: 1, rule: "D20 8.1" });
  expect(g.offered()).toEqual(["Oak 1", "Oak 2"]);
  for (const picks of [[], [0, 1], [2], [-1]]) {
    expect(g.refused({ seat: 0, do: "pick", picks })).toMatchObject({
      why: { key: "why.does-not-fit" },
      rule: "D20 8.1",
    });
  }
  expect(g.refused({ seat: 1, do: "pick", picks: [0] }).why.key).toBe("why.not-asked");
  g.pick("Oak 2");
  expect(g.decision).toMatchObject({ kind: "pick", seat: 1, min: 1, max: 1, rule: "D20 8.1" });
  expect(g.offered()).toEqual(["Elm 1", "Elm 2"]);
});

describe("D20 8.2", () => {
  const three = () => sudden({ mine: named(OAKS), theirs: named(ELMS) }).leaveOpen();

  test("D20 8.2 while the other picks, no pick is revealed", () => {
    const [first, ...others] = OAKS.map((name) => three().pick(name)).map((g) =>
      [1, -1].map((seat) => everythingShownTo(g, seat)),
    );
    for (const other of others) expect(other).toEqual(first);
  });

  test("D20 8.2 the other player learns only that a secret choice is made", () => {
    const g = three();
    expect(g.view(1).decision).toEqual({
      kind: "act",
      seat: 0,
      prompt: { key: "prompt.secret" },
      rule: "D20 8.1",
    });
    expect(g.view(1).actions).toEqual([]);
    g.pick("Oak 1");
    expect(g.view(0).decision).toMatchObject({ kind: "act", seat: 1, prompt: { key: "prompt.secret" } });
  });

  test("D20 8.2 after both picks the ids are shuffled, so that no pick can be tracked", () => {
    // All six ways to shuffle the three, each with one way to shuffle the opponent's, then the roll.
    const mixes = [1, 2, 3].flatMap((a) => [1, 2].map((b) => [a, b]));
    const seen = OAKS.map((name) => {
      const ids = new Map<number, number>();
      const views = mixes.map((mix) => {
        const g = sudden({ mine: named(OAKS), theirs: named(ELMS), dice: [...mix, 1, 1, 4, 9] });
        g.pick(name).pick("Elm 1").cell(0, 0).leaveOpen();
        const id = g.id(name);
        expect(g.zone(name)).toBe("battlefield");
        ids.set(id, (ids.get(id) ?? 0) + 1);
        return everythingShownTo(g, 1);
      });
      expect([...ids.values()]).toEqual([2, 2, 2]);
      return views.sort();
    });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });
});

describe("D20 8.3, D20 8.4", () => {
  const seven = () =>
    sudden({
      mine: named(["Oak 1", "Oak 2"]),
      theirs: named(["Elm 1", "Elm 2"]),
      me: {
        field: [at(5, 0, plain("Beaten Oak"), "down"), at(6, 0, plain("Fallen Oak"), "down")],
        discard: [plain("Old Oak")],
      },
      foe: { field: [at(5, 1, plain("Beaten Elm"), "down")] },
      dice: [...MIXED, 4, 9, 2, 17],
    })
      .pick("Oak 1")
      .pick("Elm 2");

  test("D20 8.3 all other Warriors go to their owners' discard piles and the grid is empty", () => {
    const g = seven().leaveOpen();
    expect(g.cardsIn("battlefield")).toEqual([]);
    expect(g.me.discard.sort()).toEqual(["Beaten Oak", "Fallen Oak", "Oak 2", "Old Oak"]);
    expect(g.foe.discard.sort()).toEqual(["Beaten Elm", "Elm 1"]);
    expect(g.cardsIn("picks", 0)).toEqual(["Oak 1"]);
    expect(g.cardsIn("picks", 1)).toEqual(["Elm 2"]);
    const away = g.events.filter((event) => event.type === "put-away");
    expect(away.map((event) => event.rule)).toEqual(Array(5).fill("D20 8.3"));
  });

  test("D20 8.4 until the reveal the opponent learns only how many Warriors were put away", () => {
    const g = seven();
    const hidden = () => {
      for (const seat of SEATS) {
        const other = seat === 0 ? g.foe : g.me;
        const own = seat === 0 ? ["Oak 1", "Oak 2", "Beaten Oak"] : ["Elm 1", "Elm 2", "Beaten Elm"];
        for (const name of own) {
          expect(names(g, other.seat, name), `${name} in the view of ${other.seat}`).toBe(false);
          expect(names(g, -1, name)).toBe(false);
        }
        expect(names(g, seat, own[0] ?? "")).toBe(true);
      }
      expect(g.foe.sees("discard", 0)).toEqual(["Old Oak", "", "", ""]);
      expect(g.me.sees("discard", 1)).toEqual(["", ""]);
      expect(g.me.sees("discard", 0).sort()).toEqual(["Beaten Oak", "Fallen Oak", "Oak 2", "Old Oak"]);
    };
    hidden();
    g.cell(0, 0);
    hidden();
    g.cell(1, 0);
    expect(g.foe.sees("discard", 0).sort()).toEqual(["Beaten Oak", "Fallen Oak", "Oak 2", "Old Oak"]);
    expect(g.me.sees("discard", 1).sort()).toEqual(["Beaten Elm", "Elm 1"]);
  });

  test("D20 8.4 the events shown to the opponent name no card", () => {
    const g = seven().cell(0, 0).leaveOpen();
    const secret = ["picked", "put-away", "place-hidden"];
    for (const seat of SEATS) {
      const events = g.eventsSeenBy(seat).filter((event) => secret.includes(event.type));
      const own = events.filter((event) => event.seat === seat);
      const other = events.filter((event) => event.seat === 1 - seat);
      expect(own.length).toBeGreaterThan(0);
      expect(other.length).toBeGreaterThan(0);
      for (const event of own) expect(event.def).toMatch(seat === 0 ? /Oak/ : /Elm/);
      for (const event of other) {
        expect(event.def).toBeUndefined();
        expect(event.card).toBeUndefined();
      }
    }
  });
});

describe("D20 8.5", () => {
  test("D20 8.5 the lower roll places first", () => {
    const mine = sudden({ dice: [8, 20] })
      .pick("Oak")
      .pick("Elm")
      .leaveOpen();
    expect(mine.decision).toMatchObject({ kind: "place", seat: 0, rule: "D20 8.6" });
    const rolls = mine.events.filter((event) => event.type === "roll");
    expect(rolls.map(({ seat, amount, rule }) => [seat, amount, rule])).toEqual([
      [0, 8, "D20 8.5"],
      [1, 20, "D20 8.5"],
    ]);
    mine.cell(0, 0);
    expect(mine.decision).toMatchObject({ kind: "place", seat: 1, rule: "D20 8.7" });
    const theirs = sudden({ dice: [20, 8] })
      .pick("Oak")
      .pick("Elm")
      .leaveOpen();
    expect(theirs.decision).toMatchObject({ kind: "place", seat: 1, rule: "D20 8.6" });
  });

  test("D20 8.5 equal rolls are rolled again", () => {
    const g = sudden({ dice: [8, 8, 3, 3, 9, 2] })
      .pick("Oak")
      .pick("Elm")
      .leaveOpen();
    expect(g.events.filter((event) => event.type === "roll").map((event) => event.amount)).toEqual([
      8, 8, 3, 3, 9, 2,
    ]);
    expect(g.decision).toMatchObject({ kind: "place", seat: 1, rule: "D20 8.6" });
  });
});
