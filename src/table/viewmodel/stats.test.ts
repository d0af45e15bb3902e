import { expect, test } from "vitest";
import { cardIn, type Modifier, zoneOf } from "../../kernel";
import { facingPair } from "../testing/position";
import { changesOf, facing, readings } from "./stats";

/** The first card of the grid, with modifiers of a made-up card on it. */
function changed(stats: readonly string[], amount = 1) {
  const { game, see } = facingPair();
  const before = see(0);
  const card = cardIn(before, zoneOf(before, "battlefield").cards[0] ?? -1);
  const modifiers = stats.map(
    (stat, id): Modifier => ({
      id,
      card: card.id,
      stamp: card.stamp,
      stat,
      layer: "lasting",
      op: "add",
      amount,
      source: card.id,
      sourceDef: "Horn",
      until: "turn",
    }),
  );
  return { game, view: { ...before, modifiers }, card };
}

test("a value keeps what is printed beside what counts", () => {
  const { game, view, card } = changed(["n"]);
  const north = readings(game, view, card).find(({ stat }) => stat === "n");
  expect(north?.value).toBe((north?.printed ?? 0) + 1);
  expect(north?.parts).toHaveLength(1);
});

test("a change of all numbers by one thing is one line", () => {
  const { game, view, card } = changed(["n", "ne", "e", "se", "s", "sw", "w", "nw"]);
  expect(changesOf(game, view, card)).toEqual([
    { values: "All numbers", causes: ["+1 by Horn until the turn ends"] },
  ]);
});

test("a single change says what is printed; a bonus shows its sign", () => {
  const north = changed(["n"]);
  expect(changesOf(north.game, north.view, north.card)[0]?.values).toMatch(
    /^north number \d \(printed \d\)$/,
  );
  const bonus = changed(["bonus"], -3);
  expect(changesOf(bonus.game, bonus.view, bonus.card)).toEqual([
    { values: "highest roll −3", causes: ["−3 by Horn until the turn ends"] },
  ]);
});

test("nothing is told of a card that is as printed", () => {
  const { game, view, card } = changed([]);
  expect(changesOf(game, view, card)).toEqual([]);
});

test("the number that faces another card lies in its direction", () => {
  const { card } = changed([]);
  const at = (x: number, y: number) => ({ ...card, x, y });
  expect(facing(at(0, 0), at(1, 1))).toBe("ne");
  expect(facing(at(0, 0), at(0, -2))).toBe("s");
  expect(facing(at(0, 0), at(1, 2))).toBeNull();
});
