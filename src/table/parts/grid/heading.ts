import type { KeyboardEvent } from "react";
import type { Heading } from "../../viewmodel/grid";

export type { Heading } from "../../viewmodel/grid";

const HEADINGS: Readonly<Record<string, Heading>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** The direction of an arrow key, or null for other keys and for the browser's own combinations. */
export function headingOf(event: KeyboardEvent): Heading | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  return HEADINGS[event.key] ?? null;
}
