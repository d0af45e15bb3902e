import { type RefObject, useLayoutEffect } from "react";
import { cardElement } from "../../dom/attributes";
import type { Point } from "../../dom/point";
import type { InspectorSubject } from "../../state/table";

/** Pixels between the pointer and the box, and between the box and the edge of the window. */
const GAP = 26;
const EDGE = 8;

/** Where a box of this size goes: to the right of the pointer, or to its left when there is no room. */
export function besidePointer({ x, y }: Point, box: Point, room: Point): Point {
  const isRight = x + GAP + box.x + EDGE <= room.x;
  const left = isRight ? x + GAP : Math.max(EDGE, x - GAP - box.x);
  return { x: left, y: Math.max(EDGE, Math.min(y - box.y / 2, room.y - box.y - EDGE)) };
}

/** Keeps an element beside the pointer while `subject` is inspected. It starts beside the card itself. */
export function useFollowPointer(
  element: RefObject<HTMLElement | null>,
  subject: InspectorSubject | null,
): void {
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null || subject === null) return;
    const put = (pointer: Point) => {
      const size = { x: box.offsetWidth, y: box.offsetHeight };
      const { x, y } = besidePointer(pointer, size, { x: window.innerWidth, y: window.innerHeight });
      box.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    };
    const card = subject.kind === "card" ? cardElement(document, subject.card) : null;
    const { left = 0, top = 0, width = 0, height = 0 } = card?.getBoundingClientRect() ?? {};
    put({ x: left + width / 2, y: top + height / 2 });
    const move = (event: PointerEvent) => put({ x: event.clientX, y: event.clientY });
    window.addEventListener("pointermove", move);
    return () => {
      window.removeEventListener("pointermove", move);
      box.style.transform = "";
    };
  }, [element, subject]);
}
