import { useResetProjection } from "framer-motion";
import { type RefObject, useEffect } from "react";
import { flushSync } from "react-dom";
import { nextPaint } from "../../ui/next-paint";
import { selector } from "../dom/attributes";
import { useTableStore } from "../state/table";
import { usePlayback } from "./context";

/** Inputs by which the viewer ends the motion. */
const INPUTS = ["pointerdown", "click", "keydown", "wheel", "resize"] as const;

/** Ends running CSS animations: the camera, rested cards, rolling dice. */
function endTransitions(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    const { effect } = animation;
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    if (animation instanceof CSSTransition || target?.closest(selector("contest"))) animation.finish();
  }
}

/**
 * Whether this is a control with a fixed meaning, whatever the prompt. Its click, not its press, ends the motion, so
 * that it does not move away.
 */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("button, a, input, select, summary") !== null &&
  !isOnTable(target);

/** Whether a press here answers a prompt. */
const isOnTable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(ANSWERS) !== null;

const ANSWERS = (["card", "at", "option", "mark"] as const).map((name) => selector(name)).join();

const COMMITS = (["main", "option", "legal"] as const).map((name) => selector(name)).join();

/** Whether the event answers at once. A press on a card only picks it up. */
const isAnswer = (event: Event): boolean =>
  event instanceof KeyboardEvent
    ? event.key === " " || event.key === "Enter"
    : event.target instanceof Element && event.target.closest(COMMITS) !== null;

/** Whether this is the main button while nothing can be answered: all it does is to end the motion. */
const isIdleMain = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${selector("main")}[aria-disabled]`) !== null;

function spend(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Ends the motion on input. A press that would answer a question that is not open yet does nothing else. */
export function useFinishOnInput(root: RefObject<HTMLElement | null>): void {
  const playback = usePlayback();
  const table = useTableStore();
  const resetProjection = useResetProjection();
  useEffect(() => {
    let isSpent = false;
    const finish = () => {
      // The pressed element must find the table in its final state.
      flushSync(playback.finish);
      resetProjection();
      if (root.current !== null) endTransitions(root.current);
    };
    const skip = (event: Event) => {
      // Swallows the click of a press that only ended the motion.
      if (event.type === "pointerdown") isSpent = false;
      if (event.type === "click" && isSpent) {
        isSpent = false;
        return spend(event);
      }
      const { moving, banner, view } = table.getState();
      if (moving === null && banner === null) return;
      if (event.type === "pointerdown" && isControl(event.target)) return;
      if (event.type === "click" && isIdleMain(event.target)) {
        spend(event);
        // The press is painted first, because a whole table takes long to render.
        void nextPaint().then(finish);
        return;
      }
      finish();
      // A press cannot answer a prompt that was not visible yet.
      if (table.getState().view.decision === view.decision || !isAnswer(event)) return;
      isSpent = event.type === "pointerdown";
      spend(event);
    };
    for (const input of INPUTS) window.addEventListener(input, skip, { capture: true });
    return () => {
      for (const input of INPUTS) window.removeEventListener(input, skip, { capture: true });
    };
  }, [playback, table, root, resetProjection]);
}
