import { useLayoutEffect, useRef } from "react";
import styles from "./Die.module.css";
import { stripOf } from "./strips";

/** A die while it rolls in: the frames of the turning solid in order, in its own colours. */
export function RollingDie({ seat, isBest }: { seat: number; isBest: boolean }) {
  const strip = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    if (strip.current !== null) strip.current.src = stripOf(seat, isBest, strip.current);
  }, [seat, isBest]);
  return (
    <span className={styles.window} aria-hidden="true">
      <img ref={strip} className={styles.strip} alt="" decoding="sync" />
    </span>
  );
}
