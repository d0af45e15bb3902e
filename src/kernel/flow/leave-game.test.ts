import { expect, test } from "vitest";
import {
  ask,
  beginTurn,
  call,
  concede,
  jump,
  nextSeat,
  procedure,
  pushStack,
  type Rules,
  type Seat,
  seatsFrom,
  step,
  window,
} from "../index";
import { startGame } from "../testing/test-table";
import { tinyRules } from "../testing/tiny";
import { note } from "../testing/tiny-orders";

/**
 * A made-up game of chains in a fight of a turn. Each link asks its player before it does something, to show what
 * happens to a chain, a fight and a turn when a player leaves in the middle.
 */
const seatIn = ({ seat }: Record<string, unknown>) => seat as Seat;

const turn = procedure("turn", [
  step("begin", "L 1", (g, locals) => beginTurn(g, seatIn(locals), "act")),
  step("fight", "L 2", (g) => call(g, "fight")),
  step("after", "L 2", (g) => note(g, "after the fight")),
  step("next", "L 3", (g, locals) => {
    locals.seat = nextSeat(g.state, seatIn(locals));
    jump(g, "begin");
  }),
]);

const fight = procedure("fight", [
  window("links", "L 4", "chain"),
  step("end", "L 5", (g) => note(g, "end of the fight")),
]);

const deed = procedure(
  "deed",
  [
    step(
      "ask",
      "L 6",
      (g, locals) =>
        ask(g, { kind: "confirm", seat: seatIn(locals), prompt: { key: "prompt.deed" }, rule: "L 6" }),
      (g, locals) => note(g, `deed of ${seatIn(locals)}`),
    ),
    step("rest", "L 6", (g, locals) => note(g, `rest of ${seatIn(locals)}`)),
  ],
  { of: seatIn },
);

const LINKS: Rules = tinyRules({
  flow: {
    procedures: {
      game: procedure("game", [step("begin", "L 0", (g) => call(g, "turn", { seat: 0 }))]),
      turn,
      fight,
      deed,
    },
    windows: {
      chain: {
        mode: "chain",
        prompt: { key: "prompt.chain" },
        then: "next",
        seats: (g) => seatsFrom(g.state, g.state.turn.seat),
        specs: [
          {
            types: ["link"],
            options: () => [{ type: "link" }],
            can: () => ({ ok: true }),
            do: (g, seat) => void pushStack(g, { seat, card: -1, data: {} }),
          },
        ],
        resolve: (g, { seat }) => call(g, "deed", { seat }),
        fizzle: (g, { seat }) => note(g, `link of ${seat} is lost`),
      },
    },
    turnEnd: { procedure: "turn", step: "next" },
  },
  decisions: { anytime: { concede: concede("L 7") } },
});

/** Seats 0, 1 and 2 have put a link on the chain. It is resolving, and the link of seat 2 asks. */
function chained() {
  const g = startGame(LINKS, 3);
  g.act(0, "link");
  g.act(1, "link");
  g.act(2, "link");
  g.pass(0, 1, 2);
  expect(g.decision).toMatchObject({ kind: "confirm", seat: 2 });
  return g;
}

test("the turn player leaves: their links are lost, the others' resolve, then the turn ends", () => {
  const g = chained();
  g.anytime(0, "concede");
  expect(g.state.vars.log).toEqual(["link of 0 is lost"]);
  expect(g.state.stack.map(({ seat }) => seat)).toEqual([1]);
  g.confirm(2, true);
  g.confirm(1, true);
  const all = ["link of 0 is lost", "deed of 2", "rest of 2", "deed of 1", "rest of 1"];
  expect(g.state.vars.log).toMatchObject(all);
  expect(g.state.turn).toMatchObject({ number: 2, seat: 1 });
});

test("another player leaves: their decision and their links are gone, and the turn goes on", () => {
  const g = chained();
  g.anytime(2, "concede");
  expect(g.decision).toMatchObject({ kind: "confirm", seat: 1 });
  g.confirm(1, true);
  g.confirm(0, true);
  expect(g.state.vars.log).toEqual([
    ...["deed of 1", "rest of 1", "deed of 0", "rest of 0"],
    ...["end of the fight", "after the fight"],
  ]);
});

test("a player with a waiting link leaves: the link is removed, and the rest of the chain stays", () => {
  const g = chained();
  g.anytime(1, "concede");
  expect(g.state.vars.log).toEqual(["link of 1 is lost"]);
  g.confirm(2, true);
  g.confirm(0, true);
  expect(g.state.turn.seat).toBe(2);
});

test("the turn ends at once if its player leaves with nothing open", () => {
  const g = startGame(LINKS, 3);
  g.anytime(0, "concede");
  expect(g.state.vars.log).toBeUndefined();
  expect(g.state.turn.seat).toBe(1);
  expect(g.asked).toBe(1);
});
