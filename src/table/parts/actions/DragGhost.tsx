import { useShallow } from "zustand/react/shallow";
import { cardIn } from "../../../kernel";
import { useTable } from "../../state/table";
import { CardFace } from "../card/CardFace";
import { valuesOf } from "../card/values";
import styles from "./DragGhost.module.css";

/** The card under the pointer while it is dragged. */
export function DragGhost() {
  const game = useTable((s) => s.game);
  const point = useTable(useShallow((s) => (s.gesture.at === "dragging" ? s.gesture.point : null)));
  const card = useTable((s) => (s.gesture.at === "dragging" ? cardIn(s.view, s.gesture.card) : null));
  const values = useTable(useShallow((s) => (card === null ? [] : valuesOf(s.game, s.view, card.id))));
  if (point === null || card === null) return null;
  return (
    <div
      className={styles.ghost}
      data-seat={card.controller}
      style={{ transform: `translate(${point.x}px, ${point.y}px) translate(-50%, -60%) rotate(-3deg)` }}
      aria-hidden="true"
    >
      <CardFace game={game} def={card.def} seat={card.controller} look="field" values={values} />
    </div>
  );
}
