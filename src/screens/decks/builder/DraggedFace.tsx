import { DragOverlay, useDndContext } from "@dnd-kit/core";
import type { Game } from "../../../games/game";
import { CardFace } from "../../../table/parts/card/CardFace";
import type { DraggedCard } from "../parts/use-dragged-card";
import styles from "./DraggedFace.module.css";

const NO_VALUES: readonly number[] = [];

/** The card being dragged, at the pointer. */
export function DraggedFace({ game }: { game: Game }) {
  const { active } = useDndContext();
  const dragged = active?.data.current as DraggedCard | undefined;
  return (
    <DragOverlay dropAnimation={null} className={styles.overlay}>
      {dragged && (
        <span className={styles.card} data-cards data-dragged-card>
          <CardFace game={game} def={dragged.name} look="field" values={NO_VALUES} />
        </span>
      )}
    </DragOverlay>
  );
}
