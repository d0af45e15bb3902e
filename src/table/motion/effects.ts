import type { Mat } from "../../games/mat";
import { selector } from "../attributes";
import { cardElement } from "./poses";
import type { Beat, Pulse, Step } from "./steps";
import { cubic, EASE } from "./times";

/** The table as it is drawn, and how long its motion takes compared to normal. */
interface Scenery {
  readonly root: Element;
  readonly mat: Mat;
  readonly factor: number;
}

/** The element of the number that a step is about, else the card. */
function numberOf({ root, mat }: Scenery, { on }: Pulse): Element | null {
  if ("seat" in on) return root.querySelector(selector("count", `${on.seat}.${on.counter}`));
  const place = mat.cardStats.find((one) => one.stat === on.stat)?.place;
  const card = cardElement(root, on.card);
  return (place === undefined ? null : card?.querySelector(selector("place", place))) ?? card;
}

const CARD = selector("visual");

function play(step: Step, scenery: Scenery, delay: number): Animation | undefined {
  const timing = { delay, duration: step.ms * scenery.factor, fill: "backwards" } as const;
  switch (step.do) {
    case "pulse": {
      const element = numberOf(scenery, step);
      // A whole card beats less than a number.
      const most = element?.matches(CARD) ? 1.06 : 1.6;
      return element?.animate(
        { scale: [1, most, 1], offset: [0, 0.35, 1] },
        { ...timing, easing: "ease-out" },
      );
    }
    case "enter": {
      const rise = { opacity: [0, 1], translate: ["0 60px", "0 0"] };
      return cardElement(scenery.root, step.card)?.animate(rise, { ...timing, easing: cubic(EASE.enter) });
    }
    case "fade":
      return cardElement(scenery.root, step.card)?.animate({ opacity: [0, 1] }, timing);
    default:
      return undefined;
  }
}

/**
 * Plays what happens to cards and numbers in their place.
 * @returns how to end it at once.
 */
export function playEffects(beat: Beat, scenery: Scenery): () => void {
  const running = beat.steps.flatMap(
    (step) => play(step, scenery, (step.at - beat.at) * scenery.factor) ?? [],
  );
  return () => {
    for (const animation of running) animation.finish();
  };
}
