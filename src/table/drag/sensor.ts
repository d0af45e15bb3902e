import type { Activators, SensorInstance, SensorProps } from "@dnd-kit/core";
import type { PointerEvent as ReactPointerEvent } from "react";
import { flushSync } from "react-dom";
import type { Point } from "../dom/point";

interface Options {
  /** Pixels that the pointer moves before a press becomes a drag. */
  readonly activationConstraint: { readonly distance: number };
}

/** Pixels before a press becomes a drag. A smaller distance would swallow clicks of a shaky hand. */
export const DRAG_THRESHOLD = 6;

export const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/**
 * A dnd-kit sensor that follows the mouse, the pen or the finger that went down on a card. dnd-kit's own sensors listen
 * to every finger on the screen, and keep all clicks from the page for at least 50 ms after a drag.
 */
export class CardSensor implements SensorInstance {
  static readonly activators: Activators<Options> = [
    {
      eventName: "onPointerDown",
      handler: ({ nativeEvent: { isPrimary, button } }: ReactPointerEvent) => isPrimary && button === 0,
    },
  ];

  /** The table does not scroll: its board has a camera. */
  readonly autoScrollEnabled = false;

  constructor({ active, event, options, onAbort, onStart, onMove, onEnd, onCancel }: SensorProps<Options>) {
    const down = event as PointerEvent;
    const start = pointOf(down);
    const { distance } = options.activationConstraint;
    const listeners = new AbortController();
    let isDragging = false;

    const move = (point: Point) => {
      if (!isDragging && Math.hypot(point.x - start.x, point.y - start.y) <= distance) return;
      // dnd-kit drops at the point that React rendered last, so each one is rendered before the next event.
      if (!isDragging) flushSync(() => onStart(start));
      isDragging = true;
      flushSync(() => onMove(point));
    };
    const end = (finish: () => void) => {
      listeners.abort();
      if (!isDragging) onAbort(active);
      finish();
    };
    const listen = (type: "pointermove" | "pointerup" | "pointercancel", listener: (point: Point) => void) =>
      window.addEventListener(
        type,
        (event) => {
          if (event.pointerId === down.pointerId) listener(pointOf(event));
        },
        { signal: listeners.signal },
      );
    listen("pointermove", move);
    listen("pointerup", () => end(onEnd));
    listen("pointercancel", () => end(onCancel));
  }
}
