import {
  type Collision,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  type DroppableContainer,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type ReactNode, useContext, useState } from "react";
import { selector } from "../dom/attributes";
import type { Point } from "../dom/point";
import { type Locator, LocatorContext } from "../motion/locator";
import { afterPaint } from "../state/after-paint";
import { type TableStore, useTableStore } from "../state/table";
import { isPiece } from "../viewmodel/pieces";
import { type Spot, sameSpot } from "../viewmodel/spot";
import { BackgroundTaps } from "./BackgroundTaps";
import { dropZoneAround, spotOn } from "./DropZone";
import { CardSensor, DRAG_THRESHOLD } from "./sensor";

const SENSOR_OPTIONS = { activationConstraint: { distance: DRAG_THRESHOLD } };

/** Nothing needs measuring: the page reports what is under the pointer, and the dragged card follows the pointer. */
const NOT_MEASURED = { measure: () => ({ top: 0, left: 0, bottom: 0, right: 0, width: 0, height: 0 }) };
const MEASURING = { draggable: NOT_MEASURED, droppable: NOT_MEASURED, dragOverlay: NOT_MEASURED };

/** The pointer's position, and every drop zone. */
interface Pointed {
  readonly point: Point;
  readonly zones: readonly DroppableContainer[];
}

/**
 * Uses what is visible under the pointer, because boxes do not reveal what is in front or where the camera has moved
 * them. The zone carries the data that `pointedAt` needs.
 */
const underPointer: CollisionDetection = ({ droppableContainers, pointerCoordinates: point }) => {
  if (point === null) return [];
  const zone = dropZoneAround(document.elementFromPoint(point.x, point.y), droppableContainers);
  const data: Pointed = { point, zones: droppableContainers };
  return [{ id: zone?.id ?? "nowhere", data }];
};

function pointedAt(collisions: Collision[] | null): { point: Point; over: Spot | null } | null {
  const [collision] = collisions ?? [];
  if (collision === undefined) return null;
  const { point, zones } = collision.data as Pointed;
  return { point, over: spotOn(document.elementFromPoint(point.x, point.y), point, zones) };
}

/**
 * Passes dnd-kit's drags to the gesture machine, which judges them. By keyboard, cards are armed and aimed instead of
 * dragged, and the table's own live region announces events, so dnd-kit needs no keyboard sensor and must not announce
 * anything.
 */
export function DragContext({ children }: { children: ReactNode }) {
  const store = useTableStore();
  const locator = useContext(LocatorContext);
  const sensors = useSensors(useSensor(CardSensor, SENSOR_OPTIONS));
  // dnd-kit always creates a live region. It is kept out of the page.
  const [accessibility] = useState(() => ({ container: document.createElement("div"), restoreFocus: false }));
  const [handlers] = useState(() => handlersFor(store, locator));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      measuring={MEASURING}
      autoScroll={false}
      accessibility={accessibility}
      {...handlers}
    >
      {children}
      <BackgroundTaps />
    </DndContext>
  );
}

/** The visible middle of the dragged card. */
function middleOfDragged(): Point | null {
  const box = document.querySelector(selector("dragged"))?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

function handlersFor(store: TableStore, locator: Locator) {
  const { input } = store.getState();
  return {
    onDragStart: () => input({ kind: "lift" }),
    onDragMove: ({ collisions }: DragMoveEvent) => {
      const { gesture } = store.getState();
      const pointed = pointedAt(collisions);
      if (gesture.kind !== "dragging" || pointed === null || sameSpot(pointed.over, gesture.over)) return;
      input({ kind: "move", over: pointed.over });
    },
    onDragEnd: ({ collisions }: DragEndEvent) => {
      const { gesture } = store.getState();
      const pointed = pointedAt(collisions);
      if (gesture.kind !== "dragging") return;
      if (pointed === null) return input({ kind: "cancel" });
      if (!isPiece(gesture.card))
        locator.dropped = { card: gesture.card, at: middleOfDragged() ?? pointed.point };
      input({ kind: "drop", ...pointed });
      // The result has been carried out by then.
      afterPaint(() => {
        locator.dropped = null;
      });
    },
    onDragCancel: () => input({ kind: "cancel" }),
  };
}
