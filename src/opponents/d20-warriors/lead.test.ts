import { expect, test } from "vitest";
import { at, d20, plain, type Side, several, trick } from "../../games/d20-warriors/testing";
import { lead } from "./lead";

/** The lead of the turn player when no attack is possible. Each deck has this number of cards. */
function leadWith(me: Side, cards: number, foe: Side = {}): number {
  const deck = several(cards, "Oak");
  const g = d20({
    placements: 0,
    me: { hand: [], deck, ...me },
    foe: { hand: [], deck: several(cards, "Elm"), ...foe },
  });
  return lead(g.engine, 0);
}

const oneUp = { field: [at(0, 0, plain("Knight", 3))] };

test("a Warrior ahead is worth more the nearer the end is", () => {
  const leads = [7, 5, 3, 1].map((cards) => leadWith(oneUp, cards) - leadWith({}, cards));
  expect(leads).toEqual(leads.toSorted((a, b) => a - b));
  expect(leads[0]).toBeGreaterThan(0);
});

test("nothing tells who wins in the first turn", () => {
  expect(leadWith(oneUp, 9)).toBe(leadWith({}, 9));
});

test("who is to have the last turn is ahead, more so the nearer it is", () => {
  const gain = (cards: number) =>
    leadWith({}, cards) - leadWith({}, cards, { deck: several(cards + 1, "Elm") });
  expect(leadWith({}, 9), "the turn player has it").toBeGreaterThan(0);
  expect(gain(9), "far from it").toBeGreaterThan(0);
  expect(gain(2), "near it").toBeGreaterThan(gain(9));
});

test("a Flash card in hand counts, and in the last turn hardly", () => {
  const gain = (cards: number) =>
    leadWith({ ...oneUp, hand: [trick("Ruse")] }, cards) - leadWith(oneUp, cards);
  expect(gain(3)).toBeGreaterThan(0.05);
  expect(gain(0)).toBeLessThan(gain(3) / 2);
});

test("a Warrior in hand counts no more when nobody can place it in time", () => {
  const gain = (cards: number) =>
    leadWith({ ...oneUp, hand: [plain("Squire")] }, cards, { deck: several(2, "Elm") }) -
    leadWith(oneUp, cards, { deck: several(2, "Elm") });
  expect(gain(0)).toBe(0);
});

test("a sure attack promises more than the cards alone", () => {
  const imp = { field: [at(1, 0, plain("Imp", 0))] };
  const near = leadWith({ field: [at(0, 0, plain("Giant", 9))] }, 3, imp);
  const far = leadWith({ field: [at(5, 5, plain("Giant", 9))] }, 3, imp);
  expect(near).toBeGreaterThan(far);
});
