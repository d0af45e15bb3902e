import type { Sign } from "../../games/mat";
import type { CardId, GameEvent, Holder, Place, Seat } from "../../kernel";

/** A side of a card as the viewer may see it: its name, or "" for a back. */
export interface CardSide {
  readonly def: string;
  /** Its controller for a face, its owner for a back. Gives the colour. */
  readonly seat: Seat;
}

/** A card at a place. Null when the viewer may not know which card it is, or when a player is meant. */
export interface Waypoint {
  readonly card: CardId | null;
  readonly place: Place;
  /** Set when a player is meant: the panel with this seat's name. */
  readonly player?: Seat;
}

/** Start and duration of a step: milliseconds at normal speed, counted from the answer. */
export interface Timing {
  readonly at: number;
  readonly ms: number;
}

/** A card moves from one place to another, and may be turned over on the way. */
export interface Flight {
  readonly kind: "fly";
  readonly card: CardId | null;
  readonly from: Waypoint;
  readonly to: Waypoint;
  readonly before: CardSide;
  readonly after: CardSide;
  /** Whether it is held up in the middle of the table, to be carried out. */
  readonly cast: boolean;
  /** Whether it goes to a pile, so that no other card has to make room for it. */
  readonly toPile: boolean;
}

/** A card is turned over in its place. */
export interface Flip {
  readonly kind: "flip";
  readonly card: CardId;
  readonly from: Waypoint;
  readonly to: Waypoint;
  readonly before: CardSide;
  readonly after: CardSide;
}

/** A card strikes another one, or a player. */
export interface Strike {
  readonly kind: "strike";
  readonly card: CardId;
  readonly target: CardId | null;
  readonly from: Waypoint;
  readonly to: Waypoint;
  readonly before: CardSide;
  readonly after: CardSide;
}

/** A card leaves the game: it fades in place. */
export interface Leave {
  readonly kind: "leave";
  readonly card: CardId;
  readonly from: Waypoint;
  readonly to: Waypoint;
  readonly before: CardSide;
  readonly after: CardSide;
}

/** A number that pulses once: on a card (one of its stats, or the whole card), or beside a player's name. */
export interface Pulse {
  readonly kind: "pulse";
  readonly on:
    | { readonly card: CardId; readonly stat: string | null }
    | { readonly seat: Seat; readonly counter: string };
  /** The change to show there. */
  readonly amount?: number;
  /** Whether it is damage, which shakes the card or the player's panel. */
  readonly isHit?: true;
}

/** A sign appears at a card or a player: a block, a negation, a link of the chain. */
export interface SignStep {
  readonly kind: "sign";
  readonly sign: Sign;
  readonly on: { readonly card: CardId } | { readonly seat: Seat };
}

/** Pieces move from one place to another. */
export interface PieceTransfer {
  readonly kind: "pour";
  readonly counter: string;
  readonly amount: number;
  readonly from: Holder;
  readonly to: Holder;
}

/** A visible step that has not been timed yet. */
export type UntimedStep =
  | Flight
  | Flip
  | Strike
  | Leave
  | Pulse
  | PieceTransfer
  | SignStep
  /** An attack is declared: the table draws its arrow. */
  | { readonly kind: "aim" }
  /** Dice tumble. */
  | { readonly kind: "dice" }
  /** They lie still, and are added up. */
  | { readonly kind: "sum" }
  /** What they have decided. */
  | { readonly kind: "verdict" }
  | { readonly kind: "rest"; readonly card: CardId; readonly rested: boolean }
  /** A card comes into view in its place. */
  | { readonly kind: "enter"; readonly card: CardId }
  /** The same without movement. */
  | { readonly kind: "fade"; readonly card: CardId }
  | { readonly kind: "banner"; readonly seat: Seat; readonly turn: number };

export type Step = UntimedStep & Timing;

/** A step that is played by a flying card while the card itself is invisible. */
export type FlyingStep = (Flight | Flip | Strike | Leave) & Timing;

/** Steps that belong together. When they have been seen, their events are reported in the log, aloud and in sound. */
export interface Beat extends Timing {
  readonly steps: readonly Step[];
  readonly events: readonly GameEvent[];
  /** The table shows the state right after this event, given by its index in the answer. */
  readonly until: number;
  /**
   * Whether the table shows that state only after the steps: a card that is struck, turned or leaves stays as it was
   * until then.
   */
  readonly late: boolean;
}

export const isFlying = (step: Step): step is FlyingStep =>
  step.kind === "fly" || step.kind === "flip" || step.kind === "strike" || step.kind === "leave";
