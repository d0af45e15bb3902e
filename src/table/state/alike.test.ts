import { expect, test } from "vitest";
import { createStore } from "zustand";
import { useMatch } from "../../store/match";
import type { MatchStore } from "../../store/types";
import { IDLE } from "../gesture/types";
import { position } from "../testing/position";
import { isDrawnAlike } from "./alike";
import { createTable, type TableState } from "./table";

function tableState(): TableState {
  const { game, see } = position();
  const match = createStore<MatchStore>()(() => useMatch.getInitialState());
  return createTable(game, see(0), match).getState();
}
const start = { x: 1, y: 2 };
const pressing = { at: "pressing", card: 3, from: "mat", start } as const;
const aiming = { at: "aiming", card: 3 } as const;
const pointed = { on: "card", card: 3 } as const;

test("a press that is nothing yet, a pointer that rests and a keyboard that is left are not seen", () => {
  const now = tableState();
  expect(isDrawnAlike(now, { ...now, gesture: pressing, pointed })).toBe(true);
  expect(
    isDrawnAlike({ ...now, gesture: pressing, pointed, byKeyboard: true }, { ...now, gesture: IDLE }),
  ).toBe(true);
});

test("an armed card, what it is pointed at, a keyboard that is used, a sheet and a view are seen", () => {
  const now = tableState();
  const armed = { ...now, gesture: aiming };
  expect(isDrawnAlike(now, armed)).toBe(false);
  expect(isDrawnAlike(armed, now)).toBe(false);
  expect(isDrawnAlike(armed, { ...armed, pointed })).toBe(false);
  expect(isDrawnAlike(now, { ...now, byKeyboard: true })).toBe(false);
  expect(isDrawnAlike(now, { ...now, dialog: { of: "sheet" } })).toBe(false);
  expect(isDrawnAlike(now, { ...now, view: { ...now.view } })).toBe(false);
});
