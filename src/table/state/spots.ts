import { createContext, useContext } from "react";
import type { Cell } from "../../kernel";
import type { Point } from "../gesture/types";
import type { Spot } from "../viewmodel/acts";

/** Finds what lies under a point of the screen. */
export type SpotFinder = (point: Point) => Spot | null;

/** The grid tells which cell is where; others ask through this while a drag is under way. */
export interface Locator {
  cellAt: ((point: Point) => Cell) | null;
}

export const LocatorContext = createContext<Locator>({ cellAt: null });

/** @returns a finder that reads the page: cards, the hand, the grid's cells, the mat. */
export function useSpotFinder(): SpotFinder {
  const locator = useContext(LocatorContext);
  return (point) => spotAt(point, locator);
}

function spotAt(point: Point, locator: Locator): Spot | null {
  const element = document.elementFromPoint(point.x, point.y);
  if (element === null) return null;
  if (element.closest("[data-hand]")) return { on: "hand" };
  const card = element.closest<HTMLElement>("[data-card]");
  if (card) return { on: "card", card: Number(card.dataset.card) };
  if (element.closest("[data-grid]") && locator.cellAt) return { on: "cell", cell: locator.cellAt(point) };
  return element.closest("[data-mat]") ? { on: "mat" } : null;
}
