import { expect, test } from "vitest";
import { createCard, removeFromGame, triggerAbility } from "../index";
import { done, zone } from "../testing/tiny-orders";

test("the rules can trigger an ability that listens to no event, even from a hand", () => {
  const table = done((g) => triggerAbility(g, 0, 0, { type: "rung" }), { hand: ["Fan"] });
  expect(table.state.vars.log).toEqual(["cheered"]);
  expect(table.state.pending).toEqual([]);
});

test("the ability receives what triggered it, and the rules name its controller", () => {
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

test("card creation and removal use the game's own event names", () => {
  const table = done((g) => createCard(g, "Ant", 0, zone(g, "field"), { as: "hatch" }), { field: ["Bee"] });
  expect(table.heard.find(({ type }) => type === "hatch")).toMatchObject({ card: 1, def: "Ant" });
  expect(table.state.cards[1]).not.toHaveProperty("as");
  const removed = done((g) => removeFromGame(g, 0, "melt"), { field: ["Bee"] });
  expect(removed.types).toContain("melt");
  expect(removed.types).not.toContain("remove");
});
