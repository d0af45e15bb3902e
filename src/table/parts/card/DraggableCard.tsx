import { useDraggable } from "@dnd-kit/core";
import { memo } from "react";
import { type CardProps, TableCard } from "./TableCard";

/** A card that can be dragged. dnd-kit rerenders all of these when a drag begins or ends, but not the cards in them. */
export const DraggableCard = memo(function DraggableCard(props: CardProps) {
  const { listeners, setNodeRef } = useDraggable({ id: props.id });
  return <TableCard {...props} ref={setNodeRef} dragListeners={listeners} />;
});
