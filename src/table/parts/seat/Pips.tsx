import styles from "./Pips.module.css";

const PER_LINE = 10;
const MAX_LINES = 4;

/** Shows a number as dots, ten to a line, beside the number itself. Left out when there would be too many. */
export function Pips({ value }: { value: number }) {
  const lines = Math.ceil(value / PER_LINE);
  if (value <= 0 || lines > MAX_LINES) return null;
  return (
    <span className={styles.pips} data-pips aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
          key={line}
          style={{ width: `${Math.min(PER_LINE, value - line * PER_LINE)}em` }}
        />
      ))}
    </span>
  );
}
