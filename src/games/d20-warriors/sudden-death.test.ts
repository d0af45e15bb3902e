import { describe, expect, test } from "vitest";
import { anytimeActions, type Seat } from "../../kernel";
import type { PrintedCard } from "../../language";
import { cellsRound, DIRECTIONS } from "./board";
import {
  at,
  COMPASS,
  type D20Layout,
  type D20Scenario,
  d20,
  plain,
  type Side,
  special,
  trick,
} from "./testing";

const SEATS = [0, 1] as const;
/** A die that picks the first (1) or the second (2) of two when the picks are mixed: one for each player. */
const MIXED = [1, 2];

interface Sides {
  /** Face-up Warriors of each player; absent: "Oak" and "Elm". */
  readonly mine?: readonly PrintedCard[];
  readonly theirs?: readonly PrintedCard[];
  /** From the mixing of the picks on. */
  readonly dice?: readonly number[];
  readonly me?: Side;
  readonly foe?: Side;
  readonly more?: D20Layout;
}

const row = (cards: readonly PrintedCard[], y: number) => cards.map((card, x) => at(x, y, card));

/** A game whose last initial draw has failed at a tie: both are to pick. */
function sudden(sides: Sides = {}): D20Scenario {
  const mine = row(sides.mine ?? [plain("Oak")], 0);
  const theirs = row(sides.theirs ?? [plain("Elm")], 1);
  return d20({
    at: "initial draw",
    me: { deck: [], ...sides.me, field: [...mine, ...(sides.me?.field ?? [])] },
    foe: { ...sides.foe, field: [...theirs, ...(sides.foe?.field ?? [])] },
    ...(sides.dice ? { dice: sides.dice } : undefined),
    ...sides.more,
  });
}

const OAKS = ["Oak 1", "Oak 2", "Oak 3"];
const ELMS = ["Elm 1", "Elm 2", "Elm 3"];
const named = (names: readonly string[]) => names.map((name) => plain(name));

/** Plays on from the first picks: who rolled lower lays in the centre, the other one to its north-east. */
function decided(sides: Sides, mine = "Oak", theirs = "Elm", cell: readonly [number, number] = [1, 1]) {
  return sudden(sides).pick(mine).pick(theirs).cell(0, 0).cell(cell[0], cell[1]);
}

/** Everything a seat is given: its view, what it was told, and the log that it reads. */
function known(g: D20Scenario, seat: Seat): string {
  const { config: _config, ...view } = g.view(seat);
  return JSON.stringify({ view, told: g.heardBy(seat), log: g.log(seat) });
}

/** Does a seat's view name this card? */
function names(g: D20Scenario, seat: Seat, name: string): boolean {
  const { config: _config, ...view } = g.view(seat);
  return JSON.stringify(view).includes(`"${name}"`);
}

test("D20 8.1 each player picks one of the own face-up Warriors", () => {
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

  test("D20 8.2 while the other picks, nothing tells what was picked", () => {
    const [first, ...others] = OAKS.map((name) => three().pick(name)).map((g) =>
      [1, -1].map((seat) => known(g, seat)),
    );
    for (const other of others) expect(other).toEqual(first);
  });

  test("D20 8.2 the other player is told only that a secret choice is made", () => {
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

  test("D20 8.2 after both picks the ids have been mixed, so that no pick can be followed", () => {
    // All six ways to mix the three, each with one way to mix the opponent's, then the roll.
    const mixes = [1, 2, 3].flatMap((a) => [1, 2].map((b) => [a, b]));
    const seen = OAKS.map((name) => {
      const ids = new Map<number, number>();
      const views = mixes.map((mix) => {
        const g = sudden({ mine: named(OAKS), theirs: named(ELMS), dice: [...mix, 1, 1, 4, 9] });
        g.pick(name).pick("Elm 1").cell(0, 0).leaveOpen();
        const id = g.id(name);
        expect(g.zone(name)).toBe("battlefield");
        ids.set(id, (ids.get(id) ?? 0) + 1);
        return known(g, 1);
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

  test("D20 8.4 until the reveal the opponent learns only how many were put away", () => {
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

  test("D20 8.4 what the opponent is told of it names no card", () => {
    const g = seven().cell(0, 0).leaveOpen();
    const secret = ["picked", "put-away", "place-hidden"];
    for (const seat of SEATS) {
      const told = g.heardBy(seat).filter((event) => secret.includes(event.type));
      const own = told.filter((event) => event.seat === seat);
      const other = told.filter((event) => event.seat === 1 - seat);
      expect(own.length).toBeGreaterThan(0);
      expect(other.length).toBeGreaterThan(0);
      for (const event of own) expect(event.def).toMatch(seat === 0 ? /Oak/ : /Elm/);
      for (const event of other) expect([event.def, event.card]).toEqual([undefined, undefined]);
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

test("D20 8.6 who lost the roll lays the pick face down in the centre", () => {
  const g = sudden({ dice: [4, 9] })
    .pick("Oak")
    .pick("Elm")
    .leaveOpen();
  expect(g.decision).toMatchObject({ kind: "place", seat: 0, cells: [[0, 0]] });
  for (const cell of [
    [1, 0],
    [0, 1],
  ] as const) {
    expect(g.refused({ seat: 0, do: "place", cell })).toMatchObject({
      why: { key: "why.does-not-fit" },
      rule: "D20 8.6",
    });
  }
  g.cell(0, 0);
  expect(g.card("Oak")).toMatchObject({ face: "down", x: 0, y: 0 });
  expect(g.cardsIn("battlefield")).toEqual(["Oak"]);
});

test("D20 8.7 who won the roll lays the pick beside it without knowing the card in the centre", () => {
  const g = sudden({
    mine: named(["Oak 1", "Oak 2"]),
    theirs: named(["Elm 1", "Elm 2"]),
    dice: [...MIXED, 4, 9, 2, 17],
  });
  g.pick("Oak 2").pick("Elm 2").cell(0, 0);
  const round = cellsRound(0, 0);
  expect(g.decision).toMatchObject({ kind: "place", seat: 1, cells: round });
  expect(g.foe.sees("battlefield")).toEqual([""]);
  expect(g.me.sees("battlefield")).toEqual(["Oak 2"]);
  expect(names(g, 1, "Oak 1") || names(g, 1, "Oak 2")).toBe(false);
  for (const cell of [
    [0, 0],
    [2, 0],
    [1, 2],
  ] as const) {
    expect(g.refused({ seat: 1, do: "place", cell })).toMatchObject({
      why: { key: "why.does-not-fit" },
      rule: "D20 8.7",
    });
  }
  g.cell(-1, 1);
  expect(g.cellOf("Elm 2")).toEqual([-1, 1]);
  const laid = g.events.filter((event) => event.type === "place-hidden");
  expect(laid.map(({ to, rule }) => [to?.face, rule])).toEqual([
    ["down", "D20 8.6"],
    ["down", "D20 8.7"],
  ]);
});

describe("D20 8.8", () => {
  const compass = (name: string) => plain(name, COMPASS);

  test("D20 8.8 both are flipped up and roll their numbers in the direction in which they touch", () => {
    const sides = { mine: [compass("Oak")], theirs: [compass("Elm")] };
    const g = decided({ ...sides, dice: [4, 9, 3, 20, 1, 2, 3, 4, 5, 6] });
    expect(g.rolled("Oak")).toEqual([3, 20]);
    expect(g.rolled("Elm")).toEqual([1, 2, 3, 4, 5, 6]);
    const order = g.events.filter(({ type }) => type === "flip-up" || (type === "roll" && g.battle));
    const ups = order.filter((event) => event.type === "flip-up").map((event) => event.def);
    expect(ups.sort()).toEqual(["Elm", "Oak"]);
    expect(g.heard.lastIndexOf("flip-up")).toBeLessThan(g.heard.lastIndexOf("roll") - 7);
  });

  test.each(DIRECTIONS.map((direction, i) => [direction, i] as const))(
    "D20 8.8 the second Warrior lies to the %s of the centre",
    (_direction, i) => {
      const [x, y] = cellsRound(0, 0)[i] ?? [0, 0];
      const sides = { mine: [compass("Oak")], theirs: [compass("Elm")] };
      const dice = [4, 9, 20, ...Array<number>(20).fill(1)];
      const g = decided({ ...sides, dice }, "Oak", "Elm", [x, y]);
      expect(g.rolled("Oak")).toHaveLength(i + 1);
      expect(g.rolled("Elm")).toHaveLength(((i + 4) % 8) + 1);
    },
  );
});

describe("D20 8.9", () => {
  test("D20 8.9 the highest single roll counts, and a tie is decided by one die more each", () => {
    const mine = [plain("Oak", 2)];
    const g = decided({ mine, dice: [4, 9, 11, 6, 11, 7, 7, 3, 8] });
    expect(g.rolled("Oak")).toEqual([11, 6, 7, 3]);
    expect(g.rolled("Elm")).toEqual([11, 7, 8]);
    expect(g.state.outcome?.winners).toEqual([1]);
  });

  test("D20 8.9 the dice of the Warrior in the centre come first, whoever owns it", () => {
    const order = (dice: readonly number[]) =>
      decided({ dice })
        .events.filter((event) => event.type === "roll" && event.def !== undefined)
        .map((event) => event.def);
    expect(order([4, 9, 5, 5, 6, 7])).toEqual(["Oak", "Elm", "Oak", "Elm"]);
    expect(order([9, 4, 5, 5, 6, 7])).toEqual(["Elm", "Oak", "Elm", "Oak"]);
  });

  test("D20 8.9 a number of 0 rolls no die; two are a tie", () => {
    const one = decided({ mine: [plain("Oak", 0)], dice: [4, 9, 1] });
    expect(one.rolled("Oak")).toEqual([]);
    expect(one.state.outcome?.winners).toEqual([1]);
    const both = decided({ mine: [plain("Oak", 0)], theirs: [plain("Elm", 0)], dice: [4, 9, 12, 3] });
    expect([both.rolled("Oak"), both.rolled("Elm")]).toEqual([[12], [3]]);
    expect(both.state.outcome?.winners).toEqual([0]);
  });
});

test("D20 8.10 the owner of the Warrior that wins has won the game, and nothing more can be done", () => {
  for (const [dice, winner] of [
    [[4, 9, 17, 2], 0],
    [[4, 9, 2, 17], 1],
    [[9, 4, 2, 17], 0],
  ] as const) {
    const g = decided({ dice, me: { hand: [trick("Spark")] } });
    expect(g.state.outcome).toMatchObject({
      winners: [winner],
      cause: "d20.sudden-death",
      rule: "D20 8.10",
    });
    expect([g.face("Oak"), g.face("Elm")]).toEqual(winner === 0 ? ["up", "down"] : ["down", "up"]);
    expect(g.decision).toBeNull();
    for (const player of [g.me, g.foe]) {
      expect(player.why({ type: "end-turn" })).toMatchObject({
        why: { key: "why.game-over" },
        rule: "D20 8.10",
      });
      expect(anytimeActions(g.engine, player.seat)).toEqual([]);
      expect(g.log(player.seat).at(-1)).toBe(`${winner === 0 ? "Ann" : "Bob"} wins: Sudden Death.`);
    }
  }
});

test("D20 8.11 no Flash card can be played at any step of Sudden Death", () => {
  const g = sudden({
    dice: [4, 9, 17, 2],
    me: { hand: [trick("Mine Flash")] },
    foe: { hand: [trick("Theirs Flash")] },
    more: { stops: "all" },
  });
  const steps = [
    { rule: "D20 8.1", answer: () => g.pick("Oak") },
    { rule: "D20 8.1", answer: () => g.pick("Elm") },
    { rule: "D20 8.6", answer: () => g.cell(0, 0) },
    { rule: "D20 8.7", answer: () => g.cell(1, 0) },
  ];
  for (const { rule, answer } of steps) {
    expect(g.decision?.kind).not.toBe("act");
    const [asked, waiting] = g.decision?.seat === 0 ? [g.me, g.foe] : [g.foe, g.me];
    const flash = (player: typeof g.me) => player.flashing(player.seat === 0 ? "Mine Flash" : "Theirs Flash");
    expect(asked.why(flash(asked))).toMatchObject({ why: { key: "why.other-question" }, rule });
    expect(waiting.why(flash(waiting))).toMatchObject({ why: { key: "why.not-asked" }, rule });
    for (const player of [asked, waiting]) expect(g.view(player.seat).actions).toEqual([]);
    answer();
  }
  expect(g.state.outcome?.cause).toBe("d20.sudden-death");
  expect([g.me.hand, g.foe.hand]).toEqual([["Mine Flash"], ["Theirs Flash"]]);
});

describe("D20 8.12", () => {
  test("D20 8.12 standing abilities do nothing", () => {
    const lifted = special("Oak", {
      abilities: [
        { kind: "standing", cards: "this", stats: [...DIRECTIONS], op: "add", amount: 2 },
        { kind: "standing", cards: "this", stats: ["bonus"], op: "add", amount: 10 },
      ],
    });
    const g = decided({ mine: [lifted], dice: [4, 9, 6, 7] });
    expect(g.rolled("Oak")).toEqual([6]);
    expect(g.state.outcome?.winners).toEqual([1]);
  });

  test.each([
    { keyword: "sure", dice: [2, 7] },
    { keyword: "stalwart", dice: [2, 3] },
    { keyword: "iron", dice: [7, 7, 2, 3] },
  ])("D20 8.12 the keyword $keyword does nothing", ({ keyword, dice }) => {
    const mine = [special("Oak", { keywords: [keyword] })];
    const g = decided({ mine, dice: [4, 9, ...dice, 20, 1] });
    expect(g.rolled("Oak")).toEqual(dice.filter((_, i) => i % 2 === 0));
    expect(g.battle?.dice[0].map((die) => die.value)).toEqual(g.rolled("Oak"));
    expect(g.state.outcome?.winners).toEqual([1]);
  });

  test("D20 8.12 nothing sets an ability off, and none takes the place of a flip", () => {
    const draws = { do: "draw", who: "you", count: 1 } as const;
    const reborn = special("Oak", {
      abilities: [
        ...["flip-up", "flip-down", "dice", "win", "lose"].map((on) => ({
          kind: "trigger" as const,
          when: { on },
          effect: draws,
        })),
        { kind: "replace", change: "flip-down", card: "this", effect: draws },
      ],
    });
    const g = decided({ mine: [reborn], theirs: [plain("Elm")], dice: [9, 4, 17, 2] });
    expect(g.heard).not.toContain("draw");
    expect(g.face("Oak")).toBe("down");
    expect(g.state.outcome?.winners).toEqual([1]);
  });

  test("D20 8.12 an ability that the last turn set off is no longer carried out", () => {
    const early = special("Oak", {
      abilities: [
        { kind: "trigger", when: { on: "turn" }, effect: { do: "flip", card: "this", face: "down" } },
      ],
    });
    const g = sudden({ mine: [early] }).leaveOpen();
    expect(g.offered()).toEqual(["Oak"]);
    expect(g.face("Oak")).toBe("up");
    g.pick("Oak");
    expect(g.face("Oak")).toBe("up");
  });

  test("D20 8.12 earlier changes of numbers are gone", () => {
    const lift = trick("Lift", {
      do: "each",
      from: { of: "you" },
      effect: {
        do: "modify",
        card: "it",
        stats: [...DIRECTIONS, "bonus"],
        op: "add",
        amount: 3,
        until: "game",
      },
    });
    const g = d20({
      me: { field: [at(0, 0, plain("Oak"))], hand: [lift] },
      foe: { field: [at(3, 3, plain("Elm"))], deck: [] },
    });
    g.me.flash("Lift").me.endTurn();
    expect(g.state.modifiers).toEqual([]);
    g.pick("Oak").pick("Elm");
    g.dice(6, 7);
    const first = g.decision?.seat;
    g.cell(0, 0).cell(1, 1);
    expect([g.rolled("Oak"), g.rolled("Elm")]).toEqual(first === 0 ? [[6], [7]] : [[7], [6]]);
    expect(g.state.outcome?.winners).toEqual([first === 0 ? 1 : 0]);
  });
});

test("D20 8.13 the steps are announced to both players, in order", () => {
  const g = decided({ dice: [4, 9, 17, 2] });
  for (const seat of SEATS) {
    expect(g.log(seat).filter((line) => line.startsWith("Sudden Death"))).toEqual([
      "Sudden Death: both pick a Warrior in secret.",
      "Sudden Death: a roll decides who places second.",
      "Sudden Death: Ann places.",
      "Sudden Death: Bob places.",
      "Sudden Death: both are turned up.",
      "Sudden Death: the last battle.",
      "Sudden Death is decided.",
    ]);
    const rules = g.heardBy(seat).filter((event) => event.type.startsWith("sudden-death-"));
    expect(rules.map((event) => event.rule)).toEqual(
      ["8.1", "8.5", "8.6", "8.7", "8.8", "8.8", "8.10"].map((clause) => `D20 ${clause}`),
    );
    expect(g.view(seat).turn.step).toBe("sudden-death");
  }
});
