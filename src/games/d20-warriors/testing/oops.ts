import { expect } from "vitest";
import { hashPlain } from "../../../kernel";
import { at, type D20Layout, type D20Scenario, d20, plain, trick } from ".";

const FALL = trick("Fall", {
  do: "choose",
  from: { face: "up" },
  then: { do: "flip", card: "it", face: "down" },
});
export const LIFT = trick("Lift", {
  do: "each",
  from: { of: "you" },
  effect: { do: "modify", card: "it", stats: ["e"], op: "add", amount: 2, until: "turn" },
});

/** The first player's turn, with harmless cards in both hands. */
export function position(more: D20Layout = {}): D20Scenario {
  return d20({
    me: {
      field: [at(0, 0, plain("Mine"))],
      hand: [plain("New"), trick("One"), trick("Two"), FALL, LIFT],
    },
    foe: { field: [at(1, 0, plain("Theirs"))], hand: [trick("Answer"), trick("Reply")] },
    oops: 2,
    ...more,
  });
}

/** The state without the remaining OOPS and the takeback points. */
export function withoutOops(g: D20Scenario): string {
  const { seats, takebacks: _takebacks, ...rest } = g.state;
  return hashPlain({ ...rest, seats: seats.map(({ counters: _counters, ...seat }) => seat) });
}

export const left = (g: D20Scenario) => g.state.seats.map((seat) => seat.counters.oops);

export function expectFinal(g: D20Scenario, player = g.me): void {
  const before = left(g);
  expect(player.notAnytime("oops")).toMatchObject({
    why: { key: "why.nothing-to-take-back" },
    rule: "D20 11.6",
  });
  expect(g.view(player.seat).anytime.map((action) => action.type)).not.toContain("oops");
  expect(left(g)).toEqual(before);
}
