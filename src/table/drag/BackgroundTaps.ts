import { useDndContext } from "@dnd-kit/core";
import { useEffect } from "react";
import { attributeAround, selector } from "../dom/attributes";
import type { Point } from "../dom/point";
import { useTableStore } from "../state/table";
import { isPieceId } from "../viewmodel/pieces";
import { spotOn } from "./DropZone";
import { DRAG_THRESHOLD, pointOf } from "./sensor";

const NOT_GROUND = ["button", "a", "dialog", selector("map")].join();

/**
 * While a card is armed, a tap on an empty cell, a seat's panel or a place for pieces aims at it, and the gesture
 * machine explains a refusal. Otherwise only a tap on pieces that cannot be moved has a meaning.
 */
export function BackgroundTaps() {
  const store = useTableStore();
  const { droppableContainers } = useDndContext();
  useEffect(() => {
    let start: Point = { x: 0, y: 0 };
    const down = (event: PointerEvent) => {
      start = pointOf(event);
    };
    const click = (event: MouseEvent) => {
      const { gesture, input } = store.getState();
      const { target } = event;
      const isGround = target instanceof Element && target.closest(NOT_GROUND) === null;
      if (!isGround) return;
      if (gesture.kind !== "aiming") {
        const piece = attributeAround(target, "piece");
        if (isPieceId(piece)) input({ kind: "tap", card: piece });
        return;
      }
      const point = pointOf(event);
      // A press that pans the board does not aim.
      if (Math.hypot(point.x - start.x, point.y - start.y) > DRAG_THRESHOLD) return;
      const spot = spotOn(target, point, droppableContainers.getEnabled());
      if (spot?.kind === "cell") input({ kind: "tap-cell", cell: spot.cell });
      else if (spot?.kind === "seat") input({ kind: "tap-seat", seat: spot.seat });
      else if (spot?.kind === "zone") input({ kind: "tap-zone", zone: spot.zone });
    };
    document.addEventListener("pointerdown", down);
    document.addEventListener("click", click);
    return () => {
      document.removeEventListener("pointerdown", down);
      document.removeEventListener("click", click);
    };
  }, [store, droppableContainers]);
  return null;
}
