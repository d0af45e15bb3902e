import { DragOverlay, type Modifier, useDndContext } from "@dnd-kit/core";
import { useShallow } from "zustand/react/shallow";
import { type CardId, cardIn } from "../../../kernel";
import { useTable } from "../../state/table";
import { isPiece, type PieceId, readPiece } from "../../viewmodel/pieces";
import { valuesOf } from "../../viewmodel/values";
import { CardFace } from "../card/CardFace";
import pieceStyles from "../piece/Piece.module.css";
import { PieceIcons } from "../piece/PieceIcons";
import styles from "./DraggedCard.module.css";

/** The drop target is the element under the card. */
const SEEN_THROUGH = { pointerEvents: "none" } as const;

/** Positions the card from the corner of the screen, where an overlay without a size starts. */
const toPointer: Modifier = ({ transform, activatorEvent }) =>
  activatorEvent instanceof MouseEvent
    ? { ...transform, x: transform.x + activatorEvent.clientX, y: transform.y + activatorEvent.clientY }
    : transform;
const MODIFIERS = [toPointer];

/** A finger hides what is under it, so the card is drawn above it. */
const isTouch = (event: Event | null): boolean =>
  event instanceof MouseEvent && "pointerType" in event && event.pointerType === "touch";

/** The card under the pointer, or above the finger, while it is dragged. */
export function DraggedCard() {
  return (
    <DragOverlay dropAnimation={null} modifiers={MODIFIERS} style={SEEN_THROUGH} zIndex={50}>
      <Face />
    </DragOverlay>
  );
}

/** Renders nothing once the gesture is over, although the pointer may stay down longer. */
function Face() {
  const held = useTable((s) => (s.gesture.kind === "dragging" ? s.gesture.card : null));
  if (held === null) return null;
  return isPiece(held) ? <Piece id={held} /> : <CardInHand id={held} />;
}

function Piece({ id }: { id: PieceId }) {
  const pieces = useTable((s) => s.game.table.mat.pieces);
  const kind = pieces?.find(({ counter }) => counter === readPiece(id).counter);
  const { activatorEvent } = useDndContext();
  return (
    <div
      className={pieceStyles.dragged}
      data-dragged
      data-lifted={isTouch(activatorEvent) || undefined}
      aria-hidden="true"
    >
      {kind && <PieceIcons kind={kind} />}
    </div>
  );
}

function CardInHand({ id }: { id: CardId }) {
  const game = useTable((s) => s.game);
  const card = useTable((s) => cardIn(s.view, id));
  const values = useTable(useShallow((s) => valuesOf(s.game, s.view, id)));
  const { over, activatorEvent } = useDndContext();
  const scale: number = over?.data.current?.zoom ?? 1;
  return (
    <div
      className={styles.dragged}
      data-dragged
      data-lifted={isTouch(activatorEvent) || undefined}
      data-seat={card.controller}
      style={{ scale }}
      aria-hidden="true"
    >
      <CardFace game={game} def={card.def} seat={card.controller} look="field" values={values} />
    </div>
  );
}
