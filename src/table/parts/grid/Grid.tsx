import {
  type CSSProperties,
  type KeyboardEvent,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useShallow } from "zustand/react/shallow";
import { type Card, type Cell, cardIn } from "../../../kernel";
import { say, t } from "../../say";
import { LocatorContext } from "../../state/spots";
import { useTable } from "../../state/table";
import { actsOf, sameCell } from "../../viewmodel/acts";
import { boundsOf, cellAt, type Heading, neighbour } from "../../viewmodel/grid";
import { armedCard, legalCells, markOf } from "../../viewmodel/marks";
import type { ZoneModel } from "../../viewmodel/zones";
import { Area } from "../Area";
import { TableCard } from "../card/TableCard";
import { cx } from "../cx";
import { Arrow } from "./Arrow";
import styles from "./Grid.module.css";
import { GridControls } from "./GridControls";
import { GridRow } from "./GridRow";
import { useCamera } from "./useCamera";
import { usePanZoom } from "./usePanZoom";

const HEADINGS: Readonly<Record<string, Heading>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** Pixels that Shift and an arrow move the picture. */
const PAN_STEP = 80;
const keyOf = ([x, y]: Cell): string => `${x},${y}`;
const cellOf = (card: Card): Cell => [card.x, card.y];

/** The shared grid: endless, panned and zoomed, always round what is in play. */
export function Grid({ model }: { model: ZoneModel }) {
  const frame = useRef<HTMLElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const locator = useContext(LocatorContext);
  const cards = useTable(useShallow((s) => model.zone.cards.map((id) => cardIn(s.view, id))));
  const legal = useTable(useShallow((s) => legalCells(s.view, s.gesture)));
  const targets = useTable(
    useShallow((s) => {
      if (armedCard(s.gesture) === null) return [];
      return model.zone.cards.filter((id) => markOf(s.view, id, s.gesture, s.draft) === "target");
    }),
  );
  const inPicture = useMemo(() => [...cards.map(cellOf), ...legal], [cards, legal]);
  const controls = useCamera(frame, probe, inPicture);
  const { camera, size, pitch } = controls;
  const { isPanning, ...ground } = usePanZoom(frame, controls);
  const [stop, setStop] = useState<Cell | null>(null);

  useEffect(() => {
    locator.cellAt = ({ x, y }) => {
      const box = frame.current?.getBoundingClientRect();
      if (!box) return [0, 0];
      return cellAt(camera, x - box.left - box.width / 2, y - box.top - box.height / 2, pitch);
    };
    return () => {
      locator.cellAt = null;
    };
  }, [locator, camera, pitch]);

  // While something is aimed, arrows visit only what may be chosen.
  const isAiming = legal.length + targets.length > 0;
  const visited = useMemo(() => {
    if (!isAiming) return cards.map(cellOf);
    return [...legal, ...cards.filter(({ id }) => targets.includes(id)).map(cellOf)];
  }, [isAiming, cards, legal, targets]);
  const first = visited.find((cell) => sameCell(cell, stop ?? undefined)) ?? visited[0] ?? null;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const heading = HEADINGS[event.key];
    if (heading === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (event.shiftKey) {
      const [dx, dy] = { up: [0, 1], down: [0, -1], left: [1, 0], right: [-1, 0] }[heading] as [
        number,
        number,
      ];
      controls.panBy(dx * PAN_STEP, dy * PAN_STEP);
      return;
    }
    const next = first && neighbour(first, heading, visited);
    if (!next) return;
    setStop(next);
    frame.current?.querySelector<HTMLElement>(`[data-at="${keyOf(next)}"] button`)?.focus();
  };

  const bounds = boundsOf(inPicture);
  const rows = [...new Set(inPicture.map(([, y]) => y))].sort((a, b) => b - a);
  const style = {
    "--cam-x": -camera.x,
    "--cam-y": camera.y,
    transform: `translate(${size.width / 2}px, ${size.height / 2}px) scale(${camera.zoom}) translate(${-camera.x * pitch.width}px, ${camera.y * pitch.height}px)`,
  } as CSSProperties;

  return (
    <section
      ref={frame}
      className={cx(styles.frame, isPanning && styles.panning)}
      data-grid
      data-mat
      {...ground}
    >
      <div className={styles.cloth} aria-hidden="true" />
      <Area
        role="grid"
        aria-label={say(model.spec.label)}
        className={cx(styles.world, isPanning && styles.still)}
        style={style}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const at = event.target.closest<HTMLElement>("[data-at]")?.dataset.at?.split(",").map(Number);
          if (at) setStop([at[0] ?? 0, at[1] ?? 0]);
        }}
        aria-rowcount={rows.length || 1}
        aria-colcount={bounds.east - bounds.west + 1}
      >
        <div ref={probe} className={styles.probe} role="presentation" />
        {rows.length === 0 && <EmptyRow label={t("table.grid.empty")} />}
        {rows.map((y, index) => (
          <GridRow key={y} index={index}>
            {cards
              .filter((card) => card.y === y)
              .sort((a, b) => a.x - b.x)
              .map((card) => (
                <GridCell key={card.id} cell={cellOf(card)} column={card.x - bounds.west}>
                  <TableCard
                    id={card.id}
                    look="field"
                    from="mat"
                    isStop={sameCell(cellOf(card), first ?? undefined)}
                  />
                </GridCell>
              ))}
            {legal
              .filter((cell) => cell[1] === y)
              .map((cell) => (
                <GridCell key={keyOf(cell)} cell={cell} column={cell[0] - bounds.west}>
                  <LegalCell cell={cell} isStop={sameCell(cell, first ?? undefined)} />
                </GridCell>
              ))}
          </GridRow>
        ))}
      </Area>
      <Arrow camera={camera} size={size} pitch={pitch} />
      <GridControls controls={controls} />
    </section>
  );
}

function EmptyRow({ label }: { label: string }) {
  return (
    <GridRow index={0}>
      <Area role="gridcell" className={styles.empty}>
        {label}
      </Area>
    </GridRow>
  );
}

function GridCell({ cell, column, children }: { cell: Cell; column: number; children: React.ReactNode }) {
  const style = { "--x": cell[0], "--y": -cell[1] } as CSSProperties;
  return (
    <Area
      role="gridcell"
      aria-colindex={column + 1}
      className={styles.cell}
      style={style}
      data-at={keyOf(cell)}
    >
      {children}
    </Area>
  );
}

/** An empty cell that may be chosen. */
function LegalCell({ cell, isStop }: { cell: Cell; isStop: boolean }) {
  const tapCell = useTable((s) => s.tapCell);
  const point = useTable((s) => s.point);
  const isOver = useTable(
    (s) =>
      s.gesture.at === "dragging" && s.gesture.over?.on === "cell" && sameCell(s.gesture.over.cell, cell),
  );
  const label = useTable((s) => {
    const armed = armedCard(s.gesture);
    const action =
      armed === null ? undefined : actsOf(s.view, armed).places.find((a) => sameCell(a.cell, cell));
    const what = action ? say(s.game.actionLabel(s.view, action)) : t("table.grid.choose");
    return t("table.grid.cell", { what, x: cell[0], y: cell[1] });
  });
  return (
    <button
      type="button"
      className={styles.legal}
      data-legal
      data-over={isOver || undefined}
      aria-label={label}
      tabIndex={isStop ? 0 : -1}
      onClick={() => tapCell(cell)}
      onPointerEnter={() => point({ on: "cell", cell })}
      onPointerLeave={() => point(null)}
      onFocus={() => point({ on: "cell", cell })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 5v14M5 12h14" />
      </svg>
    </button>
  );
}
