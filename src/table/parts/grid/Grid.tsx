import { type CSSProperties, memo, type ReactNode, useMemo, useState } from "react";
import { useShallow } from "zustand/react/shallow";
import { type Card, type CardId, type Cell, cardIn } from "../../../kernel";
import { say, t } from "../../say";
import { useTable } from "../../state/table";
import { sameCell } from "../../viewmodel/acts";
import { boundsOf, cellsRound, neighbour } from "../../viewmodel/grid";
import { legalCells, wantedOf } from "../../viewmodel/marks";
import type { ZoneModel } from "../../viewmodel/zones";
import { Area } from "../Area";
import { TableCard } from "../card/TableCard";
import { cx } from "../cx";
import styles from "./Grid.module.css";
import type { Heading } from "./heading";
import { LegalCell } from "./LegalCell";
import { World } from "./World";

const keyOf = ([x, y]: Cell): string => `${x},${y}`;
const cellOf = (card: Card): Cell => [card.x, card.y];
const fromWest = (a: Card, b: Card): number => a.x - b.x;

/** The shared grid: its cards and the cells that may be chosen, row by row from the north. */
export function Grid({ model }: { model: ZoneModel }) {
  const cards = useTable(useShallow((s) => model.zone.cards.map((id) => cardIn(s.view, id))));
  const legal = useTable(useShallow((s) => legalCells(s.view, s.gesture)));
  const targets = useTable(useShallow((s) => wantedOf(s, model.zone.cards)));
  const inPicture = useMemo(() => [...cards.map(cellOf), ...legal], [cards, legal]);
  const taken = useMemo(() => cards.map(cellOf), [cards]);
  const [stop, setStop] = useState<Cell | null>(null);

  // While something is aimed, arrows visit only what may be chosen.
  const isAiming = legal.length + targets.length > 0;
  const visited = useMemo(() => {
    if (!isAiming) return cards.map(cellOf);
    return [...legal, ...cards.filter(({ id }) => targets.includes(id)).map(cellOf)];
  }, [isAiming, cards, legal, targets]);
  const first = visited.find((cell) => sameCell(cell, stop ?? undefined)) ?? visited[0];

  const onArrow = (heading: Heading) => {
    const next = first && neighbour(first, heading, visited);
    if (!next) return;
    setStop(next);
    document.querySelector<HTMLElement>(`[data-grid] [data-at="${keyOf(next)}"] button`)?.focus();
  };

  const { west } = boundsOf(inPicture);
  const rows = [...new Set(inPicture.map(([, y]) => y))].sort((a, b) => b - a);
  return (
    <World
      label={say(model.spec.label)}
      zone={model.zone.id}
      cells={inPicture}
      rows={rows.length}
      onArrow={onArrow}
      onFocusCell={setStop}
    >
      <Slots taken={taken} />
      {rows.length === 0 && <Nothing />}
      {rows.map((y, index) => (
        <Area role="row" key={y} aria-rowindex={index + 1} className={styles.row}>
          {cards
            .filter((card) => card.y === y)
            .sort(fromWest)
            .map(({ id, x, y: row }) => (
              <CardCell key={id} id={id} x={x} y={row} column={x - west} isStop={sameCell([x, row], first)} />
            ))}
          {legal
            .filter((cell) => cell[1] === y)
            .map((cell) => (
              <GridCell key={keyOf(cell)} cell={cell} column={cell[0] - west}>
                <LegalCell cell={cell} isStop={sameCell(cell, first)} />
              </GridCell>
            ))}
        </Area>
      ))}
    </World>
  );
}

/** The recesses round what is in play. */
const Slots = memo(function Slots({ taken }: { taken: readonly Cell[] }) {
  return cellsRound(taken).map(([x, y]) => (
    <div
      key={keyOf([x, y])}
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

/** Most cells stay as they are whatever is pressed: they are drawn anew only when they have moved. */
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
      <TableCard id={id} look="field" from="mat" isStop={isStop} />
    </GridCell>
  );
});

/** @param arrives fades in. Cells to choose from are there at once: dozens of fades would hold up the answer to a press. */
function GridCell({
  cell,
  column,
  arrives = false,
  children,
}: {
  cell: Cell;
  column: number;
  arrives?: boolean;
  children: ReactNode;
}) {
  const style = { "--x": cell[0], "--y": -cell[1] } as CSSProperties;
  return (
    <Area
      role="gridcell"
      aria-colindex={column + 1}
      className={cx(styles.cell, arrives && styles.arrives)}
      style={style}
      data-at={keyOf(cell)}
    >
      {children}
    </Area>
  );
}
