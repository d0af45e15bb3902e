import { useEffect, useRef } from "react";
import { useShallow } from "zustand/react/shallow";
import { cardIn } from "../../../kernel";
import type { Point } from "../../gesture/types";
import { useTable, useTableStore } from "../../state/table";
import { valuesOf } from "../../viewmodel/values";
import { CardFace } from "../card/CardFace";
import styles from "./DragGhost.module.css";

const placed = ({ x, y }: Point): string => `translate(${x}px, ${y}px) translate(-50%, -60%) rotate(-3deg)`;

/** The card under the pointer while it is dragged. It follows the pointer itself: nothing else has to know where it is. */
export function DragGhost() {
  const isDragging = useTable((s) => s.gesture.at === "dragging");
  return isDragging && <Ghost />;
}

function Ghost() {
  const store = useTableStore();
  const ghost = useRef<HTMLDivElement>(null);
  const game = useTable((s) => s.game);
  const card = useTable((s) => (s.gesture.at === "dragging" ? cardIn(s.view, s.gesture.card) : null));
  const values = useTable(useShallow((s) => (card === null ? [] : valuesOf(s.game, s.view, card.id))));

  useEffect(() => {
    const put = (point: Point) => {
      if (ghost.current) ghost.current.style.transform = placed(point);
    };
    const { gesture } = store.getState();
    if (gesture.at === "dragging") put(gesture.point);
    const move = (event: PointerEvent) => put({ x: event.clientX, y: event.clientY });
    window.addEventListener("pointermove", move);
    return () => window.removeEventListener("pointermove", move);
  }, [store]);

  if (card === null) return null;
  return (
    <div ref={ghost} className={styles.ghost} data-seat={card.controller} aria-hidden="true">
      <CardFace game={game} def={card.def} seat={card.controller} look="field" values={values} />
    </div>
  );
}
