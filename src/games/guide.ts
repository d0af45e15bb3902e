import type { CardId, Cell, Config, Message, View } from "../kernel";

/** When a guide step applies: every given condition must hold from the learner's point of view. */
export interface StepCondition {
  /** First and last turn number. */
  readonly turns?: readonly [from: number, to: number];
  /** First and last number of the learner's own turns; 0 before the first. */
  readonly rounds?: readonly [from: number, to: number];
  /** Whether it is the learner's turn. */
  readonly own?: boolean;
  /** Whether the learner is asked outside a window and may act freely. */
  readonly free?: boolean;
  /** The learner is asked in one of these windows. */
  readonly windows?: readonly string[];
  /** A type of action that the learner can take. */
  readonly can?: string;
  /** A type of action that the learner cannot take. */
  readonly cannot?: string;
  /** A card in the learner's hand. */
  readonly holds?: string;
  /** At least one card in play matches. */
  readonly inPlay?: CardInPlay;
  /** The state of the current contest for the learner. */
  readonly contest?: "ahead" | "behind" | "won" | "lost";
  /** Message key of the learner's open decision. */
  readonly prompt?: string;
  readonly step?: string;
  readonly over?: boolean;
}

export interface CardInPlay {
  readonly of: "you" | "opponent";
  readonly face: "up" | "down";
  readonly card?: string;
}

/** A place on the table that a step points at. Skipped when it is not there. */
export type Pointer =
  /** A card of the hand, or the whole hand. */
  | { readonly kind: "hand"; readonly card?: string }
  /** A card in play. */
  | { readonly kind: "card"; readonly lies: CardInPlay }
  /** The card that the words are about, in hand or in play. */
  | { readonly kind: "subject" }
  /** The cell that the words are about, while it may be chosen. */
  | { readonly kind: "cell" }
  /** A legal target of the card that is chosen. */
  | { readonly kind: "target" }
  /** The card that the words are about, or any, while it may be picked and is not. */
  | { readonly kind: "pick" }
  /** The actions of the chosen card, if it has several or none on the mat. */
  | { readonly kind: "choice" }
  | { readonly kind: "main-button" }
  | { readonly kind: "score" }
  /** A number of the learner's, by its counter. */
  | { readonly kind: "counter"; readonly counter: string }
  /** The place of the learner's where pieces lie. */
  | { readonly kind: "pool"; readonly zone: string }
  | { readonly kind: "dice" }
  | { readonly kind: "log" }
  /** The line with the refusal. */
  | { readonly kind: "reason" };

/** What completes a step. */
export type Expected =
  /** The learner dismisses it. */
  | { readonly kind: "read" }
  /** The learner does something that emits an event of this type. */
  | { readonly kind: "event"; readonly type: string }
  /** Its condition is no longer true. */
  | { readonly kind: "leave" }
  /** The learner inspects a card, is refused, opens a rule. All these may be skipped. */
  | { readonly kind: "look" | "be-refused" | "open-rule" };

/** What a step says about a position. */
export interface LessonLine {
  readonly words: Message;
  /** The card and the cell it refers to. */
  readonly card?: CardId;
  readonly cell?: Cell;
}

/** A step of a guided game: when it is shown, what it says and points at, and what completes it. */
export interface GuideStep {
  readonly id: string;
  readonly when: StepCondition;
  /**
   * The text, computed from the position the learner sees.
   * @returns null if it would not be true. The step is then skipped.
   */
  readonly line: (seen: View) => LessonLine | null;
  /** Points at the first of these that is on the table. */
  readonly point?: readonly Pointer[];
  readonly expect: Expected;
  /** Whether the step is repeated each time its condition becomes true. */
  readonly again?: boolean;
}

/** An action of the tutor on its own turn, if it is legal. */
export type TutorAction =
  | { readonly kind: "play"; readonly action: string; readonly card: string }
  | {
      readonly kind: "place";
      readonly card: string;
      readonly at: readonly (readonly [x: number, y: number])[];
    }
  /** Attacks with the best chance while the learner has the higher score. */
  | { readonly kind: "attack"; readonly action: string; readonly chance: number };

/** What the tutor does in one of its turns, as far as it is legal. */
export interface TutorTurn {
  /** Number of the tutor's turn, from 1. */
  readonly round: number;
  readonly actions: readonly TutorAction[];
}

/**
 * A first game that teaches the rules: an ordinary match with decks in a known order, and a guide that comments on it.
 */
export interface Guide {
  /** @param names of the learner and of the tutor. */
  config(names: readonly [string, string]): Config;
  readonly steps: readonly GuideStep[];
  readonly tutor: readonly TutorTurn[];
  /** Action types that move on to the next phase or turn. */
  readonly nextStepActions: readonly string[];
}

/** The usual targets of a step's pointer. */
export const POINT = {
  subject: [{ kind: "subject" }],
  /** The card to act with, then its target. */
  fighter: [{ kind: "target" }, { kind: "subject" }],
  /** The card to use, then its action. */
  used: [{ kind: "choice" }, { kind: "subject" }],
  /** The card to pick, then the button that confirms it. */
  picked: [{ kind: "pick" }, { kind: "main-button" }],
  main: [{ kind: "main-button" }],
  score: [{ kind: "score" }],
  /** The line with the refusal, or the log, where clauses are linked. */
  reason: [{ kind: "reason" }, { kind: "log" }],
} as const satisfies Readonly<Record<string, readonly Pointer[]>>;

/** What completes a step. */
export const UNTIL = {
  read: { kind: "read" },
  left: { kind: "leave" },
  looked: { kind: "look" },
  refused: { kind: "be-refused" },
  ruleOpened: { kind: "open-rule" },
  /** An action of the learner emits an event of this type. */
  event: (type: string) => ({ kind: "event", type }) as const,
} as const satisfies Readonly<Record<string, Expected | ((type: string) => Expected)>>;
