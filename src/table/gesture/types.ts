import type { Action, CardId, Seat, ZoneId } from "../../kernel";
import type { CardActs } from "../viewmodel/acts";
import type { Held } from "../viewmodel/pieces";
import type { Spot } from "../viewmodel/spot";

/** A point on the screen in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a gesture began. */
export type Origin = "hand" | "mat";

/** What the pointer went down on. */
export interface Pressed {
  readonly card: Held;
  readonly from: Origin;
  readonly start: Point;
}

/** What the player is doing with a card, or with a piece. `cancel` leads from every state back to idle. */
export type GestureState =
  | { readonly at: "idle" }
  | ({ readonly at: "pressing" } & Pressed)
  | ({ readonly at: "dragging"; readonly over: Spot | null } & Pressed)
  /** `pressed`: what the latest press is on, the armed card or another one. */
  | { readonly at: "aiming"; readonly card: Held; readonly pressed?: Pressed }
  | {
      readonly at: "choosing";
      readonly card: Held;
      readonly actions: readonly Action[];
      readonly pressed?: Pressed;
    };

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

export const IDLE: GestureState = { at: "idle" };

export const to = (state: GestureState, ...effects: Effect[]): Next => ({ state, effects });
export const stay = (state: GestureState): Next => ({ state, effects: [] });
