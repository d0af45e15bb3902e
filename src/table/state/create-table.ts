import { createStore } from "zustand";
import type { Game } from "../../games/game";
import type { GameEvent, View } from "../../kernel";
import { answerActions } from "./answers";
import { gestureActions } from "./gestures";
import { inspectActions } from "./inspection";
import type { TableMatch } from "./match";
import { reasonActions } from "./reasons";
import { NO_CARDS, newSeat, shownActions } from "./shown";
import type { TableState, TableStore } from "./table";
import type { Tools } from "./tools";

const NO_EVENTS: readonly GameEvent[] = [];

const changes = (state: TableState, patch: Partial<TableState>): boolean =>
  (Object.keys(patch) as (keyof TableState)[]).some((key) => patch[key] !== state[key]);

/**
 * The page's state of a match on a table.
 * @param view the first one.
 * @param match what is shown, and what receives the answers.
 */
export function createTable(game: Game, view: View, match: TableMatch): TableStore {
  return createStore<TableState>()((write, get) => {
    // Every write runs the selectors of all cards, so one that changes nothing is skipped.
    const set: Tools["set"] = (patch) => changes(get(), patch) && write(patch);
    const tools: Tools = { get, set, match };
    return {
      match: { ...match.state.getState(), events: NO_EVENTS },
      game,
      view,
      begun: NO_EVENTS,
      settled: true,
      moving: null,
      banner: null,
      flying: NO_CARDS,
      ...newSeat(view),
      ...shownActions(tools),
      ...gestureActions(tools),
      ...answerActions(tools),
      ...inspectActions(tools),
      ...reasonActions(tools),
      open: (dialog) => set({ dialog }),
      showAllMats: (allMats) => set({ allMats }),
      showPrompt: (open) => set({ promptOpen: open }),
      watch: (watched) => set({ watched }),
      setByKeyboard: (byKeyboard) => set({ byKeyboard }),
    };
  });
}
