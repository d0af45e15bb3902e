import { createStore, type StoreApi } from "zustand";

type Source<T> = Pick<StoreApi<T>, "getState" | "getInitialState" | "subscribe">;

/**
 * The same state a little later.
 * @param source what is followed. @param wait when to catch up with it: once for all changes until then.
 */
export function follower<T>(source: Source<T>, wait: (catchUp: () => void) => void) {
  const store = createStore<T>()(() => source.getState());
  let isWaiting = false;
  const catchUp = () => {
    isWaiting = false;
    store.setState(source.getState(), true);
  };
  const follow = () => {
    if (isWaiting || store.getState() === source.getState()) return;
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
