import type { Message } from "../../kernel";
import type { CardCount } from "../count-copies";

/** A part of the text that was not understood. */
export interface NotUnderstood {
  /** As it was in the text. */
  readonly text: string;
  readonly why: Message;
  /** Names of cards that it may mean, the likest first. */
  readonly nearest: readonly string[];
}

/**
 * The section that a heading opens: `no-side` for a side deck in a game without side decks, `unknown` for a section that
 * the game does not have.
 */
export type Opened = { readonly section: string } | "no-side" | "unknown";

/** What one line of text says. */
export type Line =
  | { readonly kind: "blank" }
  | { readonly kind: "comment"; readonly text: string }
  | { readonly kind: "name"; readonly text: string }
  /** A heading, perhaps with cards in the same line. */
  | { readonly kind: "heading"; readonly opened: Opened; readonly rest?: string }
  | {
      readonly kind: "cards";
      readonly cards: readonly CardCount[];
      readonly unread: readonly NotUnderstood[];
    }
  | { readonly kind: "unread"; readonly unread: NotUnderstood };
