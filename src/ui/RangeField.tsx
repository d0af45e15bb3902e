import { type ReactNode, useId } from "react";
import styles from "./fields.module.css";

interface RangeFieldProps {
  readonly label: string;
  readonly help?: ReactNode;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** The value in words. */
  readonly shown: string;
  readonly onChange: (value: number) => void;
}

/** A number between two bounds. */
export function RangeField({ label, help, shown, onChange, ...range }: RangeFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.rangeHead}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <output htmlFor={id} className={styles.rangeValue}>
          {shown}
        </output>
      </div>
      <input
        {...range}
        id={id}
        type="range"
        className={styles.range}
        aria-valuetext={shown}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
