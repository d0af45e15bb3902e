import { describe, expect, test } from "vitest";
import { battleCores } from "../games/battle-cores/testing";
import { contest } from "../games/d20-warriors/rules/contest";
import { at, d20, plain } from "../games/d20-warriors/testing";
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

describe("a goal of odds", () => {
  /** A battle of 4 dice against 1, which is won with 80 %: declared, with its window open. */
  const inBattle = () =>
    d20({
      me: { field: [at(0, 0, plain("Strong", 4))] },
      foe: { field: [at(1, 0, plain("Weak", 1)), at(5, 5, plain("Far", 1))] },
      dice: [20, 2, 2, 2, 1],
      stops: ["attack"],
    });
  const judged = (g: ReturnType<typeof inBattle>, percent: number, card?: string) =>
    statusOf(
      { goal: { kind: "odds", percent, card }, seat: 0, turn: g.engine.state.turn.number },
      g.engine.state,
      (state) => contest({ rules: g.engine.rules, state }),
    );

  test("is solved by the odds of a battle, before its dice are rolled", () => {
    const g = inBattle();
    expect(judged(g, 80)).toBe("open");
    g.me.attack("Strong", "Weak");
    expect(judged(g, 80)).toBe("solved");
    expect(judged(g, 81), "a card may still change the odds").toBe("open");
    g.me.pass().foe.pass();
  });

  test("has failed with a battle of worse odds, even when it is won", () => {
    const g = inBattle();
    g.me.attack("Strong", "Weak");
    g.me.pass().foe.pass();
    expect(g.face("Weak")).toBe("down");
    expect(judged(g, 81)).toBe("failed");
  });

  test("may ask for a certain target", () => {
    const g = inBattle();
    g.me.attack("Strong", "Weak");
    expect(judged(g, 80, "Weak")).toBe("solved");
    expect(judged(g, 80, "Far")).toBe("open");
    g.me.pass().foe.pass();
  });
});
