import { type DroppableContainer, useDroppable } from "@dnd-kit/core";
import { type RefObject, useEffect, useId } from "react";
import { attributeAround } from "../dom/attributes";
import type { Point } from "../dom/point";
import type { Spot } from "../viewmodel/spot";

/**
 * What a pointer means on a part of the table.
 * @param element that is seen at the point, inside that part.
 */
type SpotAt = (point: Point, element: Element) => Spot | null;

interface Props {
  readonly of: RefObject<HTMLElement | null>;
  readonly spotAt: SpotAt;
  /** Scale of the cards on it: a card dragged over it takes it on. */
  readonly zoom?: number;
}

/**
 * Lets cards be dropped on an element. dnd-kit renders everything that can be dropped on whenever a drag begins, ends or
 * comes over something else: as a component of its own it renders nothing.
 */
export function DropZone({ of, spotAt, zoom = 1 }: Props) {
  const { setNodeRef } = useDroppable({ id: useId(), data: { spotAt, zoom } });
  useEffect(() => setNodeRef(of.current), [setNodeRef, of]);
  return null;
}

/** The innermost drop zone round an element. */
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

/** The card that is seen here, or null. */
export function cardOn(element: Element): Spot | null {
  const card = attributeAround(element, "card") ?? attributeAround(element, "holder");
  return card === undefined ? null : { kind: "card", card: Number(card) };
}
