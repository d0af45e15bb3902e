import { useEffect, useState } from "react";
import type { Game } from "../../games/game";
import { openGame } from "./library";
import type { WorldSlug } from "./worlds";

interface LoadedGame {
  readonly game: Game | null;
  readonly failed: boolean;
}

const LOADING: LoadedGame = { game: null, failed: false };

/** A game as soon as it is loaded. */
export function useGame(world: WorldSlug): LoadedGame {
  const [loaded, setLoaded] = useState<LoadedGame & { world?: WorldSlug }>(LOADING);

  useEffect(() => {
    let current = true;
    openGame(world).then(
      (game) => current && setLoaded({ world, game, failed: false }),
      () => current && setLoaded({ world, game: null, failed: true }),
    );
    return () => {
      current = false;
    };
  }, [world]);

  return loaded.world === world ? loaded : LOADING;
}
