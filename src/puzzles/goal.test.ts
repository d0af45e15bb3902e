import { expect, test } from "vitest";
import { battleCores } from "../games/battle-cores/testing";
import type { Goal } from "../positions/position";
import { type Progress, statusOf } from "./goal";

/** The first player's turn, with an attack to come. */
const inTurn = () =>
  battleCores({
    at: "battle",
    me: { monsters: ["Arc Ferret"], hand: [], deck: [] },
    foe: { monsters: ["Sprout"] },
  }).engine.state;

/** How a goal of a seat stands after a change of that turn. */
function status(goal: Goal, seat: number, change: Partial<Progress> = {}) {
  const now = inTurn();
  return statusOf({ goal, seat, turn: now.turn.number }, { ...now, ...change });
}

const nextTurn = () => ({ turn: { ...inTurn().turn, number: inTurn().turn.number + 1 } });
const wonBy = (seat: number) => ({ outcome: { winners: [seat], cause: "hp", rule: "" } });

test("a turn that ends without a win has failed", () => {
  expect(status({ kind: "win" }, 0)).toBe("open");
  expect(status({ kind: "win" }, 0, nextTurn())).toBe("failed");
  expect(status({ kind: "win" }, 0, wonBy(0))).toBe("solved");
});

test("a defence that lasts to the next turn is solved, and a lost game has failed", () => {
  expect(status({ kind: "survive" }, 1)).toBe("open");
  expect(status({ kind: "survive" }, 1, nextTurn())).toBe("solved");
  expect(status({ kind: "only-move" }, 1, nextTurn())).toBe("solved");
  expect(status({ kind: "survive" }, 1, wonBy(0))).toBe("failed");
});

test("a zone is cleared once the other player has no cards in it", () => {
  expect(status({ kind: "clear", zone: "monsters" }, 0)).toBe("open");
  expect(status({ kind: "clear", zone: "gear" }, 0)).toBe("solved");
});
