import { useCallback, useEffect, useState } from "react";
import { isFirstVisit } from "../../store/saving/first-visit";
import type { MatchSummary } from "../../store/types";
import { expectOpenMatch, isOpen } from "./open-match";

interface SavedMatches {
  /** Latest first. Null until loaded. */
  readonly matches: readonly MatchSummary[] | null;
  /** True when the last attempt to read them failed. */
  readonly unreachable: boolean;
  refresh(): void;
}

export function useSavedMatches(): SavedMatches {
  const [matches, setMatches] = useState<readonly MatchSummary[] | null>(null);
  const [unreachable, setUnreachable] = useState(false);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every round reloads the list.
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

/** Reading matches needs the engine, so it is loaded after the first paint, and not on a first visit. */
async function listMatches(): Promise<readonly MatchSummary[]> {
  if (await isFirstVisit()) return [];
  const { saves } = await import("../../store/saving/saves");
  const list = await saves.list();
  expectOpenMatch(list.some(isOpen));
  return list;
}
