import { describe, expect, test } from "vitest";
import { createCard, moveToOwner, NONE, removeFromGame, viewEvent } from "../index";
import { done, zone } from "../testing/tiny-orders";

describe("a created card", () => {
  test("enters in the middle of a game, listens at once and hears its own creation", () => {
    const table = done(
      (g) => createCard(g, "Token", 1, zone(g, "field", 1), { rested: true, counters: { copy: 1 } }),
      {
        field: ["Ant"],
      },
    );
    expect(table.state.cards[1]).toMatchObject({
      id: 1,
      def: "Token",
      owner: 1,
      rested: true,
      counters: { copy: 1 },
    });
    expect(table.names("field", 1)).toEqual(["Token"]);
    expect(table.state.vars.log).toEqual(["arrived"]);
    expect(table.heard[0]).toMatchObject({
      type: "create",
      seat: 1,
      card: 1,
      def: "Token",
      to: { face: "up" },
    });
  });

  test("may have a controller other than its owner", () => {
    const table = done((g) => createCard(g, "Ant", 0, zone(g, "grid"), { controller: 1, x: 2 }), {});
    expect(table.state.cards[0]).toMatchObject({ owner: 0, controller: 1, x: 2 });
  });

  test("must be in the pool", () => {
    expect(() => done((g) => createCard(g, "Nobody", 0, zone(g, "field")), {})).toThrow("no card Nobody");
  });
});

describe("a card that is removed from the game", () => {
  test("is in no zone, hears its own removal and listens no more", () => {
    const table = done(
      (g) => {
        removeFromGame(g, 0);
        removeFromGame(g, 0);
      },
      { field: ["Token", "Ant"] },
    );
    expect(table.names("field", 0)).toEqual(["Ant"]);
    expect(table.state.cards[0]?.zone).toBe(NONE);
    expect(table.state.vars.log).toEqual(["parted"]);
    expect(table.state.watch).toEqual({});
    expect(table.types.filter((type) => type === "remove")).toHaveLength(1);
  });

  test("is in no view, and its name is sent to those who saw it go", () => {
    const table = done(
      (g) => {
        removeFromGame(g, 0);
        removeFromGame(g, 1);
      },
      { field: ["Ant"], hand: ["Bee"] },
    );
    expect(JSON.stringify(table.view(1).cards)).not.toContain("Ant");
    const seenNames = table.heard
      .filter(({ type }) => type === "remove")
      .map((event) => viewEvent(event, 1).def);
    expect(seenNames).toEqual(["Ant", undefined]);
  });

  test("can be brought back", () => {
    const table = done(
      (g) => {
        removeFromGame(g, 0);
        moveToOwner(g, 0, "hand");
      },
      { field: ["Ant"] },
    );
    expect(table.names("hand", 0)).toEqual(["Ant"]);
  });
});
