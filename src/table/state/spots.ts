import { createContext, useContext } from "react";
import type { CardId, Cell } from "../../kernel";
import type { Point } from "../gesture/types";
import type { Spot } from "../viewmodel/acts";

/** Finds what lies under a point of the screen. */
export type SpotFinder = (point: Point) => Spot | null;

/** How a card lies on the screen: its middle in pixels, its width as a share of a card on the mat, its angle in degrees. */
export interface Pose extends Point {
  readonly scale: number;
  readonly angle: number;
}

/** The grid tells which cell is where; others ask through this while a drag or a flight is under way. */
export interface Locator {
  cellAt: ((point: Point) => Cell) | null;
  /** Where a card on this cell is seen once the camera has come to rest. */
  poseOf: ((cell: Cell) => Pose) | null;
  /** The card that is being let go just now, and where: its flight begins there. */
  dropped: { readonly card: CardId; readonly at: Point } | null;
}

export const newLocator = (): Locator => ({ cellAt: null, poseOf: null, dropped: null });

export const LocatorContext = createContext<Locator>(newLocator());

/** @returns a finder that reads the page: cards, the hand, the grid's cells, the mat. */
export function useSpotFinder(): SpotFinder {
  const locator = useContext(LocatorContext);
  return (point) => spotAt(point, locator);
}

const spotAt = (point: Point, locator: Locator): Spot | null =>
  spotOn(document.elementFromPoint(point.x, point.y), point, locator);

/** What an element of the page stands for. @param point on it, for what has no elements of its own. */
export function spotOn(element: Element | null, point: Point, locator: Locator): Spot | null {
  if (element === null) return null;
  if (element.closest("[data-hand]")) return { on: "hand" };
  const seat = element.closest<HTMLElement>("[data-seat-spot]")?.dataset.seatSpot;
  if (seat !== undefined) return { on: "seat", seat: Number(seat) };
  const card = element.closest<HTMLElement>("[data-card]");
  if (card) return { on: "card", card: Number(card.dataset.card) };
  if (element.closest("[data-grid]") && locator.cellAt) return { on: "cell", cell: locator.cellAt(point) };
  return element.closest("[data-mat]") ? { on: "mat" } : null;
}
