import type { Config } from "../kernel";

/** When a step of a guide applies: everything given must be true from the learner's point of view. */
export interface StepCondition {
  /** First and last turn number. */
  readonly turns?: readonly [from: number, to: number];
  /** The learner is asked outside a window and may act freely. */
  readonly free?: boolean;
  /** The learner is asked in one of these windows. */
  readonly windows?: readonly string[];
  /** An action of this type is open to the learner. */
  readonly can?: string;
  /** The learner holds this card. */
  readonly holds?: string;
  /** At least one card in play matches. */
  readonly inPlay?: CardInPlay;
  /** The state of the current contest for the learner. */
  readonly contest?: "ahead" | "behind" | "won" | "lost";
  /** Step of the turn. */
  readonly step?: string;
  readonly over?: boolean;
}

/** Cards in play. */
export interface CardInPlay {
  readonly of: "you" | "opponent";
  readonly face: "up" | "down";
  readonly card?: string;
}

/** A place on the table that a step points at; skipped when it is not there. */
export type Pointer =
  /** A card of the hand, or the whole hand. */
  | { readonly at: "hand"; readonly card?: string }
  /** A card in play. */
  | { readonly at: "card"; readonly lies: CardInPlay }
  /** A card in play that may act. */
  | { readonly at: "actor"; readonly card?: string }
  /** An empty cell that may be chosen now. */
  | { readonly at: "cell"; readonly cell?: readonly [x: number, y: number] }
  /** A legal target of the card that is chosen. */
  | { readonly at: "target" }
  /** The actions of the chosen card, if it has several or none on the mat. */
  | { readonly at: "choice" }
  | { readonly at: "main-button" }
  | { readonly at: "score" }
  | { readonly at: "dice" }
  | { readonly at: "log" }
  /** The line with the refusal. */
  | { readonly at: "reason" };

/** What ends a step. */
export type Expected =
  /** The learner has read it. */
  | { readonly do: "read" }
  /** The learner does something that emits an event of this type. */
  | { readonly do: "event"; readonly type: string }
  /** Its condition is no longer true. */
  | { readonly do: "leave" }
  /** The learner inspects a card, is refused, opens a rule. All these may be skipped. */
  | { readonly do: "look" | "be-refused" | "open-rule" };

export interface GuideStep {
  readonly id: string;
  readonly when: StepCondition;
  /** Message key. Arguments: the opponent's name `tutor`, both scores `mine` and `theirs`. */
  readonly say: string;
  /** The first of these that is on the table. */
  readonly point?: readonly Pointer[];
  readonly expect: Expected;
  /** Repeated whenever its condition becomes true. */
  readonly again?: boolean;
}

/** Something the tutor does on its own turn if it is legal. */
export type TutorAction =
  | { readonly do: "play"; readonly action: string; readonly card: string }
  | { readonly do: "place"; readonly card: string; readonly at: readonly (readonly [x: number, y: number])[] }
  /** Attacks with the best chance while the learner has the higher score. */
  | { readonly do: "attack"; readonly action: string; readonly chance: number };

export interface TutorTurn {
  readonly turn: number;
  readonly actions: readonly TutorAction[];
}

/**
 * A first game that teaches itself: an ordinary match with decks in a known order, and a guide that comments
 * on it.
 */
export interface Guide {
  /** @param names of the learner and of the tutor. */
  config(names: readonly [string, string]): Config;
  readonly steps: readonly GuideStep[];
  readonly tutor: readonly TutorTurn[];
  /** The action that ends a turn. */
  readonly endTurn: string;
}
