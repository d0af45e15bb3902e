import type { CardId } from "../../kernel";
import { seatElement, selector } from "../dom/attributes";
import type { Point } from "../dom/point";
import type { Locator, Pose } from "./locator";
import type { Waypoint } from "./steps";

/** Where cards are on the screen, read from the page as it is drawn now. */
export interface Poses {
  /**
   * Where a card of this stop is seen, or null when the place is not on screen.
   * @param id real or stand-in id.
   */
  of(stop: Waypoint, id?: CardId | null): Pose | null;
  /** The middle of the table, where a card is held up. */
  middle(): Pose;
}

/** Scale of a held-up card compared to a card on the mat. */
const HELD = 1.7;

/** The style `transform` of something in the motion layer. */
export const transformFor = ({ x, y, scale = 1, angle = 0 }: Point & Partial<Pose>): string =>
  `translate(${x}px, ${y}px) scale(${scale}) rotate(${angle}deg)`;

const degrees = (rotate: string): number => (rotate === "none" ? 0 : Number.parseFloat(rotate) || 0);

function angleOfMatrix(transform: string): number {
  if (!transform.startsWith("matrix(")) return 0;
  const [a = 1, b = 0] = transform.slice(7).split(",").map(Number.parseFloat);
  return (Math.atan2(b, a) * 180) / Math.PI;
}

/** How far an element is turned on the screen, in degrees, including all of its ancestors. */
export function angleOf(element: Element): number {
  let angle = 0;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { rotate, transform } = getComputedStyle(at);
    angle += degrees(rotate) + angleOfMatrix(transform);
  }
  return angle;
}

/** @param unit width of a card on the mat in pixels. */
function poseOf(element: HTMLElement, unit: number): Pose {
  const box = element.getBoundingClientRect();
  return {
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    scale: element.offsetWidth / unit,
    angle: angleOf(element),
  };
}

/** A card on the grid as it appears when the camera has stopped: in its cell, or a little beside it. */
function onCell(pose: Pose | null, element: Element | null): Pose | null {
  const cell = element?.closest<HTMLElement>(selector("at"));
  if (pose === null || !element || !cell) return pose;
  const [card, ground] = [element.getBoundingClientRect(), cell.getBoundingClientRect()];
  const zoom = pose.scale / (ground.width / cell.offsetWidth);
  const aside = (start: number, length: number, from: number, room: number) =>
    (start + length / 2 - from - room / 2) * zoom;
  return {
    ...pose,
    x: pose.x + aside(card.left, card.width, ground.left, ground.width),
    y: pose.y + aside(card.top, card.height, ground.top, ground.height),
    angle: angleOf(element),
  };
}

/** The visible part of a card: on the mat, in a hand, or (backs and open hands) in a far hand. */
export function cardElement(root: Element, id: CardId): HTMLElement | null {
  const card = root.querySelector<HTMLElement>(`${selector("card", id)}, ${selector("handCard", id)}`);
  return card?.querySelector<HTMLElement>(selector("visual")) ?? card;
}

/**
 * The element that represents a card: its own, otherwise the last one of its zone, otherwise the pile; for a player the
 * panel.
 */
export function elementFor(
  root: Element,
  { card, place, player }: Waypoint,
  id: CardId | null = card,
): HTMLElement | null {
  if (player !== undefined) return seatElement(root, player);
  const own = id === null ? null : cardElement(root, id);
  if (own !== null) return own;
  const zone = root.querySelector<HTMLElement>(selector("zone", place.zone));
  const last = zone?.lastElementChild;
  return zone?.matches("ul") && last instanceof HTMLElement ? last : zone;
}

/**
 * @param root the table; the first element of its motion layer is as wide as a card on the mat.
 * @param locator of the grid, whose camera may still be moving.
 */
export function posesIn(root: Element, locator: Locator): Poses {
  const unit = root.querySelector<HTMLElement>(`${selector("motionLayer")} > :first-child`)?.offsetWidth || 1;
  return {
    of: (stop, id = stop.card) => {
      const { place } = stop;
      if (id !== null && locator.dropped?.card === id) return { ...locator.dropped.at, scale: 1, angle: 0 };
      const isGrid = root.querySelector(selector("zone", place.zone))?.matches(selector("grid"));
      const element = elementFor(root, stop, id);
      if (isGrid) return onCell(locator.poseOf?.([place.x, place.y]) ?? null, element);
      if (element === null || element.closest(selector("grid"))) return null;
      const pose = poseOf(element, unit);
      return stop.player === undefined ? pose : { ...pose, scale: 1, angle: 0 };
    },
    middle: () => {
      const box = (root.querySelector(selector("middle")) ?? root).getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2, scale: HELD, angle: 0 };
    },
  };
}
