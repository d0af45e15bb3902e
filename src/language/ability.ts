import type { ModifierOp, Plain } from "../kernel";

/** Players, from the point of view of the ability's controller. `player` is the one chosen by `choose-player`. */
export type Who = "you" | "opponent" | "each" | "player";

/** The player a card belongs to, from the same point of view. `team` is you or a member of your team. */
export type Whose = "you" | "opponent" | "team";

/**
 * A card that the ability has a name for: `this` (its own card), `it` (the card of the event or the one just chosen),
 * `other` (the second card of the event, or one chosen under that name), or a word of the game ("attacker", "rival").
 */
export type Ref = string;

/** Selects cards. All given conditions must be true. */
export interface Filter extends CardTest {
  /** Name of the zone. Defaults to the game's field. */
  readonly zone?: string;
  /** The player the card belongs to: its controller, or its owner outside the field. */
  readonly of?: Whose;
  /** Only this card, if it also matches the rest. */
  readonly ref?: Ref;
  /** Of the cards that match the rest, those with the highest or the lowest value. */
  readonly extreme?: { readonly which: "highest" | "lowest"; readonly stat: string };
}

/** What a card is, wherever it is and whosever it is. All given conditions must be true. */
export interface CardTest {
  readonly face?: "up" | "down";
  readonly type?: string;
  readonly subtype?: string;
  /** Of the kind that has been chosen among those of this name ("colour"). See `choose-kind`. */
  readonly chosenKind?: string;
  /** The card's printed name. */
  readonly named?: string;
  /** A part of the card's printed name. */
  readonly nameHas?: string;
  /** One of the cards that this name means ("discarded"). */
  readonly among?: Ref;
  /** Adjacent to this card, as the game defines it. */
  readonly touching?: Ref;
  /** In another position relative to a card, named by the game ("row", "corner"). */
  readonly lying?: { readonly how: string; readonly to: Ref };
  /** Excludes this card, or the cards that pass a test. */
  readonly not?: Ref | CardTest;
  /** In a state named by the game ("tempered", "damaged"). */
  readonly being?: string;
  /** A value and its bounds, of which one or both are given. Equal bounds mean exactly that value. */
  readonly stat?: { readonly name: string; readonly atLeast?: Amount; readonly atMost?: Amount };
  /** Passes each of these tests. */
  readonly all?: readonly CardTest[];
  /** Passes at least one of these tests. */
  readonly any?: readonly CardTest[];
}

export type Amount =
  | number
  /** `times` for each matching card; `max` bounds the absolute value. */
  | { readonly count: Filter; readonly times?: number; readonly max?: number }
  | {
      readonly cardsIn: string;
      readonly of: "you" | "opponent";
      readonly times?: number;
      readonly max?: number;
    }
  | { readonly stat: string; readonly of: Ref }
  /** Half of another one, rounded down unless `up`. */
  | { readonly half: Amount; readonly up?: true }
  /** Several added up, numbers below zero among them. At least 0. */
  | { readonly sum: readonly Amount[] }
  /** A number that has been chosen, by its name ("x"). */
  | { readonly chosen: string }
  /** A number that only one game has ("hp"). */
  | {
      readonly word: string;
      readonly args?: Readonly<Record<string, Plain>>;
      readonly times?: number;
      readonly max?: number;
    };

export type Condition =
  | { readonly is: "exists"; readonly filter: Filter; readonly atLeast?: number }
  | { readonly is: "none"; readonly filter: Filter }
  | { readonly is: "more"; readonly amount: Amount; readonly than: Amount }
  | { readonly is: "turn"; readonly of: "you" | "opponent" }
  /** One of these steps of a turn is under way. `of` says whose turn it is, which defaults to any player's. */
  | { readonly is: "step"; readonly steps: readonly string[]; readonly of?: "you" | "opponent" }
  | { readonly is: "matches"; readonly card: Ref; readonly filter: Filter }
  | { readonly is: "not"; readonly condition: Condition }
  | { readonly is: "all"; readonly conditions: readonly Condition[] }
  | { readonly is: "any"; readonly conditions: readonly Condition[] }
  | { readonly is: "word"; readonly word: string; readonly args?: Readonly<Record<string, Plain>> };

export type Effect =
  | { readonly do: "nothing" }
  | { readonly do: "seq"; readonly effects: readonly Effect[] }
  | { readonly do: "if"; readonly condition: Condition; readonly then: Effect; readonly else?: Effect }
  | { readonly do: "may"; readonly effect: Effect }
  /** You choose one of several opponents; in the effect, "the opponent" is that one. */
  | { readonly do: "against"; readonly effect: Effect }
  /** A player is chosen, when the ability is announced if it is: in the effect, "player" is that one. */
  | { readonly do: "choose-player"; readonly then: Effect }
  /** One of the game's kinds of this name is chosen ("colour"). Filters in the effect ask for it by `chosenKind`. */
  | { readonly do: "choose-kind"; readonly among: string; readonly then: Effect }
  /** What must be done first: if it cannot be done in full, nothing happens. */
  | { readonly do: "pay"; readonly cost: readonly Cost[]; readonly then?: Effect }
  /** Happens unless an opponent pays. In the cost, "you" is the opponent. */
  | {
      readonly do: "unless-paid";
      readonly by: "opponent";
      readonly cost: readonly Cost[];
      readonly then: Effect;
    }
  | {
      readonly do: "choose-one";
      readonly options: readonly Effect[];
      /**
       * The choice is made when the ability is announced, and kept under this name. An option's own cost (`pay`) is
       * then paid with the rest of the price.
       */
      readonly announced?: string;
    }
  | {
      readonly do: "choose";
      readonly from: Filter;
      readonly count?: number;
      readonly upTo?: boolean;
      /** The highest total of a value of the chosen cards, which are then chosen one by one. */
      readonly total?: { readonly stat: string; readonly atMost: Amount };
      /** Who chooses. Defaults to you. */
      readonly by?: "you" | "opponent";
      /** The effect's name for the chosen card. Defaults to `it`. */
      readonly as?: Ref;
      /** Chosen when the ability is announced: a target. */
      readonly announced?: true;
      readonly then: Effect;
    }
  | {
      readonly do: "choose-number";
      /**
       * The name of the number for amounts in the effect and for the costs of its ability. It is chosen when the
       * ability is announced.
       */
      readonly as: string;
      /** The lowest number that may be chosen. Defaults to 0. */
      readonly from?: number;
      readonly to: Amount;
      readonly then: Effect;
    }
  | { readonly do: "each"; readonly from: Filter; readonly effect: Effect }
  | { readonly do: "draw"; readonly who: Who; readonly count: Amount }
  | { readonly do: "discard"; readonly who: Who; readonly count: number; readonly atRandom?: boolean }
  | { readonly do: "flip"; readonly card: Ref; readonly face: "up" | "down" }
  | { readonly do: "move"; readonly card: Ref; readonly to: string; readonly bottom?: boolean }
  | {
      readonly do: "modify";
      readonly card: Ref;
      readonly stats: readonly string[];
      readonly op: ModifierOp;
      readonly amount: Amount;
      readonly until: string;
    }
  /** Gives a card an ability until a moment of the game. Without a card it works by itself, wherever its card is. */
  | { readonly do: "lend"; readonly card?: Ref; readonly ability: Ability; readonly until: string }
  /** Look at the top cards of your deck and put them back in any order. */
  | { readonly do: "arrange"; readonly count: number }
  | {
      readonly do: "reveal";
      readonly zone: string;
      readonly of: "you" | "opponent";
      readonly to: Who;
      readonly atRandom?: boolean;
    }
  | { readonly do: "word"; readonly word: string; readonly args?: Readonly<Record<string, Plain>> };

/** Which events trigger an ability. */
export interface Pattern {
  readonly on: string;
  /** The card that the event happens to. Defaults to any card. */
  readonly card?: "this" | Filter;
  /** The second card of the event (the other side of a battle). Defaults to any card. */
  readonly other?: "this" | Filter;
  /** The player who caused the event. Defaults to any player. */
  readonly by?: "you" | "opponent";
  /** In what way it happened, as the game names it ("battle", "no-bp"). Defaults to any. */
  readonly how?: string;
  /** The card whose effect or battle caused it. Defaults to any cause. */
  readonly source?: CardTest;
  /** The zone from which the card moved. Defaults to any. */
  readonly from?: string;
}

/** What a player must pay to use an ability or to play a card. */
export type Cost =
  /** Discard any cards from hand. */
  | { readonly pay: "discard"; readonly count: number }
  /** Turn the ability's own card face down. */
  | { readonly pay: "flip-down" }
  /** Give up matching cards you control: discard them, or whatever else the game has a word for. */
  | { readonly pay: "cards"; readonly from: Filter; readonly count: number; readonly how?: string }
  /** Give up the ability's own card, wherever it is: discard it, or whatever else the game has a word for. */
  | { readonly pay: "this"; readonly how?: string }
  /** A cost that only one game has. */
  | { readonly pay: "word"; readonly word: string; readonly args?: Readonly<Record<string, Plain>> };

/** Where and when an ability works. */
export interface Scope {
  /** Zones in which it works. Defaults to where abilities of the game's cards do. */
  readonly where?: readonly string[];
  /** Required facing. Defaults to face up. Only with `where`. */
  readonly face?: "up" | "down";
  /** A condition without which the ability does nothing and cannot be used. */
  readonly active?: Condition;
}

/** How often an ability may be used in each turn, round or battle, or in the whole game. */
export interface UseLimit {
  readonly per: "turn" | "round" | "battle" | "game";
  readonly most: number;
}

export type Ability = Scope & AbilityKind;

type AbilityKind =
  /** When an event happens, perform an effect. */
  | {
      readonly kind: "trigger";
      readonly when: Pattern;
      readonly if?: Condition;
      readonly may?: boolean;
      readonly oncePerTurn?: boolean;
      readonly uses?: UseLimit;
      readonly effect: Effect;
    }
  /** While the card is live, stats differ from the printed ones. In `active`, "it" is a card whose stats differ. */
  | {
      readonly kind: "standing";
      readonly cards: "this" | Filter;
      /** Only against such cards, for values between two cards ("cannot be blocked by red spirits"). */
      readonly against?: CardTest;
      readonly stats: readonly string[];
      readonly op: ModifierOp;
      readonly amount: Amount;
    }
  /** While the card is live, values of players (how many cards they may have somewhere) differ. */
  | {
      readonly kind: "standing-seats";
      readonly seats: Exclude<Who, "player">;
      readonly stats: readonly string[];
      readonly op: ModifierOp;
      readonly amount: Amount;
    }
  /**
   * While the card is live, what is about to be dealt by or to certain cards is more or less. "It" is the card to which it
   * is dealt, "other" the one that deals it.
   */
  | {
      readonly kind: "standing-amounts";
      readonly by?: "this" | Filter;
      readonly to?: "this" | Filter;
      readonly stats: readonly string[];
      readonly op: ModifierOp;
      readonly amount: Amount;
    }
  /** Instead of something that would happen, do something else; only if that is possible. */
  | {
      readonly kind: "replace";
      readonly change: string;
      /** The card that the change affects. Undefined when it affects a player. */
      readonly card?: "this" | Filter;
      /** The player that the change affects. Defaults to any player. */
      readonly of?: "you" | "opponent";
      /** Only when the change has this cause ("battle", "effect"). */
      readonly cause?: string;
      readonly if?: Condition;
      readonly may?: boolean;
      readonly oncePerTurn?: boolean;
      readonly uses?: UseLimit;
      readonly effect: Effect;
    }
  /** Used by its controller, when the game lets abilities be used or at the moments that it names. */
  | {
      readonly kind: "activated";
      /**
       * Moments of the game at which the ability may be used ("main", "flash"). Defaults to those at which cards may be
       * used.
       */
      readonly when?: readonly string[];
      readonly cost?: readonly Cost[];
      readonly if?: Condition;
      readonly oncePerTurn?: boolean;
      readonly uses?: UseLimit;
      readonly effect: Effect;
    }
  /** What happens when the card is played, what is paid for that beside its price, and the condition for playing it. */
  | {
      readonly kind: "play";
      readonly if?: Condition;
      readonly cost?: readonly Cost[];
      readonly effect: Effect;
    }
  /**
   * What a game's keyword does with a cost or an effect: "Startup(draw a card)". The game's rules say when.
   */
  | {
      readonly kind: "keyword";
      readonly keyword: string;
      readonly if?: Condition;
      readonly cost?: readonly Cost[];
      readonly effect?: Effect;
    };

/** A static ability: it changes values as long as its card is live. */
export type Standing = Extract<Ability, { kind: "standing" | "standing-seats" | "standing-amounts" }>;

/** Whether this is a static ability, which changes values as long as its card is live. */
export function isStanding(ability: Ability): ability is Standing {
  return STANDING.includes(ability.kind);
}

const STANDING: readonly Ability["kind"][] = ["standing", "standing-seats", "standing-amounts"];
