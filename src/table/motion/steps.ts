import type { CardId, GameEvent, Holder, Place, Seat } from "../../kernel";

/** A side of a card as the viewer may see it: its name, or "" for a back. */
export interface CardSide {
  readonly def: string;
  /** Who controls it (a face) or whose card it is (a back): gives the colour. */
  readonly seat: Seat;
}

/** A card at a place; null where the viewer may not know which one it is, or where a player is meant. */
export interface Waypoint {
  readonly card: CardId | null;
  readonly place: Place;
  /** A player is meant: the panel with this seat's name. */
  readonly player?: Seat;
}

/** When a step begins, and how long it takes: milliseconds at normal speed, counted from the answer. */
export interface Timing {
  readonly at: number;
  readonly ms: number;
}

/** A card goes from one place to another, and may be turned over on the way. */
export interface Flight {
  readonly kind: "fly";
  readonly card: CardId | null;
  readonly from: Waypoint;
  readonly to: Waypoint;
  readonly before: CardSide;
  readonly after: CardSide;
  /** It is held up in the middle of the table, to be carried out. */
  readonly cast: boolean;
  /** It goes where cards lie on each other: nothing has to make room for it. */
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

/** A card leaves the game: it fades where it was. */
export interface Leave {
  readonly kind: "leave";
  readonly card: CardId;
  readonly from: Waypoint;
  readonly to: Waypoint;
  readonly before: CardSide;
  readonly after: CardSide;
}

/** A number that beats once: on a card (one of its stats, or the whole card), or beside a player's name. */
export interface Pulse {
  readonly kind: "pulse";
  readonly on:
    | { readonly card: CardId; readonly stat: string | null }
    | { readonly seat: Seat; readonly counter: string };
  /** By how much it changes, to be shown there. */
  readonly amount?: number;
}

/** Pieces go from one place to another. */
export interface PieceTransfer {
  readonly kind: "pour";
  readonly counter: string;
  readonly amount: number;
  readonly from: Holder;
  readonly to: Holder;
}

/** Something that is seen to happen, not yet put into time. */
export type UntimedStep =
  | Flight
  | Flip
  | Strike
  | Leave
  | Pulse
  | PieceTransfer
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

/** One thing that is seen to happen. */
export type Step = UntimedStep & Timing;

/** A step that is played by a flying card, while the card itself waits unseen. */
export type FlyingStep = (Flight | Flip | Strike | Leave) & Timing;

/** Steps that belong together. When they have been seen, their events are told: in the log, aloud, in sound. */
export interface Beat extends Timing {
  readonly steps: readonly Step[];
  readonly events: readonly GameEvent[];
  /** The table shows what was so right after this event, by its place among those of the answer. */
  readonly until: number;
  /** It shows that only when the steps have been seen: what is struck, turned or leaves stays as it was until then. */
  readonly late: boolean;
}

export const isFlying = (step: Step): step is FlyingStep =>
  step.kind === "fly" || step.kind === "flip" || step.kind === "strike" || step.kind === "leave";
