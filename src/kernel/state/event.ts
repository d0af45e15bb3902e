import type { CardId, Face, Seat, ZoneId } from "./ids";
import type { Plain } from "./plain";

export type CauseKind = "rule" | "effect" | "cost" | "battle" | "choice";

export interface Cause {
  readonly kind: CauseKind;
  /** The card whose effect or cost it is, with its name at that time. */
  readonly card?: CardId;
  readonly def?: string;
}

export const BY_RULE: Cause = { kind: "rule" };

/** A card's position before or after a move, enough to animate it without the state. */
export interface Place {
  readonly zone: ZoneId;
  readonly face: Face;
  readonly x: number;
  readonly y: number;
}

/**
 * Something that happened. Every change of the state emits one; triggers, the log and the animation read it. `card`
 * identifies a card by id, `def` by its name at the time (empty if the reader may not know it).
 */
export interface GameEvent {
  readonly type: string;
  readonly rule: string;
  readonly cause: Cause;
  readonly seat?: Seat;
  readonly card?: CardId;
  readonly def?: string;
  readonly target?: CardId;
  readonly targetDef?: string;
  readonly from?: Place;
  readonly to?: Place;
  readonly amount?: number;
  readonly data?: Readonly<Record<string, Plain>>;
  /** Bit mask of the seats that may identify the card, highest bit for spectators. Defaults to all. */
  readonly knownTo?: number;
}
