import { describe, expect, test } from "vitest";
import { NONE, nextSeat, type Rules, seatOf, seatsFrom, view } from "../index";
import { bazaarRules } from "../testing/bazaar";
import { startGame, type TestTable, tableFromLayout } from "../testing/test-table";

const BAZAAR = bazaarRules(1);

function rob(table: TestTable, target: number): void {
  table.act(table.state.turn.seat, { type: "rob", data: { target } });
}

function passWindow(table: TestTable): void {
  while (table.state.decision?.kind === "act" && table.state.decision.window !== undefined) {
    table.pass(table.decision.seat);
  }
}

function ruin(table: TestTable, target: number): void {
  for (let i = 0; i < 3 && seatOf(table.state, target).status === "in"; i++) {
    rob(table, target);
    passWindow(table);
  }
}

const statuses = (table: TestTable) => table.state.seats.map((seat) => seat.status);

test("turns go round the remaining seats", () => {
  const table = startGame(BAZAAR, 4);
  ruin(table, 1);
  table.pass(0);
  expect(table.asked).toBe(2);
  expect(seatsFrom(table.state, 1)).toEqual([2, 3, 0]);
  expect(nextSeat(table.state, 0)).toBe(2);
  table.pass(2, 3);
  expect(table.asked).toBe(0);
  expect(table.state.seats.map((seat) => seat.rounds)).toEqual([2, 0, 1, 1]);
});

test("the last remaining seat wins", () => {
  const table = startGame(BAZAAR, 3);
  ruin(table, 1);
  expect(table.state.outcome).toBeNull();
  ruin(table, 2);
  expect(table.state.outcome).toMatchObject({ winners: [0], cause: "broke", rule: "B 5" });
});

describe("when the turn player leaves", () => {
  test("by conceding while asked, the turn ends at once and the next seat begins its own", () => {
    const table = startGame(BAZAAR, 4);
    table.anytime(0, "concede");
    expect(statuses(table)).toEqual(["out", "in", "in", "in"]);
    expect(table.state.turn).toMatchObject({ seat: 1, number: 2 });
    expect(table.decision).toMatchObject({ seat: 1, prompt: { key: "prompt.act" } });
  });

  test("in the middle of a robbery, the rest of it is dropped", () => {
    const table = startGame(BAZAAR, 4);
    rob(table, 2);
    table.pass(0);
    expect(table.asked).toBe(1);
    table.anytime(0, "concede");
    expect(table.state.agenda.map((frame) => frame.procedure)).toEqual(["game", "turn"]);
    expect(table.asked).toBe(1);
    expect(seatOf(table.state, 2).counters.coins).toBe(3);
  });

  test("while another seat is asked, that decision is dropped", () => {
    const table = startGame(BAZAAR, 3);
    rob(table, 1);
    table.pass(0, 1);
    expect(table.asked).toBe(2);
    table.anytime(0, "concede");
    expect(table.decision).toMatchObject({ seat: 1, prompt: { key: "prompt.act" } });
  });
});

describe("when a seat leaves while a window is open", () => {
  test("by conceding while asked, the window goes on with the seat after it", () => {
    const table = startGame(BAZAAR, 4);
    rob(table, 3);
    table.pass(0);
    table.anytime(1, "concede");
    expect(table.asked).toBe(2);
    table.pass(2);
    expect(table.asked).toBe(3);
    table.pass(3);
    expect(seatOf(table.state, 3).counters.coins).toBe(2);
  });

  test("after it has passed, every seat after it is still asked", () => {
    const table = startGame(BAZAAR, 4);
    rob(table, 3);
    table.pass(0, 1);
    table.anytime(1, "concede");
    expect(table.asked).toBe(2);
    table.pass(2);
    expect(table.asked).toBe(3);
  });

  test("before it is asked, it is skipped", () => {
    const table = startGame(BAZAAR, 4);
    rob(table, 3);
    table.anytime(1, "concede");
    table.pass(0);
    expect(table.asked).toBe(2);
  });

  test("and was the target of the robbery, the robbery has no effect", () => {
    const table = startGame(BAZAAR, 3);
    rob(table, 1);
    table.anytime(1, "concede");
    passWindow(table);
    expect(table.decision).toMatchObject({ seat: 0, prompt: { key: "prompt.act" } });
  });
});

test("a seat that is out is not asked and can neither answer nor act", () => {
  const table = startGame(BAZAAR, 3);
  table.anytime(1, "concede");
  expect(table.refused({ seat: 1, do: "anytime", action: { type: "concede" } }).why.key).toBe("why.seat-out");
  expect(table.refused({ seat: 1, do: "act", action: { type: "pass" } }).why.key).toBe("why.not-asked");
  expect(view(table.engine, 1).anytime).toEqual([]);
});

test("the belongings of a seat can leave the game with it", () => {
  const table = tableFromLayout({
    rules: BAZAAR,
    seats: [{}, { field: ["pawn 0.0"], deck: ["pawn 0.0"] }, { field: ["pawn 0.0"] }],
  });
  table.anytime(1, "concede");
  expect(table.state.cards.map((card) => card.zone === NONE)).toEqual([true, true, false]);
  expect(table.names("field", 1)).toEqual([]);
  expect(table.names("field", 2)).toEqual(["pawn 0.0"]);
});

describe("teams", () => {
  const teams = (...of: number[]) => ({
    seats: of.map((team, i) => ({ name: `Seat ${i}`, deck: [], team })),
  });

  test("a team plays on with one remaining seat, and wins as a whole", () => {
    const table = startGame(BAZAAR, 4, teams(0, 1, 0, 1));
    table.anytime(2, "concede");
    expect(table.state.outcome).toBeNull();
    ruin(table, 1);
    expect(table.state.outcome).toBeNull();
    ruin(table, 3);
    expect(table.state.outcome?.winners).toEqual([0, 2]);
  });

  test("members of a team are not opponents", () => {
    const table = startGame(BAZAAR, 4, teams(0, 1, 0, 1));
    const own = { type: "rob", data: { target: 2 } };
    expect(table.refused({ seat: 0, do: "act", action: own })).toMatchObject({ rule: "B 10" });
  });
});

describe("a seat that is out and is asked nevertheless", () => {
  /** Rules that do nothing when a seat leaves. */
  const { turnEnd: _end, onEliminated: _out, ...flow } = BAZAAR.flow;
  const careless: Rules = { ...BAZAAR, flow };

  test("passes", () => {
    const table = startGame(careless, 3);
    table.anytime(0, "concede");
    expect(table.asked).toBe(1);
  });

  test("answers by the rules' `defaultAnswer`", () => {
    const rules: Rules = {
      ...careless,
      decisions: {
        ...careless.decisions,
        defaultAnswer: (g, decision) =>
          decision.kind === "act" && decision.window === undefined && seatOf(g.state, 2).counters.coins === 3
            ? { seat: decision.seat, do: "act", action: { type: "rob", data: { target: 2 } } }
            : undefined,
      },
    };
    const table = startGame(rules, 3);
    table.anytime(0, "concede");
    passWindow(table);
    expect(seatOf(table.state, 2).counters.coins).toBe(2);
    expect(table.asked).toBe(1);
  });
});

test("twenty seats play until one is left", () => {
  const table = startGame(BAZAAR, 20);
  for (let seat = 1; seat < 20; seat++) {
    if (seat % 7 === 0) ruin(table, seat);
    else table.anytime(seat, "concede");
  }
  expect(table.state.outcome?.winners).toEqual([0]);
});
