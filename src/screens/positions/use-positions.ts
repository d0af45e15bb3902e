import { useCallback, useEffect, useState } from "react";
import type { GameSlug } from "../../games/registry";
import { positions } from "../../store/positions/positions";
import type { SavedPosition } from "../../store/positions/saved-position";

/** The saved positions of a game as they change in this tab and others. Undefined when they cannot be read. */
export function usePositions(slug: GameSlug) {
  const [list, setList] = useState<readonly SavedPosition[] | null | undefined>(null);
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every round reads them again.
  useEffect(() => {
    let current = true;
    positions.list(slug).then(
      (found) => current && setList(found),
      () => current && setList(undefined),
    );
    return () => {
      current = false;
    };
  }, [slug, round]);
  useEffect(() => positions.watch(refresh), [refresh]);
  return { list, refresh };
}
