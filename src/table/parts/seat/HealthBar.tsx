import type { CSSProperties } from "react";
import { Change } from "./Change";
import styles from "./HealthBar.module.css";

interface Props {
  readonly value: number;
  /** The value of the whole bar. More than that fills it, too. */
  readonly full: number;
}

/** A player's health as a bar, beside its number. A loss is seen draining, and is written beside the bar for a while. */
export function HealthBar({ value, full }: Props) {
  const share = full > 0 ? Math.min(1, Math.max(0, value / full)) : 0;
  return (
    <>
      <span
        className={styles.bar}
        data-low={share <= 0.25 || undefined}
        data-health={share}
        style={{ "--share": share } as CSSProperties}
        aria-hidden="true"
      >
        <i className={styles.lost} />
        <i className={styles.left} />
      </span>
      <Change value={value} className={styles.change} />
    </>
  );
}
