import { type RefObject, useLayoutEffect } from "react";
import { cardElement, selector } from "../../dom/attributes";
import type { InspectorSubject } from "../../state/table";
import { placeOver } from "./in-place";

/** What an enlarged card never covers. */
const KEPT = (["asked", "prompt", "actions", "main", "coach"] as const).map((name) => selector(name)).join();

const isShown = ({ width, height }: DOMRect) => width > 0 && height > 0;

/** Puts the box over the inspected card, or what is not on the table in the middle. A long text is set smaller. */
function put(box: HTMLElement, card: HTMLElement | null): void {
  const obstacles = [...document.querySelectorAll(KEPT)]
    .map((element) => element.getBoundingClientRect())
    .filter(isShown);
  const room = { width: window.innerWidth, height: window.innerHeight };
  const place = () => {
    const size = { width: box.offsetWidth, height: box.scrollHeight };
    const { width, height } = room;
    const own = card?.getBoundingClientRect() ?? new DOMRect(width / 2, height / 2);
    return placeOver(own, size, room, obstacles);
  };
  box.toggleAttribute("data-close", false);
  box.style.maxHeight = "none";
  box.toggleAttribute("data-close", box.scrollHeight > place().maxHeight);
  const { left, top, maxHeight } = place();
  Object.assign(box.style, { left: `${left}px`, top: `${top}px`, maxHeight: `${maxHeight}px` });
}

/** Keeps an element over the place of the inspected card while there is a subject. */
export function useEnlarged(element: RefObject<HTMLElement | null>, subject: InspectorSubject | null): void {
  useLayoutEffect(() => {
    const box = element.current;
    const card = subject?.kind === "card" ? cardElement(document, subject.card) : null;
    if (box === null || subject === null) return;
    const update = () => put(box, card);
    update();
    window.addEventListener("resize", update);
    return () => {
      window.removeEventListener("resize", update);
      box.removeAttribute("data-close");
      Object.assign(box.style, { left: "", top: "", maxHeight: "" });
    };
  }, [element, subject]);
}
