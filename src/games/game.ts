import type { Rules } from "../kernel";
import type { CardSet } from "./card-set";
import type { GameCards } from "./game-cards";
import type { GameDeck } from "./game-deck";
import type { GameSetup } from "./game-setup";
import type { GameStatus } from "./game-status";
import type { GameTable } from "./game-table";
import type { GameTiming } from "./game-timing";

/** A clause of a rulebook, in our words. */
export interface Clause {
  readonly id: string;
  readonly section: string;
  readonly kind: "rule" | "interface" | "definition" | "physical";
  readonly text: string;
  readonly ruling?: string;
  readonly check?: string;
}

/** The clauses of a game's rulebook, in order. */
export interface Rulebook {
  readonly game: string;
  readonly title: string;
  readonly source: string;
  readonly clauses: readonly Clause[];
  /** File with the `text` and `ruling` of each clause. In the built page the clause texts here are empty. */
  readonly wording?: string;
}

/**
 * Everything the rest of the project needs of a game, grouped by who reads it; other folders import nothing else from
 * its folder.
 */
export interface Game {
  readonly slug: string;
  readonly title: string;
  readonly rules: Rules;
  readonly rulebook: Rulebook;
  /** The card sets that belong to it, if it has cards that players wrote. */
  readonly sets?: readonly CardSet[];
  /** What is printed on its cards. */
  readonly cards: GameCards;
  /** Starter decks, and how a deck list is judged. */
  readonly deck: GameDeck;
  /** What the set-up screen offers, and the config that comes of it. */
  readonly setup: GameSetup;
  /** When a player is prompted and when they are auto-passed. */
  readonly timing: GameTiming;
  /** How a match stands: its scores and the current fight. */
  readonly status: GameStatus;
  /** What the table shows and says. */
  readonly table: GameTable;
}
