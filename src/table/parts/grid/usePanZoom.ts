import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { CameraControls } from "./useCamera";

interface Finger {
  readonly x: number;
  readonly y: number;
}

const middle = (a: Finger, b: Finger): Finger => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Finger, b: Finger): number => Math.hypot(a.x - b.x, a.y - b.y) || 1;

/** The wheel zooms at the pointer; with Shift, or sideways, it pans. */
function useWheel(frame: RefObject<HTMLElement | null>, { panBy, zoomBy }: CameraControls): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const wheel = (event: WheelEvent) => {
      // When the page is taller than its window, the wheel scrolls the page. Otherwise everything below the board could
      // not be reached.
      const { scrollHeight, clientHeight } = document.documentElement;
      if (scrollHeight > clientHeight && !event.ctrlKey) return;
      event.preventDefault();
      if (event.shiftKey || (Math.abs(event.deltaX) > Math.abs(event.deltaY) && !event.ctrlKey)) {
        panBy(-event.deltaX - (event.shiftKey ? event.deltaY : 0), 0);
        return;
      }
      const box = element.getBoundingClientRect();
      const px = event.clientX - box.left - box.width / 2;
      const py = event.clientY - box.top - box.height / 2;
      zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), px, py);
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  }, [frame, panBy, zoomBy]);
}

/**
 * Dragging the ground pans, two fingers and the wheel zoom; the wheel only while the page does not scroll. Presses on
 * cards are left to the cards.
 */
export function usePanZoom(frame: RefObject<HTMLElement | null>, controls: CameraControls) {
  const { panBy, zoomBy } = controls;
  const fingers = useRef(new Map<number, Finger>());
  const [isPanning, setPanning] = useState(false);

  useWheel(frame, controls);

  const isGround = (event: ReactPointerEvent<HTMLElement>) =>
    event.target instanceof Element && event.target.closest("button") === null;

  return {
    isPanning,
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      if (!isGround(event) || event.button !== 0) return;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      event.currentTarget.setPointerCapture(event.pointerId);
      setPanning(true);
    },
    onPointerMove: (event: ReactPointerEvent<HTMLElement>) => {
      const was = fingers.current.get(event.pointerId);
      if (was === undefined) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, now);
      if (other === undefined) {
        panBy(now.x - was.x, now.y - was.y);
        return;
      }
      const box = event.currentTarget.getBoundingClientRect();
      const at = middle(now, other);
      zoomBy(
        apart(now, other) / apart(was, other),
        at.x - box.left - box.width / 2,
        at.y - box.top - box.height / 2,
      );
    },
    onPointerUp: (event: ReactPointerEvent<HTMLElement>) => {
      fingers.current.delete(event.pointerId);
      if (fingers.current.size === 0) setPanning(false);
    },
    onPointerCancel: (event: ReactPointerEvent<HTMLElement>) => {
      fingers.current.delete(event.pointerId);
      if (fingers.current.size === 0) setPanning(false);
    },
  };
}
