import { useEffect, useState } from "react";
import type { Game } from "../../../games/game";
import { type GameSlug, partsOf } from "../../../games/registry";
import type { Workshop } from "../../../games/workshop";
import { loadGameBeside } from "../../../store/sets/installed";
import { setCardNames } from "../../../text/pool-names";

interface OpenedWorkshop {
  /** The game with all installed sets but the one that is edited. */
  readonly game: Game;
  readonly workshop: Workshop;
}

/** A game to write cards for, and how they are written. Null until loaded, "failed" when it cannot be. */
export function useWorkshop(slug: GameSlug, code: string): OpenedWorkshop | null | "failed" {
  const [opened, setOpened] = useState<OpenedWorkshop | null | "failed">(null);
  useEffect(() => {
    let current = true;
    Promise.all([loadGameBeside(slug, code), partsOf(slug).workshop()]).then(
      ([{ game }, workshop]) => current && setOpened(game === null ? "failed" : { game, workshop }),
      () => current && setOpened("failed"),
    );
    return () => {
      current = false;
    };
  }, [slug, code]);
  setCardNames(slug);
  return opened;
}
