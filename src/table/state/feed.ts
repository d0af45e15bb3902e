import { useCallback, useSyncExternalStore } from "react";
import type { StoreApi } from "zustand";
import type { CardId } from "../../kernel";
import { keyedListeners } from "./keyed";
import { inPieces, inTheEnd } from "./pictures";

type Source<S> = Pick<StoreApi<S>, "getState" | "subscribe">;

/** What is drawn of every card, each card on its own. */
export interface CardFeed<T> {
  /** What is drawn of it now. */
  read(id: CardId): T;
  /** Calls back when it is to be drawn anew. @returns how to stop. */
  subscribe(id: CardId, listener: () => void): () => void;
  /** Follows the board until it is told to stop. @returns how to stop. */
  start(): () => void;
}

interface Reading<S, T> {
  /** @param before what is drawn of this card; the same object, when nothing of it changes. */
  readonly read: (state: S, id: CardId, before: T | undefined) => T;
  /** True where a change cannot wait, because what was there before it is gone. */
  readonly isUrgent?: (before: T, now: T) => boolean;
  /** True where it comes after all others, because it is long in moving. */
  readonly isLast?: (before: T, now: T) => boolean;
}

/**
 * Cards that change with the board are drawn a few at a time, so that no picture takes long: see `inPieces`.
 * @param board the table as the board is drawn.
 */
export function cardFeed<S, T>(board: Source<S>, { read, isUrgent, isLast }: Reading<S, T>): CardFeed<T> {
  const shown = new Map<CardId, T>();
  const waiting = new Set<CardId>();
  const listeners = keyedListeners<CardId>((id) => {
    shown.delete(id);
    waiting.delete(id);
  });

  const fresh = (id: CardId): T => {
    const now = read(board.getState(), id, shown.get(id));
    shown.set(id, now);
    return now;
  };
  const draw = (id: CardId) => {
    waiting.delete(id);
    fresh(id);
    listeners.call(id);
  };
  /** Draws the card that has waited longest. */
  const drawNext = () => {
    const [first] = waiting;
    if (first !== undefined) draw(first);
  };
  const drawLate = (id: CardId) => {
    if (listeners.has(id) && read(board.getState(), id, shown.get(id)) !== shown.get(id)) draw(id);
  };
  const look = (id: CardId) => {
    const before = shown.get(id);
    const now = read(board.getState(), id, before);
    if (now === before) waiting.delete(id);
    else if (before === undefined || isUrgent?.(before, now)) draw(id);
    else if (isLast?.(before, now)) {
      waiting.delete(id);
      inTheEnd(() => drawLate(id));
    } else if (!waiting.has(id)) {
      waiting.add(id);
      inPieces(drawNext);
    }
  };

  return {
    // A card that nobody has drawn yet is drawn as it is.
    read: (id) => {
      const known = listeners.has(id) ? shown.get(id) : undefined;
      return known ?? fresh(id);
    },
    subscribe: (id, listener) => {
      // The board may have changed since it was drawn.
      if (!listeners.has(id)) fresh(id);
      return listeners.subscribe(id, listener);
    },
    start: () => {
      const lookAtAll = () => {
        for (const id of listeners.keys()) look(id);
      };
      lookAtAll();
      return board.subscribe(lookAtAll);
    },
  };
}

/** What is drawn of this card; the component renders again only when that changes. */
export function useFeed<T>(feed: CardFeed<T>, id: CardId): T {
  const read = useCallback(() => feed.read(id), [feed, id]);
  const subscribe = useCallback((listener: () => void) => feed.subscribe(id, listener), [feed, id]);
  return useSyncExternalStore(subscribe, read, read);
}

/** Which one of all cards it is: the others need not be asked. */
export interface KeyFeed {
  is(id: CardId): boolean;
  /** Calls back when this card becomes the one, or is it no more. @returns how to stop. */
  subscribe(id: CardId, listener: () => void): () => void;
  start(): () => void;
}

/** @param keyOf the one card, or null. */
export function keyFeed<S>(source: Source<S>, keyOf: (state: S) => CardId | null): KeyFeed {
  const listeners = keyedListeners<CardId>();
  let key = keyOf(source.getState());
  const look = () => {
    const before = key;
    key = keyOf(source.getState());
    if (before === key) return;
    for (const id of [before, key]) if (id !== null) listeners.call(id);
  };
  return {
    is: (id) => id === key,
    subscribe: listeners.subscribe,
    start: () => {
      look();
      return source.subscribe(look);
    },
  };
}

/** Is it this card? The component renders again only when that changes. */
export function useIsKey(feed: KeyFeed, id: CardId): boolean {
  const read = useCallback(() => feed.is(id), [feed, id]);
  const subscribe = useCallback((listener: () => void) => feed.subscribe(id, listener), [feed, id]);
  return useSyncExternalStore(subscribe, read, read);
}
