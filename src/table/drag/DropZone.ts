import { type DroppableContainer, useDroppable } from "@dnd-kit/core";
import { type RefObject, useEffect, useId } from "react";
import { attributeAround } from "../dom/attributes";
import type { Point } from "../dom/point";
import type { Spot } from "../viewmodel/spot";

/**
 * The meaning of a pointer on a part of the table.
 * @param element the visible element at the point, inside that part.
 */
type SpotAt = (point: Point, element: Element) => Spot | null;

interface Props {
  readonly of: RefObject<HTMLElement | null>;
  readonly spotAt: SpotAt;
  /** Scale of the cards on it. A card dragged over it takes on this scale. */
  readonly zoom?: number;
}

/**
 * Lets cards be dropped on an element. dnd-kit rerenders every drop zone whenever a drag begins, ends or moves over
 * another zone; a separate component renders nothing then.
 */
export function DropZone({ of, spotAt, zoom = 1 }: Props) {
  const { setNodeRef } = useDroppable({ id: useId(), data: { spotAt, zoom } });
  useEffect(() => setNodeRef(of.current), [setNodeRef, of]);
  return null;
}

/** The innermost drop zone around an element. */
export function dropZoneAround(
  element: Element | null,
  zones: readonly DroppableContainer[],
): DroppableContainer | undefined {
  for (let at = element; at !== null; at = at.parentElement) {
    const zone = zones.find(({ node }) => node.current === at);
    if (zone) return zone;
  }
  return undefined;
}

/** What a pointer at this point of an element means, or null. */
export function spotOn(
  element: Element | null,
  point: Point,
  zones: readonly DroppableContainer[],
): Spot | null {
  const spotAt: SpotAt | undefined = dropZoneAround(element, zones)?.data.current?.spotAt;
  return (element && spotAt?.(point, element)) ?? null;
}

/** The card that is visible here, or null. */
export function cardOn(element: Element): Spot | null {
  const card = attributeAround(element, "card") ?? attributeAround(element, "holder");
  return card === undefined ? null : { kind: "card", card: Number(card) };
}
