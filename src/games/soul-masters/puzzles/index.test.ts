import { expect, test } from "vitest";
import { cards } from "../cards";
import { puzzles } from "./index";

const random = { below: () => 0 };
const leader = Object.values(cards).find(({ evolves }) => evolves !== undefined);

test("a commander of a puzzle is at its last level, with all its health", () => {
  const side = { zones: { commander: [{ name: leader?.name ?? "" }] }, values: { hp: 1 } };
  const made = puzzles.prepare?.(side, { pool: cards, isOwn: true, hasTurn: true, random });
  const last = cards[made?.zones.commander?.[0]?.name ?? ""];
  expect(last?.evolves).toBeUndefined();
  expect(last?.name).not.toBe(leader?.name);
  expect(made?.values.hp).toBe(last?.stats.health);
});

test("units of the player without the turn rest", () => {
  const side = { zones: { battleground: [{ name: "Night Market Spy" }] }, values: {} };
  const rested = (hasTurn: boolean) =>
    puzzles.prepare?.(side, { pool: cards, isOwn: false, hasTurn, random })?.zones.battleground?.[0]?.rested;
  expect(rested(false)).toBe(true);
  expect(rested(true)).toBe(false);
});
