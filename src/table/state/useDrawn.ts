import { type StoreApi, useStore } from "zustand";
import { withBoard } from "./pictures";
import { useFollower } from "./useFollower";

/**
 * A part of some other store, as of the moment that the board shows: for what is read together with the table.
 * @param source stays the same one.
 */
export function useDrawn<T, U>(
  source: Pick<StoreApi<T>, "getState" | "getInitialState" | "subscribe">,
  select: (state: T) => U,
): U {
  return useStore(useFollower(source, withBoard), select);
}
