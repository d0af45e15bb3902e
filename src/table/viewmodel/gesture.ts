import type { Action } from "../../kernel";
import type { Point } from "../dom/point";
import type { Held } from "./pieces";
import type { Spot } from "./spot";

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

export const IDLE: GestureState = { at: "idle" };
