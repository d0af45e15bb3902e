import { Minus, Plus } from "lucide-react";
import { useId } from "react";
import type { PositionNumber } from "../../games/game-position";
import { say } from "../../text";
import { t } from "./messages";
import styles from "./Stepper.module.css";

interface Props {
  readonly spec: Pick<PositionNumber, "label" | "least" | "most" | "by">;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number with a button to each side. */
export function Stepper({ spec: { label, least, most, by = 1 }, value, onChange }: Props) {
  const id = useId();
  const words = say(label);
  const set = (next: number) => onChange(Math.min(most, Math.max(least, next)));
  return (
    <div className={styles.stepper}>
      <label htmlFor={id} className={styles.label}>
        {words}
      </label>
      <span className={styles.box}>
        <button
          type="button"
          className={styles.button}
          aria-label={t("positions.less", { label: words })}
          disabled={value <= least}
          onClick={() => set(value - by)}
        >
          <Minus size={16} aria-hidden="true" />
        </button>
        <input
          id={id}
          className={styles.input}
          inputMode="numeric"
          value={value}
          onChange={({ target }) => {
            const next = Number.parseInt(target.value.replace(/\D/g, ""), 10);
            onChange(Number.isNaN(next) ? least : Math.min(most, next));
          }}
        />
        <button
          type="button"
          className={styles.button}
          aria-label={t("positions.more", { label: words })}
          disabled={value >= most}
          onClick={() => set(value + by)}
        >
          <Plus size={16} aria-hidden="true" />
        </button>
      </span>
    </div>
  );
}
