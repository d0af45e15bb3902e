import { type CSSProperties, useState } from "react";
import { Change } from "./Change";
import styles from "./HealthBar.module.css";

interface Props {
  readonly value: number;
  /** The value of the whole bar. Someone who has had more than that drains from there. */
  readonly full: number;
}

/** A player's health as a bar, beside its number. A loss is seen draining, and is written on the bar for a while. */
export function HealthBar({ value, full }: Props) {
  const [most, setMost] = useState(value);
  if (value > most) setMost(value);
  const whole = Math.max(full, most, value);
  const share = whole > 0 ? Math.max(0, value) / whole : 0;
  return (
    <span className={styles.health} data-health={share} aria-hidden="true">
      <span
        className={styles.bar}
        data-low={share <= 0.25 || undefined}
        style={{ "--share": share } as CSSProperties}
      >
        <i className={styles.lost} />
        <i className={styles.left} />
      </span>
      <Change value={value} className={styles.change} />
    </span>
  );
}
