import type { GameLimited, PackRecipe } from "../../games/game-limited";
import type { BuiltGame } from "../building/legal";

export type EventKind = "sealed" | "draft";

/** What an event follows from, together with the picks. */
export interface EventConfig {
  readonly game: string;
  readonly kind: EventKind;
  readonly seed: string;
  /** From 2 to 8; a game may allow fewer. */
  readonly seats: number;
  readonly options?: { readonly packSize?: number };
  /** Its packs, by round and seat. Defaults to those that follow from the seed and the cards that the game has now. */
  readonly packs?: Packs;
}

/** The cards of packs, by round and seat. */
export type Packs = readonly (readonly (readonly string[])[])[];

/** What was taken: for each pick one list of names per seat. Sealed events have none. */
export type Picks = readonly (readonly (readonly string[])[])[];

/** An event after some picks. */
export interface EventState {
  /** By seat: the pack that it takes from now. */
  readonly packs: readonly (readonly string[])[];
  /** By seat: its cards so far, in the order in which they were taken. */
  readonly pools: readonly (readonly string[])[];
  /** The round of packs, from 0. */
  readonly round: number;
  /** The pick of this round, from 0. */
  readonly pick: number;
  /** Cards that each seat takes now. 0 when the event is over. */
  readonly take: number;
  /** Packs that each seat has not opened yet. */
  readonly unopened: number;
  readonly isOver: boolean;
}

/** Where packs go after a pick: "swap" between two drafters. */
export type PassDirection = "left" | "right" | "swap";

/** What one seat may see of a draft. */
export interface DraftView {
  readonly pack: readonly string[];
  readonly pool: readonly string[];
  readonly round: number;
  readonly pick: number;
  readonly take: number;
  readonly unopened: number;
  readonly passes: PassDirection;
  readonly seats: number;
}

/**
 * The event rules of a game.
 * @throws RangeError for a game without events.
 */
export function limitedOf(game: BuiltGame): GameLimited {
  const { limited } = game.deck;
  if (limited === undefined) throw new RangeError(`${game.slug} has no events`);
  return limited;
}

export const sizeOf = (recipe: PackRecipe): number => recipe.reduce((sum, { count }) => sum + count, 0);

/**
 * The recipe of an event's packs.
 * @throws RangeError for a size that is not on offer.
 */
export function recipeOf(game: BuiltGame, size?: number): PackRecipe {
  const { packs } = limitedOf(game);
  const recipe = size === undefined ? packs[0] : packs.find((own) => sizeOf(own) === size);
  if (recipe === undefined) throw new RangeError(`${game.slug} has no packs of ${size} cards`);
  return recipe;
}

/**
 * Packs that each seat opens.
 * @throws RangeError for an event that the game does not have.
 */
export function packsPerSeat(game: BuiltGame, { kind, seats }: EventConfig): number {
  const limited = limitedOf(game);
  const { least, most } = limited.seats;
  if (!Number.isInteger(seats) || seats < least || seats > most)
    throw new RangeError(`an event of ${game.slug} has ${least} to ${most} seats, not ${seats}`);
  const packs = kind === "draft" ? limited.draft.packs : limited.sealed?.packs;
  if (packs === undefined) throw new RangeError(`${game.slug} has no ${kind} events`);
  return packs;
}
