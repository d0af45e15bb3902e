import { expect, test } from "vitest";
import { keyOfSeat, seatOfKey, TABLE_KEYS } from "./keys";

test("each of twenty seats has its own key, which is not a shortcut", () => {
  const keys = Array.from({ length: 20 }, (_, seat) => keyOfSeat(seat) ?? "");
  expect(new Set(keys).size).toBe(20);
  expect(keys.map(seatOfKey)).toEqual(keys.map((_, seat) => seat));
  const shortcuts: readonly string[] = TABLE_KEYS.flatMap((row) => ("keys" in row ? [...row.keys] : []));
  expect(keys.filter((key) => shortcuts.includes(key))).toEqual([]);
  expect(keyOfSeat(20)).toBeUndefined();
  expect(seatOfKey("Escape")).toBe(-1);
  expect(seatOfKey("?")).toBe(-1);
});
