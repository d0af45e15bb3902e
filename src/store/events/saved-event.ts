import * as v from "valibot";
import { count, listOf, personName, schemaFor, shortName } from "../schema/plain-schema";

export const EVENT_KINDS = ["draft", "sealed"] as const;

/** The most seats, picks, and cards taken with one pick, that a saved event may have. */
const MOST = { seats: 8, picks: 200, cards: 20, packs: 100, packCards: 100 } as const;

/** A sealed or draft event with all that was taken in it. */
export interface SavedEvent {
  readonly id: string;
  readonly game: string;
  readonly kind: (typeof EVENT_KINDS)[number];
  readonly seed: string;
  readonly seats: number;
  readonly options?: { readonly packSize?: number | undefined } | undefined;
  /** Its packs by round and seat, as they were opened: the cards of a game change. */
  readonly packs?: readonly (readonly (readonly string[])[])[] | undefined;
  /** The names of the people, who have the first seats. The other seats are scripted. Empty for an unnamed one. */
  readonly people: readonly string[];
  /** What each seat has taken with each pick. */
  readonly picks: readonly (readonly (readonly string[])[])[];
  /** What people have taken with the next pick, by seat, until everyone has. */
  readonly waiting: readonly (readonly string[])[];
  /** How many sealed packs each person has opened. */
  readonly opened: readonly number[];
  /** The id of each person's deck. Empty until they begin to build it. */
  readonly decks: readonly string[];
  /** Increases with every save, so that two tabs notice each other's changes. */
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** The part of an event that changes while it goes on. */
export type EventProgress = Pick<SavedEvent, "picks" | "waiting" | "opened" | "decks">;

/** What an event begins with. */
export type NewEvent = Pick<SavedEvent, "game" | "kind" | "seed" | "seats" | "options" | "packs" | "people">;

const taken = listOf(shortName, MOST.cards);

/** A row of the database. */
export const eventSchema = schemaFor<SavedEvent>()(
  v.object({
    id: shortName,
    game: shortName,
    kind: v.picklist(EVENT_KINDS),
    seed: shortName,
    seats: v.pipe(count, v.minValue(1), v.maxValue(MOST.seats)),
    options: v.optional(v.object({ packSize: v.optional(v.pipe(count, v.maxValue(100))) })),
    packs: v.optional(listOf(listOf(listOf(shortName, MOST.packCards), MOST.seats), MOST.packs)),
    people: v.pipe(listOf(personName, MOST.seats), v.minLength(1)),
    picks: listOf(listOf(taken, MOST.seats), MOST.picks),
    waiting: listOf(taken, MOST.seats),
    opened: listOf(v.pipe(count, v.maxValue(MOST.packs)), MOST.seats),
    decks: listOf(shortName, MOST.seats),
    revision: count,
    savedAt: count,
  }),
);
