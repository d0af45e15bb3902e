import { expect, test } from "vitest";
import { battleSpiritsSaga } from "../../games/battle-spirits-saga";
import { saga } from "../../games/battle-spirits-saga/testing";
import { cardIn, type Modifier, type View, zoneOf } from "../../kernel";
import { facingPair } from "../testing/position";
import { ringOf } from "../testing/ring";
import { spokenCard } from "./spoken";
import { changesOf, countersOf, facing, statModels } from "./stats";
import { valuesOf } from "./values";

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

test("a value keeps the printed number beside the current one", () => {
  const { game, view, card } = changed(["n"]);
  const north = statModels(game, view, card.id).find(({ stat }) => stat === "n");
  expect(north?.value).toBe((north?.printed ?? 0) + 1);
  expect(north?.parts).toHaveLength(1);
});

test("a change of all numbers by one source is one line", () => {
  const { game, view, card } = changed(["n", "ne", "e", "se", "s", "sw", "w", "nw"]);
  expect(changesOf(game, view, card)).toEqual([
    { values: "All values", causes: ["+1 by Horn until the turn ends"] },
  ]);
});

test("a single change shows the printed value; a bonus shows its sign", () => {
  const north = changed(["n"]);
  expect(changesOf(north.game, north.view, north.card)[0]?.values).toMatch(
    /^north number \d \(printed \d\)$/,
  );
  const bonus = changed(["bonus"], -3);
  expect(changesOf(bonus.game, bonus.view, bonus.card)).toEqual([
    { values: "highest roll −3", causes: ["−3 by Horn until the turn ends"] },
  ]);
});

test("nothing is listed for an unchanged card", () => {
  const { game, view, card } = changed([]);
  expect(changesOf(game, view, card)).toEqual([]);
});

test("the number that faces another card is in its direction", () => {
  const { card } = changed([]);
  const at = (x: number, y: number) => ({ ...card, x, y });
  expect(facing(at(0, 0), at(1, 1))).toBe("ne");
  expect(facing(at(0, 0), at(0, -2))).toBe("s");
  expect(facing(at(0, 0), at(1, 2))).toBeNull();
});

test("an unprinted value is read while the card has been given some", () => {
  const { game, view, card } = changed(["zeal"]);
  const zeal = {
    stat: "zeal",
    place: "left",
    label: { key: "d20-warriors.stat.bonus" },
    lessCounter: "used",
  } as const;
  const zealous = { ...game, table: { ...game.table, mat: { ...game.table.mat, cardStats: [zeal] } } };
  const read = (seen: View) => statModels(zealous, seen, card.id);
  expect(read(view)).toMatchObject([{ stat: "zeal", printed: 0, value: 1, left: 1, parts: [{ amount: 1 }] }]);
  expect(valuesOf(zealous, view, card.id)).toEqual([0, 1, 1]);
  expect(read({ ...view, modifiers: [] })).toEqual([]);
});

test("a value that wears down is read as the remaining part of the whole, on the card and in words", () => {
  const table = ringOf(2, 2);
  const strike = table.see(0).actions.find(({ type, target }) => type === "strike" && target !== undefined);
  if (strike?.target === undefined) throw new Error("nothing to strike");
  const before = cardIn(table.see(0), strike.target);
  expect(statModels(table.game, table.see(0), before.id)[0]).toMatchObject({
    stat: "shield",
    value: 4,
    left: 4,
  });
  table.act(strike);
  const view = table.see(0);
  const after = cardIn(view, strike.target);
  expect(statModels(table.game, view, after.id)[0]).toMatchObject({
    stat: "shield",
    printed: 4,
    value: 4,
    left: 1,
  });
  expect(valuesOf(table.game, view, after.id)).toEqual([4, 4, 1, 3, 3, 3]);
  expect(countersOf(table.game, after)).toEqual([{ counter: "dents", label: "dents", value: 3 }]);
  expect(spokenCard(table.game, view, after.id, "none")).toBe(
    "Maple Guard, Bob's, shield 1 of 4 power 3, dents 3",
  );
});

test("a value derived from what is on a card shows its current state and is not a change", () => {
  const lying = { card: "Cinder Drake", cores: 3 };
  const statsWith = (nexuses: readonly string[]) => {
    const g = saga({ me: { spirits: [lying], nexuses } });
    const found = statModels(battleSpiritsSaga, g.view(0), g.id("Cinder Drake"));
    return found.flatMap(({ stat, printed, value }) => (stat === "cost" ? [] : [[stat, printed, value]]));
  };
  expect(statsWith([])).toEqual([
    ["level", 2, 2],
    ["bp", 5000, 5000],
    ["symbols", 1, 1],
  ]);
  expect(statsWith(["Volcano Throne"])).toContainEqual(["bp", 5000, 6000]);
});
