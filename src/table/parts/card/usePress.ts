import { type MouseEvent, type PointerEvent, useRef } from "react";
import { pointOf } from "../../drag/sensor";
import { useTableStore } from "../../state/table";
import type { GestureState, Origin } from "../../viewmodel/gesture";
import type { CardOrPiece } from "../../viewmodel/pieces";

/** Milliseconds after which a resting finger shows the card large. */
const LONG_PRESS = 500;

/** Turns presses into taps and long presses. dnd-kit turns them into drags. The gesture machine judges both. */
export function usePress(id: CardOrPiece, from: Origin) {
  const store = useTableStore();
  const begun = useRef<GestureState>(null);
  const isSame = () => store.getState().gesture === begun.current;

  // The click after a long press or a cancelled press is not a tap. A keyboard click (detail 0) has no press before it.
  const click = ({ detail }: MouseEvent) => {
    if (detail === 0 || isSame()) store.getState().tap(id);
  };
  const down = (event: PointerEvent<HTMLElement>) => {
    const { button, isPrimary, pointerId, pointerType, currentTarget: card } = event;
    // A second finger presses nothing while the first one does.
    if (button !== 0 || !isPrimary) return;
    const { input } = store.getState();
    input({ kind: "press", card: id, from, point: pointOf(event.nativeEvent) });
    begun.current = store.getState().gesture;
    const hold = () => isSame() && input({ kind: "hold" });
    const timer = pointerType === "mouse" ? undefined : window.setTimeout(hold, LONG_PRESS);
    const listeners = new AbortController();
    const end = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      listeners.abort();
      window.clearTimeout(timer);
      // Released beside the card: no click follows.
      const isOn = event.type === "pointerup" && event.target instanceof Node && card.contains(event.target);
      if (!isOn && isSame()) input({ kind: "release" });
    };
    for (const type of ["pointerup", "pointercancel"] as const)
      window.addEventListener(type, end, { capture: true, signal: listeners.signal });
  };
  return { down, click };
}
