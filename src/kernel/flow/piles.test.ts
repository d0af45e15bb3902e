import { describe, expect, test } from "vitest";
import {
  addCardCounter,
  addDeck,
  addSeatCounter,
  addZoneCounter,
  attach,
  cardOf,
  changeOwner,
  countersOn,
  type Engine,
  flip,
  hide,
  move,
  moveToOwner,
  NONE,
  rebuildWatch,
  reorder,
  scramble,
  seatOf,
  show,
  shuffle,
  transfer,
  zoneById,
  zoneOf,
} from "../index";
import { bench, done, note, type Order, zone } from "../testing/tiny-orders";

test("moves counters between cards and seats, at most as many as there are", () => {
  const moved: number[] = [];
  const table = done(
    (g) => {
      addCardCounter(g, 0, "core", 3);
      moved.push(transfer(g, { card: 0 }, { seat: 0 }, "core", 2));
      moved.push(transfer(g, { card: 0 }, { card: 1 }, "core", 5));
      moved.push(transfer(g, { seat: 0 }, { seat: 1 }, "core", 1));
      moved.push(transfer(g, { seat: 0 }, { seat: 1 }, "core", -4));
      moved.push(transfer(g, { seat: 0 }, { seat: 1 }, "gem", 1));
    },
    { field: ["Ant", "Bee"] },
  );
  expect(moved.slice(0, 5)).toEqual([2, 1, 1, 0, 0]);
  expect(countersOn(table.engine, { card: 1 }, "core")).toBe(1);
  expect([0, 1].map((seat) => seatOf(table.state, seat).counters.core)).toEqual([1, 1]);
  expect(table.heard.filter(({ type }) => type === "transfer")).toMatchObject([
    { seat: 0, card: 0, amount: 2, data: { counter: "core", to: { seat: 0 } } },
    { seat: 0, card: 0, target: 1, amount: 1, data: { counter: "core" } },
    { seat: 0, amount: 1, data: { counter: "core", from: { seat: 0 }, to: { seat: 1 } } },
  ]);
  expect(table.types.filter((type) => type.endsWith("counter"))).toEqual(["card-counter"]);
});

test("a zone can hold counters: they stay when cards come and go, and are public", () => {
  const table = done(
    (g) => {
      const trash = zone(g, "discard");
      addZoneCounter(g, trash, "core", 3);
      addZoneCounter(g, trash, "core", -5);
      addZoneCounter(g, trash, "core", 2);
      moveToOwner(g, 0, "discard");
      transfer(g, { zone: trash }, { card: 1 }, "core", 1);
    },
    { field: ["Ant", "Bee"] },
  );
  const trash = table.state.zones.find(({ key }) => key === "discard");
  expect(trash?.counters).toEqual({ core: 1 });
  expect(table.state.cards[1]?.counters).toEqual({ core: 1 });
  expect(table.view(1).zones[trash?.id ?? -1]?.counters).toEqual({ core: 1 });
  expect(table.heard).toMatchObject([
    { type: "zone-counter", amount: 3, data: { now: 3 } },
    { type: "zone-counter", amount: -5, data: { now: 0 } },
    { type: "zone-counter", amount: 2, data: { now: 2 } },
    { type: "move" },
    { type: "transfer", amount: 1 },
  ]);
});

test("the event for counters on a hidden card does not name the card", () => {
  const table = done(
    (g) => {
      addSeatCounter(g, 0, "core", 1);
      transfer(g, { seat: 0 }, { card: 0 }, "core", 1);
    },
    { hand: ["Ant"] },
  );
  expect(table.heard.at(-1)?.target).toBeUndefined();
});

test("counters never fall below 0, and the event has the remaining number", () => {
  const table = done((g) => addCardCounter(g, 0, "coin", -3), { field: ["Ant"] });
  expect(table.heard[0]).toMatchObject({
    type: "card-counter",
    amount: -3,
    data: { counter: "coin", now: 0 },
  });
});

describe("the order of a pile", () => {
  test("can be arranged, and the order stays hidden from the others", () => {
    const table = done((g) => reorder(g, zone(g, "deck"), [2, 0, 1]), { deck: ["Ant", "Bee", "Cat"] });
    expect(table.names("deck", 0)).toEqual(["Cat", "Ant", "Bee"]);
    expect(table.heard[0]).toMatchObject({ type: "reorder", seat: 0 });
    expect(table.heard[0]?.data).toBeUndefined();
  });

  test("must be arranged from its own cards, each once", () => {
    for (const cards of [
      [0, 1],
      [0, 1, 1],
      [0, 1, 3],
      [0, 1, 2, 2],
    ]) {
      expect(() =>
        done((g) => reorder(g, zone(g, "deck"), cards), { deck: ["Ant", "Bee", "Cat"], hand: ["Fan"] }),
      ).toThrow(RangeError);
    }
  });
});

test("a revealed card stays visible until it is hidden again, moves or is shuffled", () => {
  const seen = (order: Order) => {
    const table = done(
      (g, action) => {
        show(g, 0, 1);
        order(g, action);
      },
      { hand: ["Ant"], deck: ["Bee"] },
    );
    return JSON.stringify(table.view(1).cards).includes("Ant");
  };
  expect(seen(() => undefined)).toBe(true);
  expect(seen((g) => hide(g, 0))).toBe(false);
  expect(seen((g) => moveToOwner(g, 0, "deck"))).toBe(false);
  expect(seen((g) => scramble(g, [0]))).toBe(false);
});

test("a card that is given away belongs to its new owner and returns to that owner's zones", () => {
  const table = done(
    (g) => {
      changeOwner(g, 0, 1);
      moveToOwner(g, 0, "discard");
    },
    { hand: ["Ant"] },
  );
  expect(table.names("discard", 1)).toEqual(["Ant"]);
});

test("a card can be attached to another one, and comes off when it moves", () => {
  const table = done(
    (g) => {
      attach(g, 1, 0);
      note(g, cardOf(g.state, 1).attachedTo);
      move(g, 1, zone(g, "discard"));
    },
    { field: ["Ant", "Bee"] },
  );
  expect(table.state.vars.log).toEqual([0]);
  expect(table.state.cards[1]?.attachedTo).toBe(NONE);
  expect(table.heard[0]).toMatchObject({ type: "attach", card: 1, target: 0 });
});

test("abilities follow their cards after face-up cards have been shuffled", () => {
  const listens = (g: Engine) => (g.state.watch.bell ?? []).map((w) => cardOf(g.state, w.card).def);
  for (let i = 0; i < 8; i++) {
    const table = done(
      (g) => {
        for (let j = 0; j <= i; j++) scramble(g, [0, 1, 2]);
      },
      { field: ["Fan", "Ant", "Bee"] },
    );
    expect(listens(table.engine)).toEqual(["Fan"]);
  }
});

test("the index of listeners is the same whether updated or rebuilt", () => {
  const table = done(
    (g) => {
      moveToOwner(g, 1, "field");
      moveToOwner(g, 0, "hand");
      flip(g, 2, "down");
      flip(g, 2, "up");
    },
    { field: ["Fan", "Ant", "Fan"], hand: ["Fan"] },
  );
  const names = (g: Engine) => (g.state.watch.bell ?? []).map((w) => w.card).sort();
  const before = names(table.engine);
  rebuildWatch(table.engine);
  expect(names(table.engine)).toEqual(before);
});

test("creates a deck in a zone of its seat", () => {
  const table = done((g) => {
    addDeck(g, 1, ["Ant", "Bee", "Ant"], "deck");
    shuffle(g, zone(g, "deck", 1));
  }, {});
  expect(table.names("deck", 1).sort()).toEqual(["Ant", "Ant", "Bee"]);
});

test("throws for cards, zones and counters that do not exist", () => {
  const { state } = bench(() => undefined, {});
  expect(() => cardOf(state, 0)).toThrow("no card 0");
  expect(() => zoneById(state, 99)).toThrow("no zone 99");
  expect(() => zoneOf(state, "attic")).toThrow("no zone attic");
  expect(() => seatOf(state, 2)).toThrow("no seat 2");
});
