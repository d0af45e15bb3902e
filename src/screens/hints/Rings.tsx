import { useEffect, useState } from "react";
import type { CardId } from "../../kernel";
import { useTable } from "../../table";
import { locateCard } from "../guide/locate";
import type { Box } from "../guide/place";
import styles from "./Rings.module.css";

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

/** Rings around the cards of an advice, wherever they move. */
export function Rings({ cards }: { cards: readonly CardId[] }) {
  const view = useTable((s) => s.view);
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  useEffect(() => {
    let frame = 0;
    let last = "";
    const look = () => {
      frame = requestAnimationFrame(look);
      const found = [...new Set(cards.map((card) => locateCard(card, view)))];
      const now = found.flatMap((element) => (element === null ? [] : boxOf(element)));
      const text = JSON.stringify(now);
      if (text === last) return;
      last = text;
      setBoxes(now);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [cards, view]);
  return (
    <svg className={styles.rings} aria-hidden="true" data-hint-rings={boxes.length}>
      {boxes.map(({ left, top, width, height }) => (
        <rect
          key={`${left}/${top}`}
          x={left - 5}
          y={top - 5}
          width={width + 10}
          height={height + 10}
          rx="11"
        />
      ))}
    </svg>
  );
}
