import { useEffect, useState } from "react";
import type { Game } from "../../games/game";
import type { GameSlug } from "../../games/registry";
import { setCardNames } from "../../text/pool-names";
import { openGame } from "./library";

interface LoadedGame {
  readonly game: Game | null;
  readonly failed: boolean;
}

const LOADING: LoadedGame = { game: null, failed: false };

/** The game of a screen once it is loaded. Its cards have that game's names. */
export function useGame(slug: GameSlug): LoadedGame {
  const [loaded, setLoaded] = useState<LoadedGame & { slug?: GameSlug }>(LOADING);

  useEffect(() => {
    let current = true;
    openGame(slug).then(
      (game) => current && setLoaded({ slug, game, failed: false }),
      () => current && setLoaded({ slug, game: null, failed: true }),
    );
    return () => {
      current = false;
    };
  }, [slug]);

  setCardNames(slug);
  return loaded.slug === slug ? loaded : LOADING;
}
