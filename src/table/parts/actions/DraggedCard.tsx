import { DragOverlay, type Modifier, useDndContext } from "@dnd-kit/core";
import { useShallow } from "zustand/react/shallow";
import { cardIn } from "../../../kernel";
import { useTable } from "../../state/table";
import { valuesOf } from "../../viewmodel/values";
import { CardFace } from "../card/CardFace";
import styles from "./DraggedCard.module.css";

/** What is under it is what the card is dropped on. */
const SEEN_THROUGH = { pointerEvents: "none" } as const;

/** From the corner of the screen, where an overlay of no size begins. */
const toPointer: Modifier = ({ transform, activatorEvent }) =>
  activatorEvent instanceof MouseEvent
    ? { ...transform, x: transform.x + activatorEvent.clientX, y: transform.y + activatorEvent.clientY }
    : transform;
const MODIFIERS = [toPointer];

/** The card under the pointer while it is dragged. */
export function DraggedCard() {
  return (
    <DragOverlay dropAnimation={null} modifiers={MODIFIERS} style={SEEN_THROUGH} zIndex={50}>
      <Face />
    </DragOverlay>
  );
}

/** Nothing once the gesture is over, though the pointer may be down for longer. */
function Face() {
  const game = useTable((s) => s.game);
  const card = useTable((s) => (s.gesture.at === "dragging" ? cardIn(s.view, s.gesture.card) : null));
  const values = useTable(useShallow((s) => (card === null ? [] : valuesOf(s.game, s.view, card.id))));
  const { over } = useDndContext();
  if (card === null) return null;
  const scale: number = over?.data.current?.zoom ?? 1;
  return (
    <div
      className={styles.dragged}
      data-dragged
      data-seat={card.controller}
      style={{ scale }}
      aria-hidden="true"
    >
      <CardFace game={game} def={card.def} seat={card.controller} look="field" values={values} />
    </div>
  );
}
