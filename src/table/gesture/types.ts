import type { Action, CardId, Seat, ZoneId } from "../../kernel";
import type { Point } from "../dom/point";
import type { CardActs } from "../viewmodel/acts";
import type { GestureState, Origin } from "../viewmodel/gesture";
import type { Held } from "../viewmodel/pieces";
import type { Spot } from "../viewmodel/spot";

export type Input =
  /** Pointer down on a card. */
  | { readonly do: "press"; readonly card: Held; readonly from: Origin; readonly point: Point }
  /** The pointer was let go beside the card, not moved far: neither a tap nor a drag. */
  | { readonly do: "release" }
  /** A long press: the card is to be shown large. */
  | { readonly do: "hold" }
  /** The press has moved far enough to be a drag. */
  | { readonly do: "lift" }
  | { readonly do: "move"; readonly over: Spot | null }
  | { readonly do: "drop"; readonly point: Point; readonly over: Spot | null }
  /** A click, a tap or Enter on a card. */
  | { readonly do: "tap"; readonly card: Held }
  | { readonly do: "tap-cell"; readonly cell: readonly [number, number] }
  | { readonly do: "tap-seat"; readonly seat: Seat }
  | { readonly do: "tap-zone"; readonly zone: ZoneId }
  /** One of several actions was chosen in the card's menu. */
  | { readonly do: "choose"; readonly action: Action }
  | { readonly do: "cancel" };

export type Effect =
  | { readonly do: "act"; readonly action: Action }
  | { readonly do: "inspect"; readonly card: CardId }
  /** Say why nothing happens: the card cannot act, or not on this spot. */
  | { readonly do: "explain"; readonly card: Held; readonly spot?: Spot };

/** What a gesture has to know of the game. */
export interface Surroundings {
  acts(card: Held): CardActs;
  /** The middle of the screen, in pixels from its upper edge: hands are at one edge or the other. */
  readonly middle: number;
}

export interface Next {
  readonly state: GestureState;
  readonly effects: readonly Effect[];
}

export const to = (state: GestureState, ...effects: Effect[]): Next => ({ state, effects });
export const stay = (state: GestureState): Next => ({ state, effects: [] });
