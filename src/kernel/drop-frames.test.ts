import { expect, test } from "vitest";
import { call, createCard, dropFrames, removeFromGame, triggerAbility } from "./index";
import { done, zone } from "./testing/workbench";

test("what a seat was about to do can be dropped wherever it stands", () => {
  const table = done(
    (g) => {
      call(g, "triggers", { of: 1 });
      call(g, "triggers", { of: 2 });
      dropFrames(g, ({ locals }) => locals.of === 1);
      expect(g.state.agenda.map(({ locals }) => locals.of).filter((of) => of !== undefined)).toEqual([2]);
      const before = g.state.agenda;
      dropFrames(g, () => false);
      expect(g.state.agenda).toBe(before);
    },
    { field: ["Ant"] },
  );
  expect(table.state.outcome).toBeNull();
});

test("an ability that listens to nothing is set off by the rules, even from a hand", () => {
  const table = done((g) => triggerAbility(g, 0, 0, { type: "rung" }), { hand: ["Fan"] });
  expect(table.state.vars.log).toEqual(["cheered"]);
  expect(table.state.pending).toEqual([]);
});

test("it receives what triggered it, and belongs to whoever the rules say", () => {
  const table = done(
    (g) => {
      triggerAbility(g, 0, 0, { type: "rung", seat: 1, target: 1, amount: 3, def: "Fan" });
      expect(g.state.pending).toMatchObject([
        {
          card: 0,
          def: "Fan",
          ability: 0,
          seat: 1,
          event: { type: "rung", card: 0, target: 1, seat: 1, amount: 3 },
        },
      ]);
    },
    { hand: ["Fan", "Ant"] },
  );
  expect(table.state.vars.log).toEqual(["cheered"]);
});

test("cards come into being and leave the game under the game's own names for it", () => {
  const table = done((g) => createCard(g, "Ant", 0, zone(g, "field"), { as: "hatch" }), { field: ["Bee"] });
  expect(table.heard.find(({ type }) => type === "hatch")).toMatchObject({ card: 1, def: "Ant" });
  expect(table.state.cards[1]).not.toHaveProperty("as");
  const gone = done((g) => removeFromGame(g, 0, "melt"), { field: ["Bee"] });
  expect(gone.types).toContain("melt");
  expect(gone.types).not.toContain("remove");
});
