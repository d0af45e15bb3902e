import type { Seat } from "../state/ids";
import type { Plain } from "../state/plain";
import type { Card, PendingTrigger } from "../state/state";

// `R` is what reading the rules takes, `G` a running game: see `rules.ts`, which fills them in.

/** What seats know, and how hidden cards respond. */
export interface InformationRules<R, G> {
  /** Whether the seat sees this card's face. Undefined leaves it to zone and facing. */
  sees?(g: R, card: Card, seat: Seat): boolean | undefined;
  /**
   * Last known information about a card that is about to leave its zone, besides the card itself: its values, as plain
   * data that the card language reads (`lastValues`). Defaults to none: effects do not look back.
   */
  lastKnown?(g: R, card: Card): Plain;
  /**
   * Events to which triggered abilities of hidden cards may respond, if their seat chooses to. Each seat that might
   * have such a card is asked each time, whether or not it has one, so that being asked reveals nothing. Defaults to
   * none.
   */
  readonly hiddenResponses?: {
    readonly on: readonly string[];
    /** Name of the window in which seats are asked: see `secretAnswers`. */
    readonly window: string;
    readonly rule: string;
    /** Seats that might have such a card by public information, in the order in which they decide. */
    seats(g: G): readonly Seat[];
    /** What happens as soon as a seat decides to use the ability (its card is turned face up). Defaults to nothing. */
    used?(g: G, trigger: PendingTrigger): void;
  };
}
