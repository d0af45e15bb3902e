import { describe, expect, test } from "vitest";
import {
  addCardCounter,
  changeController,
  draw,
  enterStep,
  flip,
  hide,
  modify,
  move,
  moveToOwner,
  putFaceDown,
  readStat,
  rest,
  shift,
  show,
  viewEvent,
} from "../index";
import type { TestTable } from "../testing/test-table";
import { bench, done, zone } from "../testing/tiny-orders";

describe("moving", () => {
  test("a moved card is new in every way: ready, face up, without counters, with another stamp", () => {
    const table = done(
      (g) => {
        addCardCounter(g, 0, "coin", 2);
        rest(g, 0);
        flip(g, 0, "down");
        changeController(g, 0, 1);
        move(g, 0, zone(g, "discard"));
      },
      { field: ["Ant"] },
    );
    expect(table.state.cards[0]).toMatchObject({ face: "up", rested: false, controller: 0, counters: {} });
    expect(table.state.cards[0]?.stamp).toBeGreaterThan(0);
  });

  test("a card moves to the top, to the bottom, or below a number of cards", () => {
    const table = done(
      (g) => {
        moveToOwner(g, 3, "deck");
        moveToOwner(g, 4, "deck", { bottom: true });
        moveToOwner(g, 5, "deck", { under: 2 });
        moveToOwner(g, 6, "deck", { under: 99 });
      },
      { deck: ["Ant", "Ant", "Ant"], hand: ["Bee", "Cat", "Fan", "Token"] },
    );
    expect(table.names("deck", 0)).toEqual(["Token", "Cat", "Ant", "Ant", "Fan", "Ant", "Bee"]);
  });

  test("a card may arrive rested, face down, in a cell, or under another controller", () => {
    const table = done(
      (g) => {
        move(g, 0, zone(g, "field", 1), { rested: true, controller: 1 });
        move(g, 1, zone(g, "grid"), { face: "down", x: -2, y: 5 });
        shift(g, 1, 3, 4);
      },
      { hand: ["Ant", "Bee"] },
    );
    expect(table.state.cards[0]).toMatchObject({ rested: true, controller: 1, owner: 0 });
    expect(table.state.cards[1]).toMatchObject({ face: "down", x: 3, y: 4, controller: 0 });
  });

  test("drawing stops at the bottom of the pile", () => {
    const counts: number[] = [];
    const table = done((g) => counts.push(draw(g, 0, 2).length, draw(g, 0, 2).length), {
      deck: ["Ant", "Bee", "Cat"],
    });
    expect(counts.slice(0, 2)).toEqual([2, 1]);
    expect(table.names("hand", 0)).toEqual(["Cat", "Bee", "Ant"]);
  });

  test("a verb that changes nothing emits no event", () => {
    const table = done(
      (g) => {
        rest(g, 0, false);
        flip(g, 0, "up");
        changeController(g, 0, 0);
        enterStep(g, "main");
        hide(g, 0);
      },
      { field: ["Ant"] },
    );
    expect(table.types).toEqual([]);
  });
});

describe("putting a card face down from a hidden zone", () => {
  const HAND = ["Ant", "Bee", "Cat", "Fan"];

  /** The id of the first card of the hand after it was put face down, for many seeds. */
  function faceDownCard(seed: number): { id: number; table: TestTable } {
    let id = -1;
    const table = bench(
      (g) => {
        const { def, id: now } = putFaceDown(g, 0, zone(g, "field"));
        if (def !== "Ant") throw new Error(`laid ${def}`);
        id = now;
      },
      { hand: HAND },
      {},
      `${seed}`,
    );
    table.act(0, "do");
    return { id, table };
  }

  test("puts down the chosen card and keeps the others in hand in order", () => {
    for (let seed = 0; seed < 10; seed++) {
      const { id, table } = faceDownCard(seed);
      expect(table.names("hand", 0)).toEqual(["Bee", "Cat", "Fan"]);
      expect(table.state.cards[id]).toMatchObject({ def: "Ant", face: "down" });
    }
  });

  test("gives it an id that does not reveal it, even if its id was known", () => {
    const counts = [0, 0, 0, 0];
    for (let seed = 0; seed < 200; seed++) {
      const { id } = faceDownCard(seed);
      counts[id] = (counts[id] ?? 0) + 1;
    }
    for (const count of counts) expect(count).toBeGreaterThan(28);
  });

  test("keeps the state of every card, but not who has seen it: nobody can tell which card is gone", () => {
    for (let seed = 0; seed < 6; seed++) {
      const table = bench(
        (g) => {
          show(g, 0, 1);
          show(g, 1, 1);
          addCardCounter(g, 2, "coin", 1);
          modify(g, 3, { stat: "cost", layer: "only", op: "add", amount: 1, source: 3, until: "game" });
          putFaceDown(g, 0, zone(g, "field"), { rested: true, as: "set" });
        },
        { hand: HAND },
        {},
        `${seed}`,
      );
      table.act(0, "do");
      const of = (def: string) => table.state.cards.find((card) => card.def === def)!;
      expect(of("Bee").seenBy).toBe(0);
      expect(table.view(1).cards.map(({ def }) => def)).not.toContain("Ant");
      expect(viewEvent(table.heard.at(-1)!, 1).def).toBeUndefined();
      expect(of("Cat").counters).toEqual({ coin: 1 });
      expect(of("Ant").rested).toBe(true);
      expect(readStat(table.engine, of("Fan").id, "cost")).toBe(1);
      expect(table.types.at(-1)).toBe("set");
    }
  });

  test("from an open zone, the card can still be tracked", () => {
    const table = done((g) => putFaceDown(g, 0, zone(g, "field")), { discard: ["Ant", "Bee", "Cat"] });
    expect(table.state.cards[0]).toMatchObject({ def: "Ant", face: "down" });
  });
});
