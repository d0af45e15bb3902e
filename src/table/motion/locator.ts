import { createContext } from "react";
import type { CardId, Cell } from "../../kernel";
import type { Point } from "../dom/point";

/** How a card is placed on the screen: its centre in pixels, its width as a share of a card on the mat, its angle in degrees. */
export interface Pose extends Point {
  readonly scale: number;
  readonly angle: number;
}

/** What a flight has to know: where the cells of the grid are, and which card has been let go. */
export interface Locator {
  /** Where a card on this cell is on the screen once the camera has come to rest. */
  poseOf: ((cell: Cell) => Pose) | null;
  /** The card that is being let go just now, and where: its flight begins there. */
  dropped: { readonly card: CardId; readonly at: Point } | null;
}

export const newLocator = (): Locator => ({ poseOf: null, dropped: null });

export const LocatorContext = createContext<Locator>(newLocator());
