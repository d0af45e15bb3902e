import styles from "./Chips.module.css";

interface Props {
  readonly value: number;
  /** The chip values, the highest first. */
  readonly of: readonly number[];
}

/** The fewest chips of these values that make up a number. */
export function chipsFor(value: number, of: readonly number[]): readonly number[] {
  let left = Math.max(0, value);
  return of.flatMap((chip) => {
    const count = Math.floor(left / chip);
    left -= count * chip;
    return Array<number>(count).fill(chip);
  });
}

/** Shows a number as chips, beside the number itself. */
export function Chips({ value, of }: Props) {
  return (
    <span className={styles.chips} data-pips aria-hidden="true">
      {chipsFor(value, of).map((chip, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal chips lie side by side.
        <i key={i} data-size={of.indexOf(chip)}>
          {chip}
        </i>
      ))}
    </span>
  );
}
