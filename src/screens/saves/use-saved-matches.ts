import { useCallback, useEffect, useState } from "react";
import type { MatchSummary } from "../../store/types";
import { expectOpenMatch, isOpen } from "./open-match";

interface SavedMatches {
  /** Latest first; null until they are read. */
  readonly matches: readonly MatchSummary[] | null;
  /** They could not be reached when they were read last. */
  readonly unreachable: boolean;
  /** Reads the list anew. */
  refresh(): void;
}

/** The list of saved matches. */
export function useSavedMatches(): SavedMatches {
  const [matches, setMatches] = useState<readonly MatchSummary[] | null>(null);
  const [unreachable, setUnreachable] = useState(false);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every round reads anew.
  useEffect(() => {
    let current = true;
    void listMatches()
      .catch(() => null)
      .then((list) => {
        if (!current) return;
        setUnreachable(list === null);
        if (list !== null) setMatches(list);
      });
    return () => {
      current = false;
    };
  }, [round]);

  return { matches, unreachable, refresh: useCallback(() => setRound((before) => before + 1), []) };
}

/** What keeps the matches comes after the first paint: it needs the engine to read them. */
async function listMatches(): Promise<readonly MatchSummary[]> {
  const { saves } = await import("../../store/saves");
  const list = await saves.list();
  expectOpenMatch(list.some(isOpen));
  return list;
}
