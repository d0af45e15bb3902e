import { type CSSProperties, memo, useDeferredValue, useMemo, useState } from "react";
import { useShallow } from "zustand/react/shallow";
import { type Card, type CardId, type Cell, cardIn } from "../../../kernel";
import { say, t } from "../../../text";
import { selector } from "../../dom/attributes";
import { useTable } from "../../state/table";
import { aimedCards } from "../../viewmodel/aim";
import { boundsOf, cellsAround, neighbour } from "../../viewmodel/grid";
import { armedCard, legalCells, selectableCards } from "../../viewmodel/marks";
import { sameCell } from "../../viewmodel/spot";
import type { ZoneModel } from "../../viewmodel/zones";
import { Area } from "../Area";
import { DraggableCard } from "../card/DraggableCard";
import type { ArrowDirection } from "./arrow-direction";
import styles from "./Grid.module.css";
import { cellKey, GridCell } from "./GridCell";
import { GridPlane } from "./GridPlane";
import { LegalCells } from "./LegalCells";

const NO_CELLS: readonly Cell[] = [];

const cellOf = (card: Card): Cell => [card.x, card.y];

/** Rows from the north, with the cards in each from the west. */
function inRows(cards: readonly Card[]): readonly (readonly [y: number, cards: readonly Card[]])[] {
  const rows = new Map<number, Card[]>();
  for (const card of [...cards].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.get(card.y);
    if (row === undefined) rows.set(card.y, [card]);
    else row.push(card);
  }
  return [...rows];
}

/** The one cell that Tab reaches, and the arrow keys that move it among the visited cells. */
function useCellFocus(cards: readonly Card[], visited: readonly Cell[]) {
  const [stop, setStop] = useState<Cell | null>(null);
  // The armed card may stay the tab stop. Its targets are one arrow key away.
  const armed = useTable((s) => armedCard(s.gesture));
  const rests = cards.filter(({ id }) => id === armed).map(cellOf);
  const first = [...visited, ...rests].find((cell) => sameCell(cell, stop ?? undefined)) ?? visited[0];

  const onArrow = (heading: ArrowDirection) => {
    const next = first && neighbour(first, heading, visited);
    if (!next) return;
    setStop(next);
    document
      .querySelector<HTMLElement>(`${selector("grid")} ${selector("at", cellKey(next))} button`)
      ?.focus();
  };
  return { first, setStop, onArrow };
}

/**
 * The cells to choose from. Dozens of them are rendered in slices, so that the press that asked for them is answered
 * first. A key moves the focus to one of them and so needs them at once, and a card flies to where
 * the camera goes once there are none.
 */
function useLegalCells(): readonly Cell[] {
  const now = useTable(useShallow((s) => legalCells(s.view, s.gesture)));
  const byKeyboard = useTable((s) => s.byKeyboard);
  const sliced = useDeferredValue(now);
  return byKeyboard || now.length === 0 ? now : sliced;
}

/** The shared grid: its cards and the cells that may be chosen, row by row from the north. */
export function Grid({ model }: { model: ZoneModel }) {
  const cards = useTable(useShallow((s) => model.zone.cards.map((id) => cardIn(s.view, id))));
  const legal = useLegalCells();
  const targets = useTable(useShallow((s) => selectableCards(s, model.zone.cards)));
  const taken = useMemo(() => cards.map(cellOf), [cards]);
  const inSight = useMemo(() => [...taken, ...legal], [taken, legal]);
  const watched = useTable(
    useShallow((s) => [...s.watched, ...(armedCard(s.gesture) === null ? aimedCards(s) : [])]),
  );
  const action = useMemo(() => cards.filter(({ id }) => watched.includes(id)).map(cellOf), [cards, watched]);
  const rows = useMemo(() => inRows(cards), [cards]);
  // While a card is armed, arrow keys visit only legal targets.
  const isAiming = legal.length + targets.length > 0;
  const visited = useMemo(() => {
    if (!isAiming) return cards.map(cellOf);
    return [...legal, ...cards.filter(({ id }) => targets.includes(id)).map(cellOf)];
  }, [isAiming, cards, legal, targets]);
  const { first, setStop, onArrow } = useCellFocus(cards, visited);

  // Includes the cells around the cards in play, so that row numbers stay the same when some of them may be chosen.
  const bounds = useMemo(() => boundsOf([...cellsAround(taken), ...legal]), [taken, legal]);
  const isBare = cards.length + legal.length === 0;
  return (
    <GridPlane
      label={say(model.spec.label)}
      zone={model.zone.id}
      cells={inSight}
      taken={taken}
      action={action}
      chosen={isAiming ? visited : NO_CELLS}
      bounds={bounds}
      isBare={isBare}
      onArrow={onArrow}
      onFocusCell={setStop}
    >
      <Slots taken={taken} />
      {isBare && <Nothing />}
      <LegalCells cells={legal} north={bounds.north} west={bounds.west} stop={first ?? null} />
      {rows.map(([y, inRow]) => (
        <Area role="row" key={y} aria-rowindex={bounds.north - y + 1} className={styles.row}>
          {inRow.map(({ id, x }) => (
            <CardCell
              key={id}
              id={id}
              x={x}
              y={y}
              column={x - bounds.west}
              isStop={sameCell([x, y], first ?? undefined)}
            />
          ))}
        </Area>
      ))}
    </GridPlane>
  );
}

/** The recesses around the cards in play. */
const Slots = memo(function Slots({ taken }: { taken: readonly Cell[] }) {
  return cellsAround(taken).map(([x, y]) => (
    <div
      key={cellKey([x, y])}
      className={styles.slot}
      style={{ "--x": x, "--y": -y } as CSSProperties}
      aria-hidden="true"
    />
  ));
});

function Nothing() {
  return (
    <Area role="row" className={styles.row}>
      <Area role="gridcell" className={styles.empty}>
        {t("table.grid.empty")}
      </Area>
    </Area>
  );
}

/** Memoised, because most cells stay the same on any press. */
const CardCell = memo(function CardCell({
  id,
  x,
  y,
  column,
  isStop,
}: {
  id: CardId;
  x: number;
  y: number;
  column: number;
  isStop: boolean;
}) {
  return (
    <GridCell cell={[x, y]} column={column} arrives>
      <DraggableCard id={id} look="field" from="mat" isStop={isStop} />
    </GridCell>
  );
});
