import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { cx } from "./cx";
import styles from "./fields.module.css";

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange" | "value"> {
  readonly label: string;
  /** Hides the label visually, but not from screen readers. */
  readonly hideLabel?: boolean;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One line of text with its label, help text and error. */
export function TextField({ label, hideLabel, help, error, onChange, className, ...input }: TextFieldProps) {
  const id = useId();
  const notes = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={cx(styles.field, className)}>
      <label className={cx(styles.label, hideLabel && "visually-hidden")} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-describedby={notes || undefined}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
