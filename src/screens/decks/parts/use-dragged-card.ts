import { useDraggable } from "@dnd-kit/core";

/** Where a dragged card comes from: the pool, the deck or its side deck. */
export type DragSource = "pool" | "deck" | "side";

export interface DraggedCard {
  readonly name: string;
  readonly from: DragSource;
}

/** What makes an element draggable by the sensors of its context: mouse and touch. Keys have their own ways. */
export function useDraggedCard(name: string, from: DragSource, disabled = false) {
  const data: DraggedCard = { name, from };
  const { setNodeRef, listeners } = useDraggable({ id: `${from} ${name}`, data, disabled });
  return { ref: setNodeRef, ...listeners };
}
