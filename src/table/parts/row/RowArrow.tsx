import { useLayoutEffect, useRef, useState } from "react";
import { useShallow } from "zustand/react/shallow";
import { type CardId, cardIn, type Seat } from "../../../kernel";
import { seatElement, selector } from "../../attributes";
import { CurvedArrow } from "../../motion/CurvedArrow";
import { useTable } from "../../state/table";
import { aimOf } from "../../viewmodel/aim";
import { gridOf } from "../../viewmodel/zones";
import styles from "./RowArrow.module.css";

/** Pixels that the arrow leaves free at both ends. */
const GAP = 30;

interface Ends {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** Where an attack goes on a mat of rows: from the card that aims to the card, or the seat, that it aims at. */
export function RowArrow() {
  const aim = useTable(useShallow(aimOf));
  const view = useTable((s) => s.view);
  const focus = useTable((s) => s.focus);
  const isRows = useTable((s) => gridOf(s.game, s.view) === null);
  const layer = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState<Ends | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with another view or focused seat, cards are elsewhere.
  useLayoutEffect(() => {
    const root = layer.current?.parentElement;
    // A card of a seat that is shown in short is represented by the seat.
    const at = (card: CardId, seat: Seat) =>
      root
        ? (root.querySelector<HTMLElement>(`${selector("row")} ${selector("card", card)}`) ??
          seatElement(root, seat))
        : null;
    const from = aim && isRows ? at(aim.attacker, cardIn(view, aim.attacker).controller) : null;
    const to = aim && isRows ? at(aim.target, aim.defender) : null;
    if (!root || !from || !to) return setEnds(null);
    const measure = () => {
      const corner = root.getBoundingClientRect();
      const middle = (element: HTMLElement) => {
        const box = element.getBoundingClientRect();
        return { x: box.x - corner.x + box.width / 2, y: box.y - corner.y + box.height / 2 };
      };
      setEnds({ from: middle(from), to: middle(to) });
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [root, from, to]) observer.observe(element);
    return () => observer.disconnect();
  }, [aim, isRows, view, focus]);

  return (
    <div ref={layer} className={styles.layer}>
      {ends && aim && (
        <CurvedArrow key={`${aim.attacker} ${aim.target} ${aim.defender}`} {...ends} gap={GAP} />
      )}
    </div>
  );
}
