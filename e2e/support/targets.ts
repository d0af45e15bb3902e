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

  type Place = readonly [x: number, y: number];
  const steps = (from: number, to: number, step: number): number[] =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

  /** Width and height of the part of a control that is hit at these places. */
  const extent = (target: Element, places: readonly Place[], step: number): readonly number[] => {
    const hit = places.filter(
      ([x, y]) => document.elementFromPoint(x, y)?.closest(`${CONTROLS}, label`) === target,
    );
    const length = (all: readonly number[]) => Math.max(...all) - Math.min(...all) + step;
    return hit.length === 0 ? [0, 0] : [length(hit.map(([x]) => x)), length(hit.map(([, y]) => y))];
  };
  const isEnough = (size: readonly number[]) => size.every((pixels) => pixels >= least);

  for (const control of document.querySelectorAll<HTMLButtonElement>(CONTROLS)) {
    if (top !== null && !top.contains(control)) continue;
    if (control.disabled || control.getAttribute("aria-disabled") === "true") continue;
    const target = pressed(control);
    const box = target.getBoundingClientRect();
    if (box.width < 2 || !target.checkVisibility({ visibilityProperty: true })) continue;
    if (isScrolledOut(box, target)) continue;
    // Large ones are read coarsely.
    const step = Math.min(box.width, box.height) > 1.5 * least ? 4 : 2;
    const xs = steps(box.left - REACH, box.right + REACH, step);
    const ys = steps(box.top - REACH, box.bottom + REACH, step);
    const middle: readonly Place[] = [
      ...xs.map((x): Place => [x, box.top + box.height / 2]),
      ...ys.map((y): Place => [box.left + box.width / 2, y]),
    ];
    // Of most controls a press on the two middle lines reaches enough. Every other point takes long to try.
    if (isEnough(extent(target, middle, step))) continue;
    const all = xs.flatMap((x) => ys.map((y): Place => [x, y]));
    const size = extent(target, all, step);
    if (isEnough(size)) continue;
    const name = control.getAttribute("aria-label") ?? control.textContent ?? "";
    found.push(`${name.trim().slice(0, 60)}: ${size.join("×")}`);
  }
  return found;
}

/** The controls in view that are too small for a finger, each with the size of the part that a press reaches. */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(measure, LEAST);
