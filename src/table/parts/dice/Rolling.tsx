import { useLayoutEffect, useRef } from "react";
import styles from "./Die.module.css";
import { rollingStrip } from "./rolling";

/** What is seen of a die while it rolls in: one picture of the turning solid after the other, in its own colours. */
export function Rolling() {
  const strip = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    if (strip.current === null) return;
    const style = getComputedStyle(strip.current);
    const paint = (name: string) => style.getPropertyValue(name).trim();
    strip.current.src = rollingStrip({
      side: paint("--die"),
      edge: paint("--die-edge"),
      ink: paint("--die-ink"),
    });
  }, []);
  return (
    <span className={styles.window} aria-hidden="true">
      <img ref={strip} className={styles.strip} alt="" decoding="sync" />
    </span>
  );
}
