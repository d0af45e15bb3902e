import { EMPTY_DECK } from "../../../decks/deck-list";
import { poolLimits } from "../../../decks/limited/pool";
import type { Game } from "../../../games/game";
import type { GameSlug } from "../../../games/registry";
import { decks } from "../../../store/decks/decks";
import { withSeat } from "../../../store/events/progress";
import { go } from "../../routing/navigation";
import { handOver } from "./handed-over";
import { t } from "./messages";
import { kindName, seatName } from "./names";
import type { OpenEvent } from "./use-event";

/**
 * Opens the builder with a new deck that may hold the cards of a seat. A pool that is a deck already is taken as it is.
 * @param isHolding whether the player of this seat holds the screen, so that the deck needs no curtain.
 */
export async function buildDeck(
  game: Game,
  slug: GameSlug,
  { event, change }: OpenEvent,
  seat: number,
  pool: readonly string[],
  isHolding = false,
): Promise<void> {
  const isDeck = game.deck.problems(pool).length === 0;
  const kind = kindName(event.kind);
  const name =
    event.people.length === 1
      ? t("event.deck-name", { kind })
      : t("event.deck-name-of", { kind, player: seatName(event, seat) });
  const content = { ...EMPTY_DECK, name, cards: isDeck ? pool : [], pool: poolLimits(game, pool) };
  const { deck } = await decks.create(slug, content, { id: event.id, seat, people: event.people.length });
  await change({ decks: withSeat(event.decks, seat, deck.id, "") });
  if (isHolding) handOver(deck.id);
  go({ kind: "deck", slug, deck: deck.id });
}
