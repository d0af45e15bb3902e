import type { CardDef } from "../state/card-def";
import type { Seat } from "../state/ids";
import type { Card } from "../state/state";

// `R` is what reading the rules takes: see `rules.ts`, which fills it in.

/** Base values of cards and seats, and the order of modifiers. */
export interface ValueRules<R> {
  /** Order in which modifiers apply, first to last. */
  readonly layers: readonly string[];
  /** The layers of one value if it has an order of its own. */
  layersOf?(stat: string): readonly string[];
  /** Base values that do not start from print, by name (a level, from the cores on the card). */
  readonly bases?: Readonly<Record<string, (g: R, card: Card) => number>>;
  /** Base values of a seat, by name. Others start from 0. */
  readonly seatBases?: Readonly<Record<string, (g: R, seat: Seat) => number>>;
  /** Whether a printed card has a type, colour or name that text may refer to and change. Defaults to type and subtypes. */
  isOfKind?(def: CardDef, name: string): boolean;
  /** Whether this card's abilities work where it is. */
  isLive(g: R, card: Card): boolean;
}
