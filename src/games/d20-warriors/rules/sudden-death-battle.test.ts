import { describe, expect, test } from "vitest";
import { anytimeActions } from "../../../kernel";
import { at, COMPASS, d20, plain, special, trick } from "../testing";
import { decided, MIXED, named, names, SEATS, sudden } from "../testing/sudden-death";
import { cellsAround, DIRECTIONS } from "./board";

test("D20 8.6 the loser of the roll puts their pick face down in the centre", () => {
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

test("D20 8.7 the winner of the roll puts their pick next to it without knowing the card in the centre", () => {
  const g = sudden({
    mine: named(["Oak 1", "Oak 2"]),
    theirs: named(["Elm 1", "Elm 2"]),
    dice: [...MIXED, 4, 9, 2, 17],
  });
  g.pick("Oak 2").pick("Elm 2").cell(0, 0);
  const round = cellsAround(0, 0);
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
  const placed = g.events.filter((event) => event.type === "place-hidden");
  expect(placed).toMatchObject([
    { to: { face: "down" }, rule: "D20 8.6" },
    { to: { face: "down" }, rule: "D20 8.7" },
  ]);
});

describe("D20 8.8", () => {
  const compass = (name: string) => plain(name, COMPASS);

  test("D20 8.8 both Warriors are flipped up and roll their numbers in the direction in which they touch", () => {
    const sides = { mine: [compass("Oak")], theirs: [compass("Elm")] };
    const g = decided({ ...sides, dice: [4, 9, 3, 20, 1, 2, 3, 4, 5, 6] });
    expect(g.rolled("Oak")).toEqual([3, 20]);
    expect(g.rolled("Elm")).toEqual([1, 2, 3, 4, 5, 6]);
    const order = g.events.filter(({ type }) => type === "flip-up" || (type === "roll" && g.battle));
    const ups = order.filter((event) => event.type === "flip-up").map((event) => event.def);
    expect(ups.sort()).toEqual(["Elm", "Oak"]);
    expect(g.eventTypes.lastIndexOf("flip-up")).toBeLessThan(g.eventTypes.lastIndexOf("roll") - 7);
  });

  test.each(DIRECTIONS.map((direction, i) => [direction, i] as const))(
    "D20 8.8 the second Warrior is to the %s of the centre",
    (_direction, i) => {
      const [x, y] = cellsAround(0, 0)[i] ?? [0, 0];
      const sides = { mine: [compass("Oak")], theirs: [compass("Elm")] };
      const dice = [4, 9, 20, ...Array<number>(20).fill(1)];
      const g = decided({ ...sides, dice }, "Oak", "Elm", [x, y]);
      expect(g.rolled("Oak")).toHaveLength(i + 1);
      expect(g.rolled("Elm")).toHaveLength(((i + 4) % 8) + 1);
    },
  );
});

describe("D20 8.9", () => {
  test("D20 8.9 the highest single roll counts, and a tie is decided by one more die each", () => {
    const mine = [plain("Oak", 2)];
    const g = decided({ mine, dice: [4, 9, 11, 6, 11, 7, 7, 3, 8] });
    expect(g.rolled("Oak")).toEqual([11, 6, 7, 3]);
    expect(g.rolled("Elm")).toEqual([11, 7, 8]);
    expect(g.state.outcome?.winners).toEqual([1]);
  });

  test("D20 8.9 the dice of the Warrior in the centre come first, for either owner", () => {
    const order = (dice: readonly number[]) =>
      decided({ dice })
        .events.filter((event) => event.type === "roll" && event.def !== undefined)
        .map((event) => event.def);
    expect(order([4, 9, 5, 5, 6, 7])).toEqual(["Oak", "Elm", "Oak", "Elm"]);
    expect(order([9, 4, 5, 5, 6, 7])).toEqual(["Elm", "Oak", "Elm", "Oak"]);
  });

  test("D20 8.9 a number of 0 rolls no die, and two zeros are a tie", () => {
    const one = decided({ mine: [plain("Oak", 0)], dice: [4, 9, 1] });
    expect(one.rolled("Oak")).toEqual([]);
    expect(one.state.outcome?.winners).toEqual([1]);
    const both = decided({ mine: [plain("Oak", 0)], theirs: [plain("Elm", 0)], dice: [4, 9, 12, 3] });
    expect(both.rolled("Oak")).toEqual([12]);
    expect(both.rolled("Elm")).toEqual([3]);
    expect(both.state.outcome?.winners).toEqual([0]);
  });
});

test("D20 8.10 the owner of the winning Warrior wins the game, and no action is left", () => {
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
    const [prompted, waiting] = g.decision?.seat === 0 ? [g.me, g.foe] : [g.foe, g.me];
    const flash = (player: typeof g.me) => player.flashing(player.seat === 0 ? "Mine Flash" : "Theirs Flash");
    expect(prompted.why(flash(prompted))).toMatchObject({ why: { key: "why.other-question" }, rule });
    expect(waiting.why(flash(waiting))).toMatchObject({ why: { key: "why.not-asked" }, rule });
    for (const player of [prompted, waiting]) expect(g.view(player.seat).actions).toEqual([]);
    answer();
  }
  expect(g.state.outcome?.cause).toBe("d20.sudden-death");
  expect(g.me.hand).toEqual(["Mine Flash"]);
  expect(g.foe.hand).toEqual(["Theirs Flash"]);
});

describe("D20 8.12", () => {
  test("D20 8.12 static abilities do nothing", () => {
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

  test("D20 8.12 no ability triggers, and none replaces a flip", () => {
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
    expect(g.eventTypes).not.toContain("draw");
    expect(g.face("Oak")).toBe("down");
    expect(g.state.outcome?.winners).toEqual([1]);
  });

  test("D20 8.12 an ability triggered in the last turn no longer resolves", () => {
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
      "Sudden Death: both players pick a Warrior in secret.",
      "Sudden Death: a roll decides who places second.",
      "Sudden Death: Ann places a Warrior.",
      "Sudden Death: Bob places a Warrior.",
      "Sudden Death: both Warriors are turned face up.",
      "Sudden Death: the last battle.",
      "Sudden Death is decided.",
    ]);
    const rules = g.eventsSeenBy(seat).filter((event) => event.type.startsWith("sudden-death-"));
    expect(rules.map((event) => event.rule)).toEqual(
      ["8.1", "8.5", "8.6", "8.7", "8.8", "8.8", "8.10"].map((clause) => `D20 ${clause}`),
    );
    expect(g.view(seat).turn.step).toBe("sudden-death");
  }
});
