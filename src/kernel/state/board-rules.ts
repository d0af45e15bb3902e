import type { Message } from "./plain";
import type { Card, Config } from "./state";

// `R` is what reading the rules takes, `G` a running game: see `rules.ts`, which fills them in.

/** Who may see the cards of a zone: all seats (unless face down), its owner, or no one. */
export type ZoneVisibility = "all" | "owner" | "nobody";

/** A kind of zone: its owner, who sees its cards, and its shape. */
export interface ZoneSpecOf<R> {
  readonly key: string;
  /** True when all seats share one zone of this kind. Otherwise each seat has its own. */
  readonly shared?: boolean;
  readonly sees: ZoneVisibility;
  readonly shape: "pile" | "row" | "grid";
  /** True when it holds cards only while they resolve. It must be empty whenever a seat acts in its turn. */
  readonly transient?: true;
  /** The clause that has the owner order cards that arrive together, and when it applies. */
  readonly ordered?: { readonly rule: string; readonly if?: (g: R) => boolean };
}

/** A limit on the cards of a seat. The seat's value `places-NAME` is how many it allows. */
export interface LimitOf<R> {
  readonly name: string;
  readonly rule: string;
  /** Zones that are counted together. */
  readonly zones: readonly string[];
  /** Whether this card counts. Defaults to yes. */
  counts?(g: R, card: Card): boolean;
}

/** A fault in a config. */
export interface Problem {
  /** Path in the config: "seats.1.deck". */
  readonly path: string;
  readonly why: Message;
  readonly rule: string;
}

/** What a game is played with: its seats and zones, and their bounds. */
export interface BoardRules<R> {
  /** Number of seats: at most `SEATS_MOST`. */
  readonly seats: { readonly min: number; readonly max: number; readonly rule: string };
  /**
   * Maximum contents of a saved game: cards (default 1,000), and the amount of any value (default 999). A save beyond
   * that did not come from play.
   */
  readonly bounds?: { readonly cards?: number; readonly value?: number };
  readonly zones: readonly ZoneSpecOf<R>[];
  /** How many cards a seat may have in certain zones: see `zoneLimitLeft`. */
  readonly limits?: readonly LimitOf<R>[];
  /** The most cards in a side deck, with its clause. Defaults to no limit. */
  readonly sideDeck?: { readonly most: number; readonly rule: string };
  /** All faults of a config (decks, options, seats). Empty when it can be played. */
  problems(config: Config): readonly Problem[];
}
