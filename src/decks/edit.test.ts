import { expect, test } from "vitest";
import { copiesIn, withCard, withMend, withMoved, withoutCard } from "./edit";

const deck = { cards: ["a", "b", "a", "c"], side: ["d"] };

test("a card is added beside its other copies, or at the end", () => {
  expect(withCard(deck, "b").cards).toEqual(["a", "b", "b", "a", "c"]);
  expect(withCard(deck, "e").cards).toEqual(["a", "b", "a", "c", "e"]);
  expect(withCard(deck, "d", "side").side).toEqual(["d", "d"]);
});

test("the last copy of a card is taken out, and a card that is not there changes nothing", () => {
  expect(withoutCard(deck, "a").cards).toEqual(["a", "b", "c"]);
  expect(withoutCard(deck, "e")).toBe(deck);
});

test("a card moves between deck and side deck", () => {
  const moved = withMoved(deck, "c", "cards");
  expect(moved.cards).toEqual(["a", "b", "a"]);
  expect(moved.side).toEqual(["d", "c"]);
  expect(withMoved(deck, "c", "side"), "not in the side deck").toBe(deck);
});

test("a mend removes and adds as many copies as it says", () => {
  const mended = withMend(deck, { remove: { a: 2 }, add: { e: 2 } });
  expect(mended.cards).toEqual(["b", "c", "e", "e"]);
});

test("copies in deck and side deck are counted together", () => {
  expect(copiesIn({ cards: ["a", "b"], side: ["a"] }, "a")).toBe(2);
});
