import type { BuiltGame } from "../../decks/building/legal";
import type { EventConfig, EventState } from "../../decks/limited/event";
import { scriptedPicks } from "../../decks/limited/picking";
import { eventAt, viewFor } from "../../decks/limited/replay";
import type { EventProgress, SavedEvent } from "./saved-event";

type Named = Pick<SavedEvent, "game" | "kind" | "seed" | "seats" | "options" | "packs">;

export function configOf({ game, kind, seed, seats, options, packs }: Named): EventConfig {
  const size = options?.packSize;
  return {
    game,
    kind,
    seed,
    seats,
    ...(size !== undefined && { options: { packSize: size } }),
    ...(packs && { packs }),
  };
}

/**
 * An event as it stands.
 * @throws RangeError when its picks cannot be made any more, because the cards of the game have changed.
 */
export const stateOf = (game: BuiltGame, event: SavedEvent): EventState =>
  eventAt(game, configOf(event), event.picks);

/** The person who takes cards now. */
export function nextPerson({ people, waiting }: SavedEvent): number {
  const seat = people.findIndex((_, person) => (waiting[person] ?? []).length === 0);
  return Math.max(0, seat);
}

/** What follows when a person takes these cards: once all people have, the scripted seats do, too. */
export function afterTaking(
  game: BuiltGame,
  event: SavedEvent,
  names: readonly string[],
): Pick<EventProgress, "picks" | "waiting"> {
  const { people, picks, seats, seed } = event;
  const waiting = people.map((_, seat) => event.waiting[seat] ?? []);
  waiting[nextPerson(event)] = names;
  if (waiting.some((taken) => taken.length === 0)) return { picks, waiting };
  const state = stateOf(game, event);
  const taken = Array.from(
    { length: seats },
    (_, seat) => waiting[seat] ?? scriptedPicks(game, viewFor(state, seat), `${seed}/${seat}`),
  );
  return { picks: [...picks, taken], waiting: [] };
}

/** The draft before its last pick. Null when there is none, or when somebody else saw what came of it. */
export function beforeLastPick({
  people,
  picks,
  decks,
}: SavedEvent): Pick<EventProgress, "picks" | "waiting"> | null {
  const isOpen = people.length === 1 && picks.length > 0 && decks.every((deck) => deck === "");
  return isOpen ? { picks: picks.slice(0, -1), waiting: [] } : null;
}

/** A list by seat with another value for one of them. */
export const withSeat = <T>(list: readonly T[], seat: number, value: T, none: T): readonly T[] =>
  Array.from({ length: Math.max(list.length, seat + 1) }, (_, i) => (i === seat ? value : (list[i] ?? none)));
