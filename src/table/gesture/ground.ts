import { type Locator, spotOn } from "../state/spots";
import type { TableStore } from "../state/table";
import { SLACK } from "./sensor";
import type { Point } from "./types";

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/**
 * While a card is armed, a tap on an empty cell or on a seat's panel means that place, and the gesture says why not. At
 * other times ground is ground.
 * @returns how to stop.
 */
export function tapGround(table: HTMLElement, store: TableStore, locator: Locator): () => void {
  let start: Point = { x: 0, y: 0 };
  const down = (event: PointerEvent) => {
    start = pointOf(event);
  };
  const click = (event: MouseEvent) => {
    const { gesture, input } = store.getState();
    const { target } = event;
    const isGround = target instanceof Element && target.closest("button, a, dialog") === null;
    if (gesture.at !== "aiming" || !isGround) return;
    const point = pointOf(event);
    // Whoever moves the picture aims at nothing.
    if (Math.hypot(point.x - start.x, point.y - start.y) > SLACK) return;
    const spot = spotOn(target, point, locator);
    if (spot?.on === "cell") input({ do: "tap-cell", cell: spot.cell });
    else if (spot?.on === "seat") input({ do: "tap-seat", seat: spot.seat });
  };
  table.addEventListener("pointerdown", down);
  table.addEventListener("click", click);
  return () => {
    table.removeEventListener("pointerdown", down);
    table.removeEventListener("click", click);
  };
}
