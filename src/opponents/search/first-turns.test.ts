import { expect, test } from "vitest";
import { battleCores } from "../../games/battle-cores/testing";
import { begun, told } from "./first-turns";

/** A game of two in this turn, with the first seat to move. */
const inTurn = (number: number) => {
  const { engine } = battleCores({});
  engine.state.turn = { ...engine.state.turn, number, seat: 0 };
  return engine;
};

test("a lead tells more in each turn until it tells all", () => {
  expect([0, 1, 3, 5, 9].map((number) => told(inTurn(number), 5))).toEqual([0, 0.2, 0.6, 1, 1]);
});

test("who moves in an odd turn has begun, and the other player has not", () => {
  const odds = (number: number, seat: number) => begun(inTurn(number), seat, { odds: 0.5 });
  expect([odds(1, 0), odds(1, 1), odds(2, 0), odds(2, 1)]).toEqual([0.5, -0.5, -0.5, 0.5]);
});

test("to have begun fades where it fades", () => {
  const odds = (number: number) => begun(inTurn(number), 0, { odds: 1, fades: [4, 12] });
  expect([1, 3, 8, 12, 20].map((number) => Math.abs(odds(number)))).toEqual([1, 1, 0.5, 0, 0]);
});
