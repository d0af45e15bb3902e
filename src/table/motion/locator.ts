import { createContext } from "react";
import type { CardId, Cell } from "../../kernel";
import type { Point } from "../dom/point";

/**
 * A card's placement on the screen: its centre in pixels, its width as a share of a card on the mat, its angle in
 * degrees.
 */
export interface Pose extends Point {
  readonly scale: number;
  readonly angle: number;
}

/** What a flight needs to know: where the cells of the grid are, and which card has been dropped. */
export interface Locator {
  /** Where a card on this cell is on the screen once the camera has stopped. */
  poseOf: ((cell: Cell) => Pose) | null;
  /** The card being dropped right now, and where. Its flight begins there. */
  dropped: { readonly card: CardId; readonly at: Point } | null;
}

export const newLocator = (): Locator => ({ poseOf: null, dropped: null });

export const LocatorContext = createContext<Locator>(newLocator());
