import type { DragEndEvent } from "@dnd-kit/core";
import type { CardPlace, ZonePlace } from "../../positions/places";
import type { DraggedCard } from "../decks/parts/use-dragged-card";
import type { Editing } from "./use-editing";

/** A card of a position that is dragged. `from` of cards of the pool is "pool". */
export interface DraggedPlace {
  readonly name: string;
  readonly place: CardPlace;
}

/** A card from the pool is added where it is dropped; one of the position moves there, or leaves when it is dropped elsewhere. */
export function dropCard({ active, over }: Pick<DragEndEvent, "active" | "over">, editing: Editing): void {
  const dragged = active.data.current as DraggedCard | DraggedPlace;
  const to = over?.data.current as ZonePlace | undefined;
  if (!("place" in dragged)) {
    if (to !== undefined) editing.add(dragged.name, to);
    return;
  }
  const { place } = dragged;
  if (to === undefined) editing.remove(place);
  else if (to.seat !== place.seat || to.zone !== place.zone) editing.move(place, to);
}
