import type { Page } from "@playwright/test";

/** Least width and height of what a finger presses, in CSS pixels. */
const LEAST = 40;

/** Runs in the page: the controls in view that a finger reaches on less than `least` pixels either way. */
function measure(least: number): string[] {
  const REACH = 12;
  const CONTROLS = "button, a[href], input, select, summary";
  const found: string[] = [];
  const top = document.querySelector("dialog:modal");

  /** What a press on a control is aimed at: small inputs are pressed by their labels. */
  const pressed = (control: Element): Element =>
    control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)
      ? (control.labels?.[0] ?? control)
      : control;

  /** Whether what scrolls shows its middle. */
  const isScrolledOut = (box: DOMRect, element: Element): boolean => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return true;
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      if (!/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflow)) continue;
      const { left, right, top: above, bottom } = around.getBoundingClientRect();
      if (x < left || x > right || y < above || y > bottom) return true;
    }
    return false;
  };

  for (const control of document.querySelectorAll<HTMLButtonElement>(CONTROLS)) {
    if (top !== null && !top.contains(control)) continue;
    if (control.disabled || control.getAttribute("aria-disabled") === "true") continue;
    const target = pressed(control);
    const box = target.getBoundingClientRect();
    if (box.width < 2 || !target.checkVisibility({ visibilityProperty: true })) continue;
    if (isScrolledOut(box, target)) continue;
    // Large ones are read coarsely.
    const step = Math.min(box.width, box.height) > 1.5 * least ? 4 : 2;
    const xs: number[] = [];
    const ys: number[] = [];
    for (let x = box.left - REACH; x <= box.right + REACH; x += step)
      for (let y = box.top - REACH; y <= box.bottom + REACH; y += step)
        if (document.elementFromPoint(x, y)?.closest(`${CONTROLS}, label`) === target) {
          xs.push(x);
          ys.push(y);
        }
    const size = [xs, ys].map((all) => (all.length === 0 ? 0 : Math.max(...all) - Math.min(...all) + step));
    if (size.every((pixels) => pixels >= least)) continue;
    const name = control.getAttribute("aria-label") ?? control.textContent ?? "";
    found.push(`${name.trim().slice(0, 60)}: ${size.join("×")}`);
  }
  return found;
}

/** The controls in view that are too small for a finger, each with the size of the part that a press reaches. */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(measure, LEAST);
