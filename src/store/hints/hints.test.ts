import { describe, expect, test } from "vitest";
import { isPractice } from "../play/turn-flow";
import { memoryStore } from "../rows/row-store";
import { OPPONENT, onlyId, PERSON, startMatch, testTable } from "../testing/table";
import type { SeatKind } from "../types";

describe("advice of the expert", () => {
  const setupFor = (seats: readonly SeatKind[], more = {}) => ({
    id: "match",
    game: "lanterns",
    seats,
    openHands: false,
    ...more,
  });

  test("is for one person against scripted players", () => {
    expect(isPractice(setupFor([PERSON, OPPONENT]))).toBe(true);
    expect(isPractice(setupFor([PERSON, OPPONENT, OPPONENT]))).toBe(true);
  });

  test("is not for two people, open hands or a guided match", () => {
    expect(isPractice(setupFor([PERSON, PERSON]))).toBe(false);
    expect(isPractice(setupFor([PERSON, PERSON, OPPONENT]))).toBe(false);
    expect(isPractice(setupFor([PERSON, OPPONENT], { openHands: true }))).toBe(false);
    expect(isPractice(setupFor([PERSON, OPPONENT], { guided: true }))).toBe(false);
  });

  test("is counted in the saved match", async () => {
    const rowStore = memoryStore();
    const table = testTable({ rowStore });
    await startMatch(table, [PERSON, OPPONENT]);
    table.commands.noteHint();
    table.commands.noteHint();
    expect(table.now().setup?.hints).toBe(2);
    await table.commands.leaveTable();
    const later = testTable({ rowStore });
    await later.commands.resume(await onlyId(later));
    expect(later.now().setup?.hints).toBe(2);
  });

  test("stays counted when moves are undone", async () => {
    const table = testTable();
    await startMatch(table, [PERSON, OPPONENT]);
    table.commands.noteHint();
    table.commands.act({ type: "end" });
    await table.commands.undo();
    expect(table.now().setup?.hints).toBe(1);
  });
});
