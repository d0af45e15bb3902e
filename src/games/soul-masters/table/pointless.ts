import type { Action, Reader } from "../../../kernel";

/** Crystals vanish, and energy is paid straight from the field: nobody is asked in a window for these alone (SM 19.5). */
export function isPointless(_g: Reader, { type }: Action): boolean {
  return type === "crystal" || type === "use-energy";
}
