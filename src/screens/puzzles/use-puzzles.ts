import { useEffect, useState } from "react";
import { loadPuzzles } from "../../puzzles/load";
import type { Puzzle } from "../../puzzles/puzzle";

/** The puzzles of a game. Null until they are loaded. */
export function usePuzzles(slug: string): readonly Puzzle[] | null {
  const [loaded, setLoaded] = useState<{ readonly slug: string; readonly list: readonly Puzzle[] } | null>(
    null,
  );
  useEffect(() => {
    let isWanted = true;
    loadPuzzles(slug).then(
      (list) => isWanted && setLoaded({ slug, list }),
      (fault) => {
        console.error(fault);
        if (isWanted) setLoaded({ slug, list: [] });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [slug]);
  return loaded?.slug === slug ? loaded.list : null;
}
