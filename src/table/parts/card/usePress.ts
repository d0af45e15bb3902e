import { type MouseEvent, type PointerEvent, useContext, useRef } from "react";
import type { CardId } from "../../../kernel";
import { followPointer } from "../../gesture/sensor";
import type { GestureState, Origin } from "../../gesture/types";
import { LocatorContext, useSpotFinder } from "../../state/spots";
import { useTableStore } from "../../state/table";
import { type Spot, sameSpot } from "../../viewmodel/acts";

/** Milliseconds after which a finger that rests means "show me". */
const LONG_PRESS = 500;

/** Presses become taps, drags or long looks; the gesture machine decides which. */
export function usePress(id: CardId, from: Origin) {
  const store = useTableStore();
  const spotAt = useSpotFinder();
  const locator = useContext(LocatorContext);
  const timer = useRef(0);

  const begun = useRef<GestureState>(null);

  // The click that ends a long look, or a press that was taken back meanwhile, is not a tap. A key has no press before.
  const click = ({ detail }: MouseEvent) => {
    if (detail === 0 || store.getState().gesture === begun.current) store.getState().tap(id);
  };
  const down = (event: PointerEvent<HTMLElement>) => {
    // A second finger presses nothing while the first one does.
    if (event.button !== 0 || !event.isPrimary) return;
    const { input } = store.getState();
    const node = event.currentTarget;
    const start = { x: event.clientX, y: event.clientY };
    let last = start;
    let over: Spot | null = null;
    input({ do: "press", card: id, from, point: start });
    begun.current = store.getState().gesture;
    window.clearTimeout(timer.current);
    // Let go beside the card, no click ends this press.
    const up = ({ target }: Event) => {
      const isOff = !(target instanceof Node && node.contains(target));
      if (isOff && store.getState().gesture === begun.current) input({ do: "release" });
    };
    window.addEventListener("pointerup", up, { once: true, capture: true });
    if (event.pointerType !== "mouse")
      timer.current = window.setTimeout(() => input({ do: "hold" }), LONG_PRESS);
    followPointer(event.nativeEvent, node, {
      start: (point) => {
        window.clearTimeout(timer.current);
        input({ do: "lift", point });
      },
      move: (point) => {
        last = point;
        const now = spotAt(point);
        if (sameSpot(now, over)) return;
        over = now;
        input({ do: "move", point, over });
      },
      end: () => {
        window.clearTimeout(timer.current);
        if (store.getState().gesture.at !== "dragging") return;
        locator.dropped = { card: id, at: last };
        input({ do: "drop", point: last, over: spotAt(last) });
        locator.dropped = null;
      },
      cancel: () => {
        window.clearTimeout(timer.current);
        input({ do: "cancel" });
      },
    });
  };
  return { down, click };
}
