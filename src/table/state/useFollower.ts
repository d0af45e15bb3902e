import { useLayoutEffect, useState } from "react";
import type { StoreApi } from "zustand";
import { follower } from "./follower";

/**
 * A store that follows another one for as long as the component is there (see `follower`).
 * @param source stays the same one. @param wait when to catch up with it. @param isAlike see `follower`.
 */
export function useFollower<T>(
  source: Pick<StoreApi<T>, "getState" | "getInitialState" | "subscribe">,
  wait: (catchUp: () => void) => void,
  isAlike?: (drawn: T, now: T) => boolean,
): StoreApi<T> {
  const [{ store, start }] = useState(() => follower(source, wait, isAlike));
  useLayoutEffect(() => start(), [start]);
  return store;
}
