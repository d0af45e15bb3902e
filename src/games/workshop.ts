import type { PrintedCard, Vocabulary } from "../language";
import type { CardData } from "./card-set";
import type { Game } from "./game";

/** A keyword that may be printed on a card. */
export interface KeywordField {
  readonly keyword: string;
  /** The numbers it may have ("Speed 2"). */
  readonly n?: readonly [from: number, to: number];
  /** The values of which it takes one or more ("Armor: red and white"). */
  readonly of?: readonly string[];
}

/** What is printed in one place of a card, and which values it may have. */
export type CardField = {
  /** Name of the value in a card's data. */
  readonly key: string;
  /** Whether it may be left out. */
  readonly optional?: true;
} & (
  | { readonly is: "number"; readonly from: number; readonly to: number }
  /** A fixed number of numbers. */
  | { readonly is: "numbers"; readonly count: number; readonly from: number; readonly to: number }
  | { readonly is: "choice"; readonly values: readonly string[] }
  /** Some of the values, each once unless they may repeat. */
  | {
      readonly is: "choices";
      readonly values: readonly string[];
      readonly least: number;
      readonly most: number;
      readonly repeats?: true;
    }
  /** Levels, lowest first: the cores each needs, and its BP if the kind of card has BP. */
  | { readonly is: "levels"; readonly most: number; readonly cores: number; readonly bp: number | null }
  | { readonly is: "keywords"; readonly keywords: readonly KeywordField[]; readonly most: number }
  | { readonly is: "abilities"; readonly most: number }
  /** Abilities with levels, a timing or a label. */
  | {
      readonly is: "labelled-abilities";
      readonly most: number;
      readonly levels: number;
      readonly timings: readonly string[];
      readonly labels: readonly string[];
    }
  /** What happens when it is played. */
  | { readonly is: "effect" }
  | { readonly is: "costs" }
  | { readonly is: "condition" }
  | { readonly is: "filter" }
);

/** One kind of card that a player may write. */
export interface CardKind {
  readonly id: string;
  readonly fields: readonly CardField[];
  /** True for cards that only effects make. They are never in a deck. */
  readonly token?: true;
}

/** How players write cards of a game, and the game with them. */
export interface Workshop {
  readonly kinds: readonly CardKind[];
  /**
   * A card from data that has been validated against the fields of its kind.
   * @param number in its set, from 1.
   */
  card(data: CardData, number: number): PrintedCard;
  /** The words of the game with these cards, which may be tokens that other cards name. */
  wordsWith(cards: readonly PrintedCard[]): Vocabulary;
  /**
   * What a printed card is written as: the inverse of `card`. Undefined for a card that is none of the kinds. What the
   * fields of its kind cannot say is left out.
   */
  data(card: PrintedCard): CardData | undefined;
  /** The game with these cards besides its own. */
  gameWith(cards: readonly PrintedCard[]): Game;
}

/**
 * Builds cards by their kind.
 * @throws RangeError for an unknown kind.
 */
export function builtBy<C extends PrintedCard>(
  // Each builder takes the data of its own kind, which the fields of that kind have validated.
  builders: Readonly<Record<string, (data: never) => C>>,
): (data: CardData, number: number) => C {
  return ({ kind, art, ...data }, number) => {
    const build = Object.hasOwn(builders, kind) ? builders[kind] : undefined;
    if (build === undefined) throw new RangeError(`no kind of card "${kind}"`);
    const card = build({ ...data, number } as never);
    return art === undefined ? card : { ...card, art };
  };
}
