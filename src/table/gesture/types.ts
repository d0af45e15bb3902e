import type { Action, CardId, Seat, ZoneId } from "../../kernel";
import type { Point } from "../dom/point";
import type { CardActions } from "../viewmodel/card-actions";
import type { GestureState, Origin } from "../viewmodel/gesture";
import type { CardOrPiece } from "../viewmodel/pieces";
import type { Spot } from "../viewmodel/spot";

export type GestureInput =
  /** Pointer down on a card. */
  | { readonly kind: "press"; readonly card: CardOrPiece; readonly from: Origin; readonly point: Point }
  /** The pointer was let go beside the card, not moved far: neither a tap nor a drag. */
  | { readonly kind: "release" }
  /** A long press: the card is to be shown large. */
  | { readonly kind: "hold" }
  /** The press has moved far enough to be a drag. */
  | { readonly kind: "lift" }
  | { readonly kind: "move"; readonly over: Spot | null }
  | { readonly kind: "drop"; readonly point: Point; readonly over: Spot | null }
  /** A click, a tap or Enter on a card. */
  | { readonly kind: "tap"; readonly card: CardOrPiece }
  | { readonly kind: "tap-cell"; readonly cell: readonly [number, number] }
  | { readonly kind: "tap-seat"; readonly seat: Seat }
  | { readonly kind: "tap-zone"; readonly zone: ZoneId }
  /** One of several actions was chosen in the card's menu. */
  | { readonly kind: "choose"; readonly action: Action }
  | { readonly kind: "cancel" };

export type GestureEffect =
  | { readonly kind: "act"; readonly action: Action }
  | { readonly kind: "inspect"; readonly card: CardId }
  /** Say why nothing happens: the card cannot act, or not on this spot. */
  | { readonly kind: "explain"; readonly card: CardOrPiece; readonly spot?: Spot };

/** What a gesture needs to know about the game. */
export interface GestureContext {
  cardActions(card: CardOrPiece): CardActions;
  /** Whether a press on its card is enough to begin this action. */
  begins(action: Action): boolean;
  /** The middle of the screen, in pixels from its upper edge. Hands are at either edge. */
  readonly middle: number;
}

export interface Transition {
  readonly state: GestureState;
  readonly effects: readonly GestureEffect[];
}

export const goTo = (state: GestureState, ...effects: GestureEffect[]): Transition => ({ state, effects });
export const stay = (state: GestureState): Transition => ({ state, effects: [] });
