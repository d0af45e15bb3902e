import type { Message } from "../kernel";
import type { PrintedCard } from "../language";

/** Cards of one kind in a pack. */
export interface PackSlot {
  readonly count: number;
  /** What they are ("Monsters"). */
  readonly label: Message;
  /** Every card that is asked about is of the game's pool. */
  holds(card: PrintedCard): boolean;
}

/** What is in a pack, in the order in which it is shown. Each card fits one slot at most. */
export type PackRecipe = readonly PackSlot[];

/** A part of the pool that an event is restricted to, such as one faction and what goes with it. */
export interface Edition {
  readonly id: string;
  readonly label: Message;
  holds(card: PrintedCard): boolean;
}

export interface DraftRules {
  /** Packs that each drafter opens, one after another. */
  readonly packs: number;
  /** Cards that are taken from a new pack with the first pick, and with each pick after that. */
  readonly take: { readonly first: number; readonly then: number };
  /** The number of cards at which a drafter stops taking. Defaults to all cards of the packs. */
  readonly most?: number;
  /** The clause of the rulebook that describes it. Undefined for drafts that are this program's own. */
  readonly rule?: string;
}

/** How decks are built from opened packs: recipes of packs, drafts and sealed events. */
export interface GameLimited {
  readonly seats: { readonly least: number; readonly most: number };
  /** The packs on offer, one of each size. The first one is the usual one. */
  readonly packs: readonly [PackRecipe, ...PackRecipe[]];
  /** True if no card is in two packs of an event. */
  readonly isUnique?: true;
  /** The seed chooses one of them. Undefined if packs may hold any card. */
  readonly editions?: readonly Edition[];
  readonly draft: DraftRules;
  /** Undefined for games without sealed events. */
  readonly sealed?: { readonly packs: number };
  /** Plain cards that anyone may add to their pool, as many as a deck may hold. They always suffice for a legal deck. */
  readonly stock: readonly string[];
  /** What is special about its events. */
  readonly note?: Message;
  /** How much it counts that a card goes with the colours or the like of the others: 1 is usual. Defaults to 1. */
  readonly themes?: number;
  /** How good a card is by its printed numbers. Compared with cards of the same type and cost only, in any unit. */
  worth(card: PrintedCard): number;
}
