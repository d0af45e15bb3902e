import type { CardId, GameEvent, Place, Seat } from "../../kernel";

/** A side of a card as the viewer may see it: its name, or "" for a back. */
export interface Side {
  readonly def: string;
  /** Who controls it (a face) or whose card it is (a back): gives the colour. */
  readonly seat: Seat;
}

/** A card at a place; null where the viewer may not know which one it is, or where a player is meant. */
export interface Stop {
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
  readonly do: "fly";
  readonly card: CardId | null;
  readonly from: Stop;
  readonly to: Stop;
  readonly before: Side;
  readonly after: Side;
  /** It is held up in the middle of the table, to be carried out. */
  readonly cast: boolean;
}

/** A card is turned over in its place. */
export interface Flip {
  readonly do: "flip";
  readonly card: CardId;
  readonly from: Stop;
  readonly to: Stop;
  readonly before: Side;
  readonly after: Side;
}

/** A card strikes another one, or a player. */
export interface Strike {
  readonly do: "strike";
  readonly card: CardId;
  readonly target: CardId | null;
  readonly from: Stop;
  readonly to: Stop;
  readonly before: Side;
  readonly after: Side;
}

/** A card leaves the game: it fades where it was. */
export interface Leave {
  readonly do: "leave";
  readonly card: CardId;
  readonly from: Stop;
  readonly to: Stop;
  readonly before: Side;
  readonly after: Side;
}

/** A number that beats once: on a card (one of its stats, or the whole card), or beside a player's name. */
export interface Pulse {
  readonly do: "pulse";
  readonly on:
    | { readonly card: CardId; readonly stat: string | null }
    | { readonly seat: Seat; readonly counter: string };
}

/** Something that is seen to happen, not yet put into time. */
export type UntimedStep =
  | Flight
  | Flip
  | Strike
  | Leave
  | Pulse
  /** An arrow from an attacker to its target, for as long as their dice roll. */
  | { readonly do: "aim"; readonly from: Stop; readonly to: Stop }
  /** Dice tumble. */
  | { readonly do: "dice" }
  | { readonly do: "rest"; readonly card: CardId; readonly rested: boolean }
  /** A card comes into view in its place. */
  | { readonly do: "enter"; readonly card: CardId }
  /** The same without movement. */
  | { readonly do: "fade"; readonly card: CardId }
  | { readonly do: "banner"; readonly seat: Seat; readonly turn: number };

/** One thing that is seen to happen. */
export type Step = UntimedStep & Timing;

/** A step that is played by a flying card, while the card itself waits unseen. */
export type FlyingStep = (Flight | Flip | Strike | Leave) & Timing;

/** Steps that belong together. What their events have changed is on the table from its beginning on. */
export interface Beat extends Timing {
  readonly steps: readonly Step[];
  readonly events: readonly GameEvent[];
}

export const isFlying = (step: Step): step is FlyingStep =>
  step.do === "fly" || step.do === "flip" || step.do === "strike" || step.do === "leave";
