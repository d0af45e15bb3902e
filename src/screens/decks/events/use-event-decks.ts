import { useCallback, useEffect, useState } from "react";
import { decks } from "../../../store/decks/decks";
import type { SavedDeck } from "../../../store/decks/saved-deck";

/** The decks with these ids, as they change; undefined for one that is not built or was deleted. Null until loaded. */
export function useEventDecks(ids: readonly string[]): readonly (SavedDeck | undefined)[] | null {
  const [found, setFound] = useState<readonly (SavedDeck | undefined)[] | null>(null);
  const key = ids.join(" ");
  const read = useCallback(
    () =>
      Promise.all(
        key.split(" ").map(async (id) => {
          const deck = id === "" ? null : await decks.get(id);
          return deck === null || deck.deletedAt !== undefined ? undefined : deck;
        }),
      ).catch(() => []),
    [key],
  );
  useEffect(() => {
    let current = true;
    const show = () => void read().then((list) => current && setFound(list));
    show();
    const stop = decks.watch(show);
    return () => {
      current = false;
      stop();
    };
  }, [read]);
  return found;
}
