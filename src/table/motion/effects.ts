import {
  type AnimationOptions,
  type AnimationPlaybackControls,
  animateMini,
  type DOMKeyframesDefinition,
} from "framer-motion";
import type { Mat } from "../../games/mat";
import { seatElement, selector } from "../dom/attributes";
import { cardElement, elementFor } from "./poses";
import type { Beat, Pulse, Step } from "./steps";
import { IMPACT } from "./timeline";
import { EASE, TIMES } from "./times";

/** The table as it is drawn, and the duration of its motion compared to normal. */
interface EffectContext {
  readonly root: Element;
  readonly mat: Mat;
  readonly factor: number;
  /** False when only fades are allowed. */
  readonly moves: boolean;
}

/** The element of the number that a step is about, otherwise the card. */
function numberOf({ root, mat }: EffectContext, { on }: Pulse): Element | null {
  if ("seat" in on) return root.querySelector(selector("count", `${on.seat}.${on.counter}`));
  const place = mat.cardStats.find((one) => one.stat === on.stat)?.place;
  const card = cardElement(root, on.card);
  return (place === undefined ? null : card?.querySelector(selector("place", place))) ?? card;
}

const CARD = selector("visual");

/** Animates an element in its place. No trace of the animation remains, so that a card at rest is a plain box again. */
function played(
  element: Element | null,
  keyframes: DOMKeyframesDefinition,
  timing: AnimationOptions,
): AnimationPlaybackControls | null {
  if (!(element instanceof HTMLElement)) return null;
  const controls = animateMini(element, keyframes, timing);
  void controls.finished.then(() => {
    for (const name of Object.keys(keyframes)) element.style.removeProperty(name);
  });
  return controls;
}

function play(step: Step, context: EffectContext, delay: number): AnimationPlaybackControls | null {
  const { root, factor } = context;
  const timing = { delay, duration: (step.ms * factor) / 1000 };
  switch (step.kind) {
    case "pulse": {
      if (!context.moves) return null;
      const element = numberOf(context, step);
      // A whole card pulses less than a number.
      const most = element?.matches(CARD) ? 1.06 : 1.6;
      return played(element, { scale: [1, most, 1] }, { ...timing, times: [0, 0.35, 1] });
    }
    case "enter": {
      const rise = { opacity: [0, 1], translate: ["0px 60px", "0px 0px"] };
      return played(cardElement(root, step.card), rise, { ...timing, ease: EASE.enter });
    }
    case "fade":
      return played(cardElement(root, step.card), { opacity: [0, 1] }, { ...timing, ease: "linear" });
    default:
      return null;
  }
}

/** What a step hits and when, in milliseconds after it begins. Null for steps that hit nothing. */
function hitBy(
  step: Step,
  root: Element,
): { readonly element: Element | null; readonly after: number } | null {
  if (step.kind === "strike")
    return { element: elementFor(root, step.to), after: (IMPACT / TIMES.combat) * step.ms };
  if (step.kind !== "pulse" || !step.isHit) return null;
  const { on } = step;
  return { element: "seat" in on ? seatElement(root, on.seat) : cardElement(root, on.card), after: 0 };
}

const JOLT = ["0px 0px", "7px -3px", "-6px 2px", "4px 1px", "-2px 0px", "0px 0px"];

/** Shakes what is hit, for a moment. */
function shake(step: Step, { root, factor, moves }: EffectContext, delay: number) {
  const hit = moves ? hitBy(step, root) : null;
  if (hit === null) return null;
  const timing = { delay: delay + (hit.after * factor) / 1000, duration: (TIMES.life * factor) / 1000 };
  return played(hit.element, { translate: JOLT }, timing);
}

/**
 * Plays the effects on cards and numbers that stay in place.
 * @returns a function that ends them at once.
 */
export function playEffects(beat: Beat, context: EffectContext): () => void {
  const running = beat.steps.flatMap((step) => {
    const delay = ((step.at - beat.at) * context.factor) / 1000;
    return [play(step, context, delay), shake(step, context, delay)].filter((one) => one !== null);
  });
  return () => {
    for (const controls of running) controls.complete();
  };
}
