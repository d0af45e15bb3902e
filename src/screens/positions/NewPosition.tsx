import { useEffect, useState } from "react";
import type { GameSlug } from "../../games/registry";
import { newPosition } from "../../positions/try-card";
import { positions } from "../../store/positions/positions";
import { go } from "../routing/navigation";
import { LoadingScreen } from "../shell/LoadingScreen";
import { loadPositionGame } from "./load";
import { t } from "./messages";

/** Makes a new position of a game and opens it. */
export function NewPosition({ slug }: { slug: GameSlug }) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    const open = async () => {
      const { game, position } = await loadPositionGame(slug);
      // React runs effects twice in development: only one position is made.
      if (!current) return;
      const { saved } = await positions.create(newPosition(game, position));
      go({ kind: "position", position: saved.id }, true);
    };
    open().catch(() => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [slug]);
  return failed ? <p role="alert">{t("game.failed")}</p> : <LoadingScreen />;
}
