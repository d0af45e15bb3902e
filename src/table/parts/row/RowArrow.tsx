import { useLayoutEffect, useRef, useState } from "react";
import { useShallow } from "zustand/react/shallow";
import type { Game } from "../../../games/game";
import { type CardId, cardIn, type Seat, type View } from "../../../kernel";
import { seatElement, selector } from "../../dom/attributes";
import { CurvedArrow } from "../../motion/CurvedArrow";
import { useTable } from "../../state/table";
import { aimOf } from "../../viewmodel/aim";
import { stackOf } from "../../viewmodel/stack";
import { gridOf } from "../../viewmodel/zones";
import styles from "./RowArrow.module.css";

/** Pixels that the arrow leaves free at both ends. */
const GAP = 30;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Ends<T> {
  readonly key: string;
  readonly from: T;
  readonly to: T;
}

const isLaid = (ends: Ends<HTMLElement | null>): ends is Ends<HTMLElement> =>
  ends.from !== null && ends.to !== null && ends.from !== ends.to;

/** The elements between which arrows are drawn, as far as they are on the page. */
function endsIn(
  root: HTMLElement,
  game: Game,
  view: View,
  aim: ReturnType<typeof aimOf>,
): readonly Ends<HTMLElement>[] {
  const inRow = (card: CardId) =>
    root.querySelector<HTMLElement>(`${selector("row")} ${selector("card", card)}`);
  // A card of a seat that is only summarised is represented by the seat.
  const at = (card: CardId, seat: Seat) => inRow(card) ?? seatElement(root, seat);
  const listed = (id: number) => root.querySelector<HTMLElement>(selector("stackItem", id));
  const attack = aim && {
    key: `${aim.attacker} ${aim.target} ${aim.defender}`,
    from: at(aim.attacker, cardIn(view, aim.attacker).controller),
    to: at(aim.target, aim.defender),
  };
  const waiting = stackOf(game, view).flatMap(({ id, card, targets }) =>
    targets.map((target) => ({
      key: `item ${id} ${target}`,
      from: inRow(card) ?? listed(id),
      to: inRow(target),
    })),
  );
  return [...(attack ? [attack] : []), ...waiting].filter(isLaid);
}

/** The ends of the arrows, in pixels from the corner of their layer. */
function measured(root: HTMLElement, ends: readonly Ends<HTMLElement>[]): readonly Ends<Point>[] {
  const corner = root.getBoundingClientRect();
  const middle = (element: HTMLElement) => {
    const box = element.getBoundingClientRect();
    return { x: box.x - corner.x + box.width / 2, y: box.y - corner.y + box.height / 2 };
  };
  // An entry of the list points from its border, or from the list's border when it is scrolled out, so that its
  // text stays free.
  const start = (element: HTMLElement, to: Point) => {
    const list = element.closest(`section:has(${selector("stackItem")})`)?.getBoundingClientRect();
    if (list === undefined) return middle(element);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const nearest = (at: number, least: number, most: number) => Math.max(least, Math.min(at, most));
    return {
      x: nearest(to.x, left - corner.x, right - corner.x),
      y: Math.min(nearest(to.y, top - corner.y, bottom - corner.y), list.bottom - corner.y),
    };
  };
  return ends.map(({ key, from, to }) => ({ key, from: start(from, middle(to)), to: middle(to) }));
}

/**
 * The arrow of an attack on a mat of rows, from the attacking card to its target card or seat; and arrows from each
 * item on the stack, from its card in play or its entry in the list, to its targets.
 */
export function RowArrow() {
  const aim = useTable(useShallow(aimOf));
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const focus = useTable((s) => s.focus);
  const isRows = useTable((s) => gridOf(s.game, s.view) === null);
  const layer = useRef<HTMLDivElement>(null);
  const [arrows, setArrows] = useState<readonly Ends<Point>[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with another focused seat, cards are elsewhere.
  useLayoutEffect(() => {
    const root = layer.current?.parentElement;
    if (!root || !isRows) return setArrows([]);
    const ends = endsIn(root, game, view, aim);
    if (ends.length === 0) return setArrows([]);
    const measure = () => {
      setArrows(measured(root, ends));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of new Set([root, ...ends.flatMap(({ from, to }) => [from, to])]))
      observer.observe(element);
    return () => observer.disconnect();
  }, [aim, isRows, game, view, focus]);

  return (
    <div ref={layer} className={styles.layer}>
      {arrows.map(({ key, from, to }) => (
        <CurvedArrow key={key} from={from} to={to} gap={GAP} />
      ))}
    </div>
  );
}
