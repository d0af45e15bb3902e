import { useCallback, useEffect, useState } from "react";
import { decks } from "../../../store/decks/decks";
import type { SavedDeck } from "../../../store/decks/saved-deck";

interface OwnDecks {
  /** By name. Null until loaded. */
  readonly own: readonly SavedDeck[] | null;
  readonly deleted: readonly SavedDeck[];
  /** True when the last attempt to read them failed. */
  readonly unreachable: boolean;
  refresh(): void;
}

/** The decks saved on this device for a game, as they change in this tab and others. */
export function useOwnDecks(game: string): OwnDecks {
  const [own, setOwn] = useState<readonly SavedDeck[] | null>(null);
  const [deleted, setDeleted] = useState<readonly SavedDeck[]>([]);
  const [unreachable, setUnreachable] = useState(false);
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((before) => before + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every round reads them again.
  useEffect(() => {
    let current = true;
    Promise.all([decks.list(game), decks.deleted(game)]).then(
      ([list, gone]) => {
        if (!current) return;
        setOwn(list);
        setDeleted(gone);
        setUnreachable(false);
      },
      () => current && setUnreachable(true),
    );
    return () => {
      current = false;
    };
  }, [game, round]);
  useEffect(() => decks.watch(refresh), [refresh]);

  return { own, deleted, unreachable, refresh };
}
