import { type ReactNode, useId } from "react";
import { cx } from "./cx";
import styles from "./fields.module.css";

export interface Choice<T> {
  readonly value: T;
  readonly label: ReactNode;
  readonly help?: ReactNode;
}

interface ChoicesProps<T> {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** `cards`: below each other with help; `row`: side by side, short. */
  readonly shape?: "cards" | "row";
  /** Hides the label visually, but not from screen readers. */
  readonly hideLabel?: boolean;
}

/** A choice of a few options, as radio buttons. */
export function Choices<T>({
  label,
  help,
  choices,
  value,
  onChange,
  shape = "row",
  hideLabel,
}: ChoicesProps<T>) {
  const id = useId();
  return (
    <fieldset className={styles.field} aria-describedby={help ? `${id}-help` : undefined}>
      <legend className={cx(styles.label, hideLabel && "visually-hidden")}>{label}</legend>
      <div className={styles[shape]}>
        {choices.map((choice, at) => (
          <label key={String(choice.value)} className={styles.choice}>
            <input
              type="radio"
              name={id}
              className={styles.radio}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              aria-labelledby={`${id}-${at}-name`}
              aria-describedby={choice.help ? `${id}-${at}` : undefined}
            />
            <span className={styles.words}>
              <span id={`${id}-${at}-name`} className={styles.name}>
                {choice.label}
              </span>
              {choice.help && (
                <span id={`${id}-${at}`} className={styles.help}>
                  {choice.help}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly help?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** On or off. */
export function Switch({ label, help, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          className={styles.checkbox}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-labelledby={`${id}-name`}
          aria-describedby={help ? id : undefined}
        />
        <span className={styles.words}>
          <span id={`${id}-name`} className={styles.name}>
            {label}
          </span>
          {help && (
            <span id={id} className={styles.help}>
              {help}
            </span>
          )}
        </span>
      </label>
    </div>
  );
}
