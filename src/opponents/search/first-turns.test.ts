import { expect, test } from "vitest";
import { battleCores } from "../../games/battle-cores/testing";
import { firstPlayerOdds, leadWeight } from "./first-turns";

/** A game of two in this turn, with the first seat to move. */
const inTurn = (number: number) => {
  const { engine } = battleCores({});
  engine.state.turn = { ...engine.state.turn, number, seat: 0 };
  return engine;
};

test("the weight of a lead rises with each turn up to the full weight", () => {
  expect([0, 1, 3, 5, 9].map((number) => leadWeight(inTurn(number), 5))).toEqual([0, 0.2, 0.6, 1, 1]);
});

test("the player who moves in an odd turn is the first player", () => {
  const odds = (number: number, seat: number) => firstPlayerOdds(inTurn(number), seat, { odds: 0.5 });
  expect([odds(1, 0), odds(1, 1), odds(2, 0), odds(2, 1)]).toEqual([0.5, -0.5, -0.5, 0.5]);
});

test("the odds of the first player fade between the given turns", () => {
  const odds = (number: number) => firstPlayerOdds(inTurn(number), 0, { odds: 1, fades: [4, 12] });
  expect([1, 3, 8, 12, 20].map((number) => Math.abs(odds(number)))).toEqual([1, 1, 0.5, 0, 0]);
});
