import { PointerSensor, type SensorProps } from "@dnd-kit/core";
import type { Point } from "./types";

/** What a drag tells. `start` comes once the pointer has moved far enough; without it there was no drag. */
export interface DragListener {
  start(point: Point): void;
  move(point: Point): void;
  end(): void;
  cancel(): void;
}

/** Pixels before a press becomes a drag: less would swallow clicks of a shaky hand. */
export const SLACK = 6;

const NOWHERE = {
  activatorEvent: null,
  active: null,
  activeNode: null,
  collisionRect: null,
  collisions: null,
  draggableNodes: new Map(),
  draggingNode: null,
  draggingNodeRect: null,
  droppableRects: new Map(),
  droppableContainers: new Map(),
  over: null,
  scrollableAncestors: [],
  scrollAdjustedTranslate: null,
};

/** What the sensor has on the document. */
interface Listeners {
  readonly documentListeners: { removeAll(): void };
}

/**
 * Follows one pointer (mouse, pen or finger) from its press on. The one place that knows the drag library: its
 * sensor handles capture, scrolling, text selection and the click that follows a drag.
 */
export function followPointer(event: PointerEvent, node: HTMLElement, listener: DragListener): void {
  if (!event.isPrimary || event.button !== 0) return;
  const ref = { current: node };
  // The sensor keeps the click that ends a drag from counting, by a timer: on a busy page the next press would be lost too.
  const hearClicks = () => {
    const again = () => listeners.documentListeners.removeAll();
    window.addEventListener("pointerdown", again, { once: true, capture: true });
  };
  const props = {
    active: "pointer",
    activeNode: { id: "pointer", key: "pointer", node: ref, activatorNode: ref, data: { current: {} } },
    event,
    context: { current: NOWHERE },
    options: { activationConstraint: { distance: SLACK } },
    onAbort: () => {},
    onPending: () => {},
    onStart: (at: Point) => listener.start(at),
    onMove: (at: Point) => listener.move(at),
    onEnd: () => {
      hearClicks();
      listener.end();
    },
    onCancel: () => {
      hearClicks();
      listener.cancel();
    },
  } as unknown as SensorProps<object>;
  const listeners = new PointerSensor(props) as unknown as Listeners;
}
