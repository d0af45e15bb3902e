import { type FocusEvent, type PointerEvent, useEffect, useRef } from "react";
import { useSettings } from "../../store/settings";
import { PHONE } from "../layout/usePhone";
import { type Subject, useTableStore } from "../state/table";

/** Rest of the pointer before a card is shown large, in milliseconds. */
const HOVER = 200;

/** Handlers that show a card in the inspector on hover and focus, and tell the table what is pointed at. */
export function useInspectHandlers(subject: Subject) {
  const store = useTableStore();
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  // On a narrow screen the card would cover everything: there it is shown only when asked for.
  const isWanted = () => useSettings.getState().inspector !== "press" && !matchMedia(PHONE).matches;
  const show = () => {
    const { pinned, gesture } = store.getState();
    if (!pinned && gesture.at !== "dragging") store.getState().inspect(subject);
  };
  const hide = () => {
    window.clearTimeout(timer.current);
    if (subject.of === "card") store.getState().point(null);
    store.getState().release();
  };
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      if (subject.of === "card") store.getState().point({ on: "card", card: subject.card });
      window.clearTimeout(timer.current);
      if (isWanted()) timer.current = window.setTimeout(show, HOVER);
    },
    onPointerLeave: hide,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (subject.of === "card") store.getState().point({ on: "card", card: subject.card });
      if (isWanted() && event.currentTarget.matches(":focus-visible")) show();
    },
    onBlur: hide,
  };
}
