import type { Plain } from "./plain";
import type { CardId, Face, Seat, ZoneId } from "./state";

export type CauseKind = "rule" | "effect" | "cost" | "battle" | "choice";

/** What made a change happen. */
export interface Cause {
  readonly kind: CauseKind;
  /** The card whose effect or cost it is, with its name at that time. */
  readonly card?: CardId;
  readonly def?: string;
}

export const BY_RULE: Cause = { kind: "rule" };

/** Where a card was, or is now: enough to animate a move without looking into the state. */
export interface Place {
  readonly zone: ZoneId;
  readonly face: Face;
  readonly x: number;
  readonly y: number;
}

/**
 * Something that happened. Every change of the state emits one; triggers, the log and the animation all read it.
 * `card` names a card by id, `def` by what it was called then (empty where the reader may not know).
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
  /** Who may know which card it is: a bit per seat, the highest one for those who watch; absent means everybody. */
  readonly knownTo?: number;
}
