import { createStore, type StoreApi } from "zustand";

type Source<T> = Pick<StoreApi<T>, "getState" | "getInitialState" | "subscribe">;

/**
 * The same state a little later.
 * @param source what is followed. @param wait when to catch up with it: once for all changes until then.
 * @param isAlike is there nothing in the second state for which to catch up with it?
 */
export function follower<T>(
  source: Source<T>,
  wait: (catchUp: () => void) => void,
  isAlike: (drawn: T, now: T) => boolean = Object.is,
) {
  const store = createStore<T>()(() => source.getState());
  let isWaiting = false;
  const catchUp = () => {
    isWaiting = false;
    store.setState(source.getState(), true);
  };
  const follow = () => {
    if (isWaiting || isAlike(store.getState(), source.getState())) return;
    isWaiting = true;
    wait(catchUp);
  };
  /** Follows until it is told to stop. @returns how to stop. */
  const start = () => {
    follow();
    return source.subscribe(follow);
  };
  return { store, start };
}
