import { type KeyboardEvent, type ReactNode, useContext, useEffect, useRef } from "react";
import type { Cell } from "../../../kernel";
import { LocatorContext } from "../../state/spots";
import { boundsOf, cellAt } from "../../viewmodel/grid";
import { Area } from "../Area";
import { cx } from "../cx";
import { Arrow } from "./Arrow";
import { GridControls } from "./GridControls";
import { type Heading, headingOf } from "./heading";
import { useCamera } from "./useCamera";
import { usePanZoom } from "./usePanZoom";
import styles from "./World.module.css";

interface Props {
  readonly label: string;
  /** Cells that should be in the picture. */
  readonly cells: readonly Cell[];
  readonly rows: number;
  /** An arrow key without Shift: where the focus should go. */
  readonly onArrow: (heading: Heading) => void;
  readonly onFocusCell: (cell: Cell) => void;
  /** Rows of cells. They do not change while the camera moves. */
  readonly children: ReactNode;
}

/** Pixels that Shift and an arrow move the picture. */
const PAN_STEP = 80;
const AWAY: Readonly<Record<Heading, readonly [number, number]>> = {
  up: [0, 1],
  down: [0, -1],
  left: [1, 0],
  right: [-1, 0],
};

/** The endless plane behind its frame: panned, zoomed, and always round what is in play. */
export function World({ label, cells, rows, onArrow, onFocusCell, children }: Props) {
  const frame = useRef<HTMLElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const locator = useContext(LocatorContext);
  const controls = useCamera(frame, probe, cells);
  const { camera, size, pitch } = controls;
  const { isPanning, ...ground } = usePanZoom(frame, controls);

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

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const heading = headingOf(event);
    if (heading === null) return;
    event.preventDefault();
    const [dx, dy] = AWAY[heading];
    if (event.shiftKey) controls.panBy(dx * PAN_STEP, dy * PAN_STEP);
    else onArrow(heading);
  };

  const { west, east } = boundsOf(cells);
  const middle = `translate(${size.width / 2}px, ${size.height / 2}px)`;
  const shift = `translate(${-camera.x * pitch.width}px, ${camera.y * pitch.height}px)`;
  return (
    <section
      ref={frame}
      className={cx(styles.frame, isPanning && styles.panning)}
      data-grid
      data-mat
      {...ground}
    >
      <div className={styles.cloth} aria-hidden="true" />
      <GridControls controls={controls} />
      <Area
        role="grid"
        aria-label={label}
        aria-rowcount={Math.max(1, rows)}
        aria-colcount={east - west + 1}
        className={cx(styles.world, isPanning && styles.still)}
        style={{ transform: `${middle} scale(${camera.zoom}) ${shift}` }}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const at = event.target.closest<HTMLElement>("[data-at]")?.dataset.at?.split(",").map(Number);
          if (at) onFocusCell([at[0] ?? 0, at[1] ?? 0]);
        }}
      >
        <div ref={probe} className={styles.probe} role="presentation" />
        {children}
      </Area>
      <Arrow camera={camera} size={size} pitch={pitch} />
    </section>
  );
}
