import { expect, test } from "vitest";
import { ringOf } from "../testing/ring";
import { actionsAt, cardActionsOf } from "./card-actions";
import { EMPTY_DRAFT } from "./draft";
import { firstFocus, nextFocus } from "./focus";
import { IDLE } from "./gesture";
import { isSeatTarget, nameParts, seatModel, selectableCount } from "./seats";
import { farSeats } from "./zones";

test.each([
  ["Opponent 12", "Opponent", " 12"],
  ["Ann", "Ann", ""],
  ["R2D2", "R2D2", ""],
  ["12", "12", ""],
])("the number at the end of a name is a part of its own: %s", (name, stem, number) => {
  expect(nameParts(name)).toEqual([stem, number]);
});

test("a seat's cards and resources are counted: hand, piles, cards in play, resources", () => {
  const { game, see } = ringOf(3, 3);
  const bob = seatModel(game, see(0), 1);
  expect(bob.counts.map(({ label, count }) => `${label} ${count}`)).toEqual([
    "Hand 2",
    "Deck 12",
    "Elders 2",
    "Fallen 0",
  ]);
  expect(bob.inPlay).toBe(3);
  expect(bob.counters).toMatchObject([
    { counter: "life", value: 12, short: "life", pips: true },
    { counter: "points", value: 0, short: "points", pips: true },
  ]);
});

test("cards in an area of a seat are counted when the mat says so", () => {
  const { game, see } = ringOf(3, 0);
  const view = see(0);
  const zones = view.zones.map((zone) => (zone.key === "deck" ? { ...zone, counters: { gems: 4 } } : zone));
  const counters = [{ counter: "gems", zone: "deck", label: { key: "table.main.act" } }];
  const model = seatModel(
    { ...game, table: { ...game.table, mat: { ...game.table.mat, counters } } },
    { ...view, zones },
    1,
  );
  expect(model.counters).toMatchObject([{ counter: "deck.gems", value: 4 }]);
});

test("the full mat follows the turns of the others, and stays on the viewer's own turn", () => {
  const table = ringOf(4, 0);
  const start = table.see(0);
  expect(farSeats(start)).toEqual([1, 2, 3]);
  expect(firstFocus(start)).toBe(1);
  table.act({ type: "end" });
  const second = table.see(0);
  expect(nextFocus(start, second, 3)).toBe(1);
  table.act({ type: "end" });
  const third = table.see(0);
  expect(nextFocus(second, third, 1)).toBe(2);
  expect(nextFocus(third, third, 3)).toBe(3);
  table.act({ type: "end" });
  const fourth = table.see(0);
  table.act({ type: "end" });
  expect(nextFocus(fourth, table.see(0), 3)).toBe(3);
  expect(firstFocus(table.see(2))).toBe(0);
});

test("a seat that goes out is replaced by one that is in", () => {
  const { see } = ringOf(3, 0);
  const now = see(0);
  const seats = now.seats.map((seat) => (seat.seat === 1 ? { ...seat, status: "out" as const } : seat));
  expect(nextFocus(now, { ...now, seats }, 1)).toBe(2);
});

test("targets are counted on every mat; a bare seat is a target itself", () => {
  const table = ringOf(3, 2);
  table.act({ type: "end" });
  const view = table.see(0);
  const card = view.actions.find(({ type }) => type === "strike")?.card ?? -1;
  const armed = { ...table, view, gesture: { kind: "aiming", card }, draft: EMPTY_DRAFT } as const;
  expect(selectableCount(armed, 1)).toBe(2);
  expect(selectableCount(armed, 2)).toBe(0);
  expect(selectableCount(armed, 0)).toBe(0);
  expect(isSeatTarget(armed, 1)).toBe(false);
  expect(isSeatTarget(armed, 2)).toBe(true);
  expect(isSeatTarget({ view, gesture: IDLE }, 2)).toBe(false);
  expect(actionsAt(cardActionsOf(view, card), { kind: "seat", seat: 2 })).toMatchObject([
    { data: { seat: 2 } },
  ]);
});
