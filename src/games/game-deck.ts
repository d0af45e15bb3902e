import type { Message, Problem } from "../kernel";
import type { PrintedCard } from "../language";
import type { GameLimited } from "./game-limited";

/** A colour by which players tell decks apart. */
export type DeckColour =
  | "red"
  | "orange"
  | "yellow"
  | "green"
  | "teal"
  | "blue"
  | "purple"
  | "pink"
  | "brown"
  | "white";

export interface StarterDeck {
  readonly id: string;
  readonly name: string;
  /** The deck's theme, in one to three words. */
  readonly theme: string;
  /** Its main colour, and often a second one. */
  readonly colours: readonly DeckColour[];
  /** How to play it, in one line. */
  readonly plan: string;
  /** The names of all cards, in every part of the deck. */
  readonly cards: readonly string[];
  /** The side deck for a match, in games that have them. */
  readonly side?: readonly string[];
}

/** Copies by card name. */
export type Copies = Readonly<Record<string, number>>;

/** Cards to take out of a deck and to put into it. */
export interface DeckMend {
  readonly remove?: Copies;
  readonly add?: Copies;
}

/** What is wrong with a deck list. */
export interface DeckProblem extends Problem {
  /** The card it is about, if it is about one. */
  readonly card?: string;
  /** The change that mends it, if there is only one. */
  readonly mend?: DeckMend;
}

/** A section of a deck list ("Main Deck"). */
export interface DeckSection {
  readonly id: string;
  readonly label: Message;
  /** English headings that name it in text. The first one is written. */
  readonly headings: readonly string[];
  /** Whether a card belongs in it. Each card of the pool belongs in exactly one. */
  holds(card: PrintedCard): boolean;
}

/** How many cards of one kind a deck needs and allows. */
export interface DeckLimit {
  /** The section, if it counts all of its cards. */
  readonly section?: string;
  /** The label of what it counts ("Units"). */
  readonly label: Message;
  readonly least: number;
  readonly most: number;
  readonly rule: string;
  counts(card: PrintedCard): boolean;
  /** What is wrong with any other number. */
  why(n: number): Message;
}

/** A property of cards to filter by. */
export interface CardFacet {
  readonly key: string;
  readonly label: Message;
  /** True for what decks are built around, such as a colour. */
  readonly isTheme?: true;
  /** The values that one card has. */
  values(card: PrintedCard): readonly FacetValue[];
}

export interface FacetValue {
  readonly value: string;
  readonly label: Message;
}

/** A figure that guides deck building, and its value for this deck. */
export interface DeckFact {
  readonly label: Message;
  readonly value: Message;
  /** Its icon: a letter on a colour. */
  readonly sign?: { readonly letter: string; readonly colour: string };
}

/** The starter decks of a game, and how a deck is built. */
export interface GameDeck {
  readonly starters: readonly StarterDeck[];
  /** What card codes begin with: "BC" of "BC-001". */
  readonly code: string;
  /** The sections of a deck list, in order, without the side deck. */
  readonly sections: readonly DeckSection[];
  /** The filters that fit the game, in order. */
  readonly facets: readonly CardFacet[];
  /** Cards that were renamed: their old name, and the one they have in the pool. Decks saved before have the old one. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** What is wrong with a deck list; empty when it may be played. */
  problems(deck: readonly string[]): readonly DeckProblem[];
  /** The sizes a deck list must have. They may depend on its commander. */
  limits(deck: readonly string[]): readonly DeckLimit[];
  /** Whether any deck may hold a card: false for tokens. */
  canHold(card: PrintedCard): boolean;
  /** For a deck: why a card does not go with the rest of it, or null. */
  misfit(deck: readonly string[]): (card: PrintedCard) => Refused | null;
  /** The most copies of a card in a deck. */
  copies(card: PrintedCard): number;
  /** The cost of a card, for the curve. Undefined for games without costs. */
  cost?(card: PrintedCard): number | undefined;
  /** Drafts and sealed events. Undefined for games without them. */
  readonly limited?: GameLimited;
  /** The figures that guide deck building, with this deck's values. */
  facts?(deck: readonly string[]): readonly DeckFact[];
}

/** Why something is not allowed, and by which clause. */
export type Refused = Pick<Problem, "why" | "rule">;
