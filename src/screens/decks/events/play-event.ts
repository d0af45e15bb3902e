import { EMPTY_DECK } from "../../../decks/deck-list";
import { buildFromPool } from "../../../decks/limited/build";
import type { EventState } from "../../../decks/limited/event";
import type { Game } from "../../../games/game";
import type { SavedDeck } from "../../../store/decks/saved-deck";
import type { SavedEvent } from "../../../store/events/saved-event";
import type { OpponentLevel, SeatKind } from "../../../store/types";
import { defaultPlan } from "../../setup/plan";
import { startMatch } from "../../setup/start";
import { seatName } from "./names";

/** A deck that a seat plays with. */
interface SeatDeck {
  readonly name: string;
  readonly who: SeatKind;
  readonly deck: SavedDeck;
}

/** The deck that a scripted seat has built. */
function scriptedDeck(game: Game, event: SavedEvent, state: EventState, seat: number): SavedDeck {
  const cards = buildFromPool(game, state.pools[seat] ?? [], `${event.seed}/${seat}`);
  return {
    ...EMPTY_DECK,
    name: seatName(event, seat),
    cards,
    id: `seat-${seat}`,
    game: game.slug,
    revision: 0,
    savedAt: 0,
  };
}

function start(game: Game, seats: readonly SeatDeck[]): Promise<void> {
  const plan = defaultPlan(game);
  return startMatch(
    game,
    {
      ...plan,
      seats: seats.map(({ name, who, deck }) => ({ who, name, deck: deck.id })),
      own: seats.map(({ deck }) => deck),
    },
    seats.map(({ name }) => name),
  );
}

const person = (event: SavedEvent, seat: number, deck: SavedDeck): SeatDeck => ({
  name: event.people[seat] ?? "",
  who: { kind: "person" },
  deck,
});

/** Starts a match of a person's deck against the deck of a scripted seat. */
export function playAgainst(
  game: Game,
  event: SavedEvent,
  state: EventState,
  own: { readonly seat: number; readonly deck: SavedDeck },
  other: { readonly seat: number; readonly level: OpponentLevel },
): Promise<void> {
  return start(game, [
    person(event, own.seat, own.deck),
    {
      name: seatName(event, other.seat),
      who: { kind: "opponent", level: other.level },
      deck: scriptedDeck(game, event, state, other.seat),
    },
  ]);
}

/** Starts a match of the people of an event against each other. */
export function playEachOther(game: Game, event: SavedEvent, decks: readonly SavedDeck[]): Promise<void> {
  return start(
    game,
    decks.map((deck, seat) => person(event, seat, deck)),
  );
}
