import type { KeyboardEvent } from "react";
import type { ArrowDirection } from "../../viewmodel/grid";

export type { ArrowDirection } from "../../viewmodel/grid";

const HEADINGS: Readonly<Record<string, ArrowDirection>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** The direction of an arrow key, or null for other keys and for the browser's own combinations. */
export function arrowDirectionOf(event: KeyboardEvent): ArrowDirection | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  return HEADINGS[event.key] ?? null;
}
