import { useId } from "react";
import { cx } from "./cx";
import styles from "./fields.module.css";

interface SelectFieldProps<T extends string | number> {
  readonly label: string;
  readonly help?: string;
  /** Hides the label visually, but not from screen readers. */
  readonly hideLabel?: boolean;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** The language of the choices, if it is not the page's. */
  readonly lang?: string | undefined;
}

/** A choice from a drop-down list. */
export function SelectField<T extends string | number>({
  label,
  help,
  hideLabel,
  choices,
  value,
  onChange,
  lang,
}: SelectFieldProps<T>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={cx(styles.label, hideLabel && "visually-hidden")} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.input}
        aria-describedby={help ? `${id}-help` : undefined}
        value={value}
        onChange={({ target }) => {
          const chosen = choices[target.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} lang={lang}>
            {choice.label}
          </option>
        ))}
      </select>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
