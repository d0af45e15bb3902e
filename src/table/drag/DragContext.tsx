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

/** Nothing has to be measured: the page says what is under the pointer, and the dragged card goes where the pointer is. */
const NOT_MEASURED = { measure: () => ({ top: 0, left: 0, bottom: 0, right: 0, width: 0, height: 0 }) };
const MEASURING = { draggable: NOT_MEASURED, droppable: NOT_MEASURED, dragOverlay: NOT_MEASURED };

/** Where the pointer is, and all that a card can be dropped on. */
interface Pointed {
  readonly point: Point;
  readonly zones: readonly DroppableContainer[];
}

/**
 * What is seen under the pointer counts: boxes would not tell what lies in front, nor where the camera has moved them.
 * With the zone goes what `pointedAt` has to know.
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
 * Hands dnd-kit's drags to the gesture machine, which judges them. By keyboard cards are not dragged but armed and aimed,
 * and the table's own live region says what happens: dnd-kit needs no keyboard sensor and must not speak.
 */
export function DragContext({ children }: { children: ReactNode }) {
  const store = useTableStore();
  const locator = useContext(LocatorContext);
  const sensors = useSensors(useSensor(CardSensor, SENSOR_OPTIONS));
  // dnd-kit always has a live region: it is kept out of the page.
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

/** Where the card is seen that is dragged. */
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
      // What comes of it is carried out by then.
      afterPaint(() => {
        locator.dropped = null;
      });
    },
    onDragCancel: () => input({ kind: "cancel" }),
  };
}
