import { useDndContext } from "@dnd-kit/core";
import { useEffect } from "react";
import { attributeAround, selector } from "../dom/attributes";
import type { Point } from "../dom/point";
import { useTableStore } from "../state/table";
import { isPieceId } from "../viewmodel/pieces";
import { spotOn } from "./DropZone";
import { pointOf, SLACK } from "./sensor";

const NOT_GROUND = ["button", "a", "dialog", selector("map")].join();

/**
 * While a card is armed, a tap on an empty cell, a seat's panel or a place for pieces aims at it, and the gesture machine
 * says why not. At other times only a tap on pieces that cannot be moved means something.
 */
export function GroundTaps() {
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
      if (gesture.at !== "aiming") {
        const piece = attributeAround(target, "piece");
        if (isPieceId(piece)) input({ do: "tap", card: piece });
        return;
      }
      const point = pointOf(event);
      // A press that pans the board aims at nothing.
      if (Math.hypot(point.x - start.x, point.y - start.y) > SLACK) return;
      const spot = spotOn(target, point, droppableContainers.getEnabled());
      if (spot?.on === "cell") input({ do: "tap-cell", cell: spot.cell });
      else if (spot?.on === "seat") input({ do: "tap-seat", seat: spot.seat });
      else if (spot?.on === "zone") input({ do: "tap-zone", zone: spot.zone });
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
