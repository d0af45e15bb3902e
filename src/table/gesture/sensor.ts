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
const SLACK = 6;

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

/**
 * Follows one pointer (mouse, pen or finger) from its press on. The one place that knows the drag library: its
 * sensor handles capture, scrolling, text selection and the click that follows a drag.
 */
export function followPointer(event: PointerEvent, node: HTMLElement, listener: DragListener): void {
  if (!event.isPrimary || event.button !== 0) return;
  const ref = { current: node };
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
    onEnd: () => listener.end(),
    onCancel: () => listener.cancel(),
  } as unknown as SensorProps<object>;
  new PointerSensor(props);
}
