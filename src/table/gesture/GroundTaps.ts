import { useDndContext } from "@dnd-kit/core";
import { useEffect } from "react";
import { selector } from "../attributes";
import { useTableStore } from "../state/table";
import { spotOn } from "./DropZone";
import { pointOf, SLACK } from "./sensor";
import type { Point } from "./types";

const NOT_GROUND = ["button", "a", "dialog", selector("map")].join();

/**
 * While a card is armed, a tap on an empty cell or on a seat's panel aims at it, and the gesture machine says why not. At
 * other times it means nothing.
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
      if (gesture.at !== "aiming" || !isGround) return;
      const point = pointOf(event);
      // A press that pans the board aims at nothing.
      if (Math.hypot(point.x - start.x, point.y - start.y) > SLACK) return;
      const spot = spotOn(target, point, droppableContainers.getEnabled());
      if (spot?.on === "cell") input({ do: "tap-cell", cell: spot.cell });
      else if (spot?.on === "seat") input({ do: "tap-seat", seat: spot.seat });
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
