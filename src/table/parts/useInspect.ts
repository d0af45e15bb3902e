import { type FocusEvent, type PointerEvent, useEffect, useRef } from "react";
import { useSettings } from "../../store/settings/settings";
import { PHONE } from "../../ui/useMedia";
import { selector } from "../dom/attributes";
import { type InspectorSubject, useTableStore } from "../state/table";

/** Milliseconds that the pointer rests on a card before it is shown large. */
const HOVER = 200;

/**
 * Shows something while Shift is held.
 * @returns a function that stops it.
 */
function whileShift(show: () => void, hide: () => void): () => void {
  const held = ({ key, type }: KeyboardEvent) => {
    if (key === "Shift") (type === "keydown" ? show : hide)();
  };
  window.addEventListener("keydown", held);
  window.addEventListener("keyup", held);
  return () => {
    window.removeEventListener("keydown", held);
    window.removeEventListener("keyup", held);
  };
}

/** Shows a card in the inspector: at once, after a while, or while Shift is held. */
function useInspection(subject: InspectorSubject) {
  const store = useTableStore();
  const timer = useRef(0);
  const unlisten = useRef(() => {});
  const isShown = useRef(false);
  const key = subject.kind === "card" ? `card ${subject.card}` : `name ${subject.name}`;
  // Nothing tells that the pointer has left what is gone, or shows another card now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card is another subject.
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      unlisten.current();
      const { pinned, inspect } = store.getState();
      if (isShown.current && !pinned) inspect(null);
      isShown.current = false;
    },
    [store, key],
  );

  const show = () => {
    const { pinned, gesture } = store.getState();
    if (pinned || gesture.kind === "dragging") return;
    isShown.current = true;
    store.getState().inspect(subject);
  };
  /** After an action nothing is pointed at, although the pointer may still rest in its old place. */
  const showPointed = () => {
    const { pointed } = store.getState();
    if (subject.kind === "name" || (pointed?.kind === "card" && pointed.card === subject.card)) show();
  };
  const listen = (isHeld: boolean) => {
    unlisten.current();
    unlisten.current = whileShift(show, () => !store.getState().pinned && store.getState().inspect(null));
    if (isHeld) show();
  };
  const showSoon = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(showPointed, HOVER);
  };
  const hide = () => {
    window.clearTimeout(timer.current);
    unlisten.current();
    isShown.current = false;
    if (subject.kind === "card") store.getState().point(null);
    store.getState().release();
  };
  return { show, showSoon, listen, hide };
}

// On a narrow screen the card would cover everything, so it is shown only on request.
const mode = () => (matchMedia(PHONE).matches ? "press" : useSettings.getState().inspector);

/** Handlers that show a card in the inspector on hover and focus, and report the pointed card to the table. */
export function useInspectHandlers(subject: InspectorSubject) {
  const store = useTableStore();
  const { show, showSoon, listen, hide } = useInspection(subject);
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      if (subject.kind === "card") store.getState().point({ kind: "card", card: subject.card });
      if (mode() === "shift") listen(event.shiftKey);
      else if (mode() !== "press") showSoon();
    },
    onPointerLeave: hide,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      // A press focuses, too, and its effect must not be drawn before the release.
      if (!event.currentTarget.matches(":focus-visible")) return;
      if (subject.kind === "card") store.getState().point({ kind: "card", card: subject.card });
      // Focus without a previous element was restored by the table, not moved by the player.
      if (subject.kind === "card" && event.relatedTarget !== null) store.getState().hint(subject.card);
      if (mode() === "shift") listen(false);
      else if (mode() !== "press") show();
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      hide();
      // The next card gives its own reason, or clears this one.
      const isNext = relatedTarget instanceof Element && relatedTarget.matches(selector("card"));
      if (subject.kind === "card" && !isNext) store.getState().hint(null);
    },
  };
}
