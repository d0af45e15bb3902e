import type { StoreApi } from "zustand";
import { follower } from "./follower";
import { roundBoard } from "./pictures";
import type { TableState } from "./table";

/** An answer may change how every card stands: so many parts of them are drawn one after the other. */
const GROUPS = 5;

/** Does this so many pictures later. */
function later(pictures: number, task: () => void): void {
  if (pictures === 0) task();
  else roundBoard(() => later(pictures - 1, task));
}

/**
 * The board as its cards are drawn: gestures at once, for they change few; answers group after group, a picture apart.
 * @param board the table as the board is drawn.
 */
export function cardGroups(board: Pick<StoreApi<TableState>, "getState" | "getInitialState" | "subscribe">) {
  const groups = Array.from({ length: GROUPS }, (_, i) => {
    const group = follower(board, (catchUp) =>
      later(group.store.getState().view === board.getState().view ? 0 : i, catchUp),
    );
    return group;
  });
  return {
    stores: groups.map(({ store }) => store),
    /** Follows until it is told to stop. @returns how to stop. */
    start: () => {
      const stops = groups.map(({ start }) => start());
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
