import type { DragEndEvent } from "@dnd-kit/core";
import type { DraggedCard } from "../parts/use-dragged-card";
import type { BuilderUse } from "./use-deck-use";

/** What a place for cards carries: the deck, its side deck, or the tab that stands for the deck. */
export interface DropData {
  readonly place: "deck" | "side";
}

/** The part of a drag that counts when it ends. */
interface EndedDrag {
  readonly active: Pick<DragEndEvent["active"], "data">;
  readonly over: Pick<NonNullable<DragEndEvent["over"]>, "data"> | null;
}

/** A card from the pool goes where it is dropped; one from the deck that is dropped elsewhere leaves it. */
export function drop({ active, over }: EndedDrag, use: BuilderUse): void {
  const { name, from } = active.data.current as DraggedCard;
  const to = (over?.data.current as DropData | undefined)?.place;
  if (from === "pool") {
    if (to === "deck") use.add(name, "cards");
    if (to === "side") use.add(name, "side");
    return;
  }
  const place = from === "deck" ? "cards" : "side";
  if (to === undefined) use.remove(name, place);
  else if (to !== from) use.move(name, place);
}
