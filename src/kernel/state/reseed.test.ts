import { expect, test } from "vitest";
import { cardOf, changeSeed, type Engine, randomBelow, show, zoneOf } from "../index";
import { done } from "../testing/tiny-orders";

const PILE = Array.from({ length: 24 }, (_, i) => ["Ant", "Bee", "Cat"][i % 3] ?? "Ant");

const names = (g: Engine, key: string) => zoneOf(g.state, key, 0).cards.map((id) => cardOf(g.state, id).def);

/** The deck, the hand and the next dice after a change of seed. */
function futureWith(seed: string | null) {
  const found = { deck: [""], hand: [""], dice: [0] };
  done(
    (g) => {
      show(g, zoneOf(g.state, "deck", 0).cards.at(-1) ?? -1, 1);
      if (seed !== null) changeSeed(g, seed);
      found.deck = names(g, "deck");
      found.hand = names(g, "hand");
      found.dice = Array.from({ length: 20 }, () => randomBelow(g, 20));
    },
    { hand: ["Ant", "Bee"], deck: PILE },
  );
  return found;
}

test("a new seed changes dice and the order of unknown cards in piles", () => {
  const [before, after] = [futureWith(null), futureWith("new")];
  expect(after.dice).not.toEqual(before.dice);
  expect(after.deck).not.toEqual(before.deck);
  expect(after.deck.toSorted()).toEqual(before.deck.toSorted());
  expect(futureWith("new")).toEqual(after);
  expect(futureWith("other").deck).not.toEqual(after.deck);
});

test("a new seed keeps known cards: hands, and a card of a pile that was looked at", () => {
  for (const seed of ["a", "b", "c", "d", "e"]) {
    const { deck, hand } = futureWith(seed);
    expect(deck.at(-1)).toEqual(PILE.at(-1));
    expect(hand).toEqual(["Ant", "Bee"]);
  }
});

test("a new seed drops all takeback points", () => {
  const table = done(
    (g) => {
      g.state.takebacks = [{ seat: 0, label: "x", state: { ...g.state, takebacks: [] } }];
      changeSeed(g, "new");
    },
    { deck: PILE },
  );
  expect(table.state.takebacks).toEqual([]);
});
