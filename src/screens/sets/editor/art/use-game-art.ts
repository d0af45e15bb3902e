import { useEffect, useState } from "react";
import { COMMON } from "../../../../art/repertoire";
import { partsOf } from "../../../../games/registry";
import { ART_FAMILIES, type ArtFamily } from "../../../../language";

/** What a game can draw: families of figures, and the looks of its factions. */
export interface GameArt {
  readonly families: readonly ArtFamily[];
  readonly palettes: readonly string[];
}

/** Null until loaded. */
export function useGameArt(slug: string): GameArt | null {
  const [art, setArt] = useState<GameArt | null>(null);
  useEffect(() => {
    let current = true;
    partsOf(slug)
      .artwork()
      .then(
        ({ artwork }) => {
          if (!current) return;
          const drawn = new Set([...Object.keys(COMMON), ...Object.keys(artwork.families)]);
          setArt({
            families: ART_FAMILIES.filter((family) => drawn.has(family)),
            palettes: Object.keys(artwork.moods),
          });
        },
        // The game itself has been loaded with it before.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [slug]);
  return art;
}
