import type { CSSProperties } from "react";
import type { Point } from "../dom/point";
import styles from "./CurvedArrow.module.css";
import { curveOf } from "./curve";

interface Props {
  /** Points inside the enclosing positioned element, in pixels. */
  readonly from: Point;
  readonly to: Point;
  /** Pixels left free at both ends. */
  readonly gap: number;
}

/** Margin around the line for the width of the stroke and the head. */
const MARGIN = 24;

/**
 * An arrow that draws itself: a window slides along its line while the line inside stays in place, so that only
 * transforms change.
 */
export function CurvedArrow({ from, to, gap }: Props) {
  const { length, angle, bow, ms, path } = curveOf(from, to, gap);
  const [width, height] = [length + 2 * MARGIN, bow + 2 * MARGIN];
  const place = {
    "--draw": `${ms}ms`,
    width: `${width}px`,
    height: `${height}px`,
    transformOrigin: `${MARGIN}px ${MARGIN}px`,
    transform: `translate(${from.x - MARGIN}px, ${from.y - MARGIN}px) rotate(${angle}deg)`,
  } as CSSProperties;
  return (
    <div className={styles.arrow} style={place} aria-hidden="true" data-arrow>
      <div className={styles.window}>
        <svg
          className={styles.pane}
          aria-hidden="true"
          width={width}
          height={height}
          viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}
        >
          <defs>
            <marker
              id="arrow-head"
              viewBox="0 0 10 10"
              refX="6"
              refY="5"
              markerWidth="14"
              markerHeight="14"
              markerUnits="userSpaceOnUse"
              orient="auto"
            >
              <path d="M0.500 0.500 9.500 5 0.500 9.500 3 5z" className={styles.head} />
            </marker>
          </defs>
          <path d={path} className={styles.casing} />
          <path d={path} className={styles.shaft} markerEnd="url(#arrow-head)" />
        </svg>
      </div>
    </div>
  );
}
