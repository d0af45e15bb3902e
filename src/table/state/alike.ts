import { shallow } from "zustand/shallow";
import { type GestureState, IDLE } from "../gesture/types";
import type { TableState } from "./table";

const isAtRest = ({ at }: GestureState): boolean => at === "idle" || at === "pressing";

/**
 * Is nothing drawn for which the first state would have to become the second? A press that is nothing yet and what is
 * pointed at are seen only once a card is armed; that the keyboard rests is not seen at all.
 */
export function isDrawnAlike(drawn: TableState, now: TableState): boolean {
  if (drawn === now) return true;
  if (!isAtRest(drawn.gesture) || !isAtRest(now.gesture) || (now.byKeyboard && !drawn.byKeyboard))
    return false;
  const same = { gesture: IDLE, pointed: null, byKeyboard: now.byKeyboard };
  return shallow({ ...drawn, ...same }, { ...now, ...same });
}
