/** The data of a card that a player wrote: its kind, its name, and a value for each field. */
export interface CardData {
  readonly kind: string;
  readonly name: string;
  readonly [field: string]: unknown;
}

/** Cards that somebody wrote for a game. */
export interface CardSet {
  readonly format: 1;
  /** Slug of the game. */
  readonly game: string;
  /** Two to six capitals and digits, which card codes begin with. */
  readonly code: string;
  readonly name: string;
  /** Increases with every change. */
  readonly version: number;
  readonly author: string;
  readonly language: "en" | "de";
  readonly cards: readonly CardData[];
}
