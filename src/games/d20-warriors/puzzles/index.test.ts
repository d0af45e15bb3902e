import { expect, test } from "vitest";
import { cards } from "../cards";
import { puzzles } from "./index";

const side = {
  zones: {
    battlefield: [{ name: "Basalt Golem", face: "down" as const, cell: [0, 0] as const }],
    discard: [{ name: "Watchtower" }, { name: "Trapdoor" }],
  },
  values: {},
};
const about = { pool: cards, isOwn: true, hasTurn: true, random: { below: () => 0 }, other: side };

test("Warriors are turned up, and a used Flash card returns to the player's hand", () => {
  const made = puzzles.prepare?.(side, about);
  expect(made?.zones.battlefield).toEqual([{ name: "Basalt Golem", cell: [0, 0] }]);
  expect(made?.zones.hand).toEqual([{ name: "Trapdoor" }]);
  expect(made?.zones.discard).toEqual([{ name: "Watchtower" }]);
});

test("the other player gets no card back", () => {
  const made = puzzles.prepare?.(side, { ...about, isOwn: false });
  expect(made?.zones.hand).toBeUndefined();
  expect(made?.zones.discard).toEqual(side.zones.discard);
});

test("cards that change a battle after its odds are known are left out", () => {
  const leftOut = (name: string) => {
    const card = cards[name];
    return card && puzzles.leavesOut?.(card);
  };
  expect(leftOut("Tiebreaker Coin")).toBe(true);
  expect(leftOut("Basalt Golem")).toBe(false);
});
