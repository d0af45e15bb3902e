import { expect, test } from "vitest";
import { cards } from "../cards";
import { puzzles } from "./index";

const random = { below: () => 0 };
const leader = Object.values(cards).find(({ evolves }) => evolves !== undefined)?.name ?? "";
const other = { zones: { commander: [{ name: leader }] }, values: {} };
const about = { pool: cards, isOwn: true, hasTurn: true, random, other };

test("a commander of a puzzle is at its last level, with all its health", () => {
  const made = puzzles.prepare?.({ ...other, values: { hp: 1 } }, about);
  const last = cards[made?.zones.commander?.[0]?.name ?? ""];
  expect(last?.evolves).toBeUndefined();
  expect(last?.name).not.toBe(leader);
  expect(made?.values.hp).toBe(last?.stats.health);
});

test("attackers are different units that are ready, and together about as strong as the other commander", () => {
  const deck = ["Ashwing Raider", "Ashwing Raider", "Drake Lancer", "Brood Matron"].map((name) => ({ name }));
  const units = puzzles.prepare?.({ ...other, zones: { ...other.zones, deck } }, about)?.zones.battleground;
  expect(units).toEqual([
    { name: "Ashwing Raider", rested: false },
    { name: "Drake Lancer", rested: false },
  ]);
});

test("a unit of the player without the turn stands in the way, and rests when all do", () => {
  const foe = puzzles.prepare?.(other, { ...about, isOwn: false, hasTurn: false });
  const [unit] = foe?.zones.battleground ?? [];
  expect(cards[unit?.name ?? ""]?.has).toContainEqual(expect.objectContaining({ keyword: "intercept" }));
  expect(unit?.rested).toBe(true);
});

test("a card in hand that helps an attack comes with just its energy", () => {
  const deck = ["Road Pilgrim", "Flare Up", "Scale Ward", "Magma Core"].map((name) => ({ name }));
  const zones = puzzles.prepare?.({ ...other, zones: { ...other.zones, deck } }, about)?.zones;
  expect(zones?.hand).toEqual([{ name: "Flare Up" }]);
  expect(zones?.energy).toEqual([{ name: "Magma Core" }]);
  expect(zones?.deck).toEqual([{ name: "Scale Ward" }]);
});
