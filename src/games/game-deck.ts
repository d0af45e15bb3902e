import type { Message, Problem } from "../kernel";

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

/** A separate part of a deck ("Main Deck"). */
export interface DeckPart {
  readonly label: Message;
  readonly cards: readonly string[];
}

/** A figure that guides deck building, and its value for this deck. */
export interface DeckFact {
  readonly label: Message;
  readonly value: Message;
  /** Its icon: a letter on a colour. */
  readonly sign?: { readonly letter: string; readonly colour: string };
}

/** The starter decks of a game, and what it says about any deck list. */
export interface GameDeck {
  readonly starters: readonly StarterDeck[];
  /** What is wrong with a deck list; empty when it may be played. */
  problems(deck: readonly string[]): readonly Problem[];
  /** The parts of a deck list. Defaults to one pile. */
  parts?(deck: readonly string[]): readonly DeckPart[];
  /** The figures that guide deck building, with this deck's values. */
  facts?(deck: readonly string[]): readonly DeckFact[];
}
