import type { Action } from "../../kernel";
import type { Point } from "../dom/point";
import type { CardOrPiece } from "./pieces";
import type { Spot } from "./spot";

/** Where a gesture began. */
export type Origin = "hand" | "mat";

/** What the pointer went down on. */
export interface Pressed {
  readonly card: CardOrPiece;
  readonly from: Origin;
  readonly start: Point;
}

/** What the player is doing with a card, or with a piece. `cancel` leads from every state back to idle. */
export type GestureState =
  | { readonly kind: "idle" }
  | ({ readonly kind: "pressing" } & Pressed)
  | ({ readonly kind: "dragging"; readonly over: Spot | null } & Pressed)
  /** `pressed`: what the latest press is on, the armed card or another one. */
  | { readonly kind: "aiming"; readonly card: CardOrPiece; readonly pressed?: Pressed }
  | {
      readonly kind: "choosing";
      readonly card: CardOrPiece;
      readonly actions: readonly Action[];
      readonly pressed?: Pressed;
    };

export const IDLE: GestureState = { kind: "idle" };
