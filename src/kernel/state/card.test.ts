import { expect, test } from "vitest";
import {
  addCardCounter,
  attach,
  changeController,
  changeOwner,
  createCard,
  flip,
  move,
  newCard,
  putFaceDown,
  removeFromGame,
  rest,
  shift,
  show,
  shuffle,
} from "../index";
import { done, zone } from "../testing/tiny-orders";
import { lookupTable } from "./plain";

test("a card's fields keep one order whatever happens to it", () => {
  const { state } = done(
    (g) => {
      shuffle(g, zone(g, "deck"));
      flip(g, 0, "down");
      rest(g, 1);
      changeController(g, 2, 1);
      attach(g, 3, 0);
      shift(g, 4, 2, 3);
      addCardCounter(g, 5, "coin", 1);
      show(g, 6, 1);
      changeOwner(g, 7, 1);
      move(g, 8, zone(g, "field"));
      putFaceDown(g, 9, zone(g, "field"));
      createCard(g, "Ant", 0, zone(g, "field"), { face: "down" });
      removeFromGame(g, 10);
    },
    {
      field: ["Ant", "Bee", "Cat", "Ant", "Bee", "Cat", "Ant", "Bee"],
      hand: ["Ant", "Bee", "Cat"],
      deck: ["Ant"],
    },
  );
  expect(state.cards).toHaveLength(13);
  const fields = Object.keys(newCard(0, "", 0, 0));
  for (const card of state.cards) expect(Object.keys(card)).toEqual(fields);
});

test("a lookup table finds only what was put in", () => {
  const table = lookupTable({ ant: 1 });
  expect(table.ant).toBe(1);
  expect(table.constructor).toBeUndefined();
});
