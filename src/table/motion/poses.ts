import type { Locator, Pose } from "../state/spots";
import type { Stop } from "./steps";

/** Where cards are on the screen: read from the page as it is drawn at this moment. */
export interface Poses {
  /** Where a card of this stop is seen, or null when the place is not on screen. */
  of(stop: Stop): Pose | null;
  /** The middle of the table, where a card is held up. */
  stage(): Pose;
}

/** How much larger than on the mat a card is that is held up. */
const HELD = 1.7;

/** How far an element is turned by its style, in degrees. */
export function angleOf(element: Element): number {
  const { transform } = getComputedStyle(element);
  if (transform === "none" || transform === "") return 0;
  const [a = 1, b = 0] = transform
    .slice(transform.indexOf("(") + 1)
    .split(",")
    .map(Number.parseFloat);
  return (Math.atan2(b, a) * 180) / Math.PI;
}

/** @param unit width of a card on the mat in pixels. */
function poseOf(element: HTMLElement, unit: number): Pose {
  const box = element.getBoundingClientRect();
  return {
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    scale: element.offsetWidth / unit,
    angle: angleOf(element.parentElement ?? element),
  };
}

/** The element that stands for a card: its own, else the last one of its zone, else the pile; for a player the panel. */
export function elementFor(root: Element, { card, place, player }: Stop): HTMLElement | null {
  if (player !== undefined) return root.querySelector<HTMLElement>(`[data-seat-spot="${player}"]`);
  const own = card === null ? null : root.querySelector<HTMLElement>(`[data-card="${card}"]`);
  if (own !== null) return own;
  const zone = root.querySelector<HTMLElement>(`[data-zone="${place.zone}"]`);
  const last = zone?.lastElementChild;
  return zone?.matches("ul") && last instanceof HTMLElement ? last : zone;
}

/**
 * @param root the table.
 * @param probe an element as wide as a card on the mat.
 * @param locator of the grid, whose camera may be under way to another place.
 */
export function posesIn(root: Element, probe: HTMLElement, locator: Locator): Poses {
  const unit = probe.offsetWidth || 1;
  return {
    of: (stop) => {
      const { card, place } = stop;
      if (card !== null && locator.dropped?.card === card)
        return { ...locator.dropped.at, scale: 1, angle: 0 };
      const isGrid = root.querySelector(`[data-zone="${place.zone}"]`)?.matches("[data-grid]");
      if (isGrid) return locator.poseOf?.([place.x, place.y]) ?? null;
      const element = elementFor(root, stop);
      if (element === null || element.closest("[data-grid]")) return null;
      const pose = poseOf(element, unit);
      return stop.player === undefined ? pose : { ...pose, scale: 1, angle: 0 };
    },
    stage: () => {
      const box = (root.querySelector("[data-middle]") ?? root).getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2, scale: HELD, angle: 0 };
    },
  };
}
