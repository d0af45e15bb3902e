import type { CardArt } from "../language";

/** The data of a card that a player wrote: its kind, its name, its artwork, and a value for each field. */
export interface CardData {
  readonly kind: string;
  readonly name: string;
  readonly art?: CardArt | undefined;
  readonly [field: string]: unknown;
}

/** Pictures by the hash of their data: `data:` addresses. */
export type Pictures = Readonly<Record<string, string>>;

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
  /** The pictures of its cards. They stay out of matches, where they change nothing. */
  readonly pictures?: Pictures | undefined;
}
