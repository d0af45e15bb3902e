import type { Message } from "../kernel";
import type { CardText, PrintedCard, Vocabulary } from "../language";

/** Signs printed in a corner of a card, each of one colour or of two. */
export interface PrintedSigns {
  readonly place: "top-left" | "top-right";
  readonly label: Message;
  /** Prints the label on the colour of the first sign, or the letters on a very small card. */
  readonly named?: true;
  readonly signs: readonly {
    /** Names the colours, one letter each. */
    readonly letters: string;
    readonly colours: readonly string[];
  }[];
}

/** What is printed on a card besides its numbers and its text. */
export interface CardPrint {
  readonly signs: readonly PrintedSigns[];
  readonly rows: readonly Message[];
}

/**
 * The shapes of frames, by what a card is: a fighter, one that leads or outranks others, a spell, an ability, something
 * that is carried, something that pays, or a place.
 */
export type FrameShape = "figure" | "leader" | "spell" | "skill" | "gear" | "source" | "place";

/** How rare a card is, or what rank it has, if it is more than common. */
export type Gem = "uncommon" | "rare" | "epic" | "legendary" | "celestial";

/** How the frame of a card tells it apart at a glance. */
export interface CardFrame {
  readonly shape: FrameShape;
  readonly gem?: Gem | undefined;
}

/** The cards of a game as printed. */
export interface GameCards {
  /** All cards by name. */
  readonly pool: Readonly<Record<string, PrintedCard>>;
  /** The words of the card language, for text printed apart from a card. */
  readonly vocabulary?: Vocabulary;
  /** Rules text and keyword reminders of a card of the pool, printed from its data. */
  text(name: string): CardText;
  /** What else is printed on a card of the pool. Undefined for games without such print. */
  print?(name: string): CardPrint;
  /** The frame of a card of the pool. */
  frame(name: string): CardFrame;
}
