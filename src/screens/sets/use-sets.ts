import { useCallback, useEffect, useState } from "react";
import type { GameSlug } from "../../games/registry";
import type { UnreadSet } from "../../sets/card-set";
import { type InstalledGame, loadWithSets } from "../../store/sets/installed";
import { cardSets } from "../../store/sets/sets";

interface InstalledSets {
  /** By name. Null until loaded. */
  readonly sets: readonly UnreadSet[] | null;
  readonly unfit: InstalledGame["unfit"];
  /** True when the last attempt to read them failed. */
  readonly unreachable: boolean;
  refresh(): void;
}

/** The card sets that are installed for a game, as they change in this tab and others. */
export function useSets(slug: GameSlug): InstalledSets {
  const [state, setState] = useState<Omit<InstalledSets, "refresh">>({
    sets: null,
    unfit: [],
    unreachable: false,
  });
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every round reads them again.
  useEffect(() => {
    let current = true;
    Promise.all([cardSets.list(slug), loadWithSets(slug)]).then(
      ([sets, { unfit }]) => current && setState({ sets, unfit, unreachable: false }),
      () => current && setState({ sets: null, unfit: [], unreachable: true }),
    );
    return () => {
      current = false;
    };
  }, [slug, round]);
  useEffect(() => cardSets.watch(refresh), [refresh]);
  return { ...state, refresh };
}
