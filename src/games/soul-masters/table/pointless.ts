import type { Action, Reader } from "../../../kernel";

/**
 * Whether an action is pointless in a window. Crystals vanish, and energy is paid straight from the field, so these
 * alone open no window (SM 19.5).
 */
export function isPointless(_g: Reader, { type }: Action): boolean {
  return type === "crystal" || type === "use-energy";
}
