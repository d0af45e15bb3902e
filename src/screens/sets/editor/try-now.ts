import type { CardData } from "../../../games/card-set";
import type { GameSlug } from "../../../games/registry";
import { configOf } from "../../../positions/position";
import { tryCard } from "../../../positions/try-card";
import type { UnreadSet } from "../../../sets/card-set";
import { matchCommands, useMatch } from "../../../store/play/match";
import { t } from "../../../text";
import { go } from "../../routing/navigation";

/**
 * Opens a table on which a card can be tried at once, against an easy opponent.
 * @param cards the sound cards of its set.
 */
export async function tryNow(
  slug: GameSlug,
  set: UnreadSet,
  cards: readonly CardData[],
  name: string,
): Promise<void> {
  const position = await tryCard(slug, name, [{ ...set, cards }]);
  const config = configOf(position, [t("seat.you"), t("seat.opponent")]);
  const seats = [{ kind: "person" }, { kind: "opponent", level: "easy" }] as const;
  // A match that does not begin at its beginning does not count in the statistics.
  await matchCommands.begin({ game: slug, seats, openHands: false, from: 0 }, config);
  const id = useMatch.getState().setup?.id;
  if (id !== undefined) go({ kind: "table", match: id });
}
