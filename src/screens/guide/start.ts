import type { Game } from "../../games/game";
import { loadGuide } from "../../store/guide/load";
import { matchCommands, useMatch } from "../../store/play/match";
import { cleanName } from "../../store/settings/settings";
import { t } from "../../text";
import { go } from "../routing/navigation";

/**
 * Starts the guided first game and opens its table.
 * @throws RangeError when the game has no guide.
 */
export async function startGuide(game: Game, defaultNames: readonly string[]): Promise<void> {
  const guide = await loadGuide(game.slug);
  if (guide === null) throw new RangeError(`no guide for ${game.slug}`);
  const learner = cleanName(defaultNames[0] ?? "") || t("seat.you");
  const seats = [{ kind: "person" }, { kind: "opponent", level: "easy" }] as const;
  await matchCommands.begin(
    { game: game.slug, seats, openHands: false, guided: true },
    guide.config([learner, t("guide.opponent")]),
  );
  const id = useMatch.getState().setup?.id;
  if (id !== undefined) go({ kind: "table", match: id });
}
