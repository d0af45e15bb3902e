import { Solid } from "./Solid";
import styles from "./Solid.module.css";

/** Angles (degrees) at which a rolling die is shown, until it lies still: it turns more and more slowly. */
export const FRAMES = [318, 262, 212, 168, 129, 95, 65, 38, 15] as const;

export const frameId = (index: number): string => `die-frame-${index}`;

/** The pictures that all rolling dice share. Shows nothing by itself. */
export function Tumbling() {
  return (
    <svg className={styles.shared} width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {FRAMES.map((angle, i) => (
          <g key={angle} id={frameId(i)}>
            <Solid number={20} angle={angle} />
          </g>
        ))}
      </defs>
    </svg>
  );
}
