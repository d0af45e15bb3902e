import { type CSSProperties, useLayoutEffect, useRef, useState } from "react";
import { seatOf } from "../../../kernel";
import { say, t } from "../../say";
import { useTable } from "../../state/table";
import { rowLayout } from "../../viewmodel/row";
import type { ZoneModel } from "../../viewmodel/zones";
import { Area } from "../Area";
import { TableCard } from "../card/TableCard";
import { useRoving } from "../useRoving";
import styles from "./Row.module.css";

const GAP = 8;
const WIDEST = 116;

/** A seat's cards in play, side by side; a crowded row wraps so that its cards stay as large as they can. */
export function Row({ model }: { model: ZoneModel }) {
  const { cards, owner } = model.zone;
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const { stop, onKeyDown, onFocus } = useRoving(cards);
  const player = useTable((s) => (owner >= 0 ? seatOf(s.view, owner).name : ""));
  const { card } = rowLayout(cards.length, room, GAP, WIDEST);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () =>
      setRoom({ width: element.clientWidth - 2 * GAP, height: element.clientHeight - 2 * GAP });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <Area
      ref={box}
      role="grid"
      aria-label={t("table.zone.of", { zone: say(model.spec.label), player, count: cards.length })}
      className={styles.row}
      style={{ "--card-w": `${card}px` } as CSSProperties}
      data-row
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <Area role="row" className={styles.cards}>
        {cards.length === 0 && (
          <Area role="gridcell" className={styles.none}>
            {say(model.spec.label)}
          </Area>
        )}
        {cards.map((id) => (
          <Area role="gridcell" key={id}>
            <TableCard id={id} look="field" from="mat" isStop={id === stop} />
          </Area>
        ))}
      </Area>
    </Area>
  );
}
