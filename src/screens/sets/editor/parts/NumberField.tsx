import { Minus, Plus } from "lucide-react";
import { useId, useState } from "react";
import styles from "../Editor.module.css";
import { t } from "../messages";

interface Props {
  readonly label: string;
  readonly value: number | undefined;
  readonly from: number;
  readonly to: number;
  /** How much one press changes it. Defaults to what suits the range. */
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

/** Values with a wide range are changed in larger steps. */
const stepFor = (to: number) => (to >= 9000 ? 500 : 1);

/** A whole number between two bounds, to be typed or stepped. */
export function NumberField({ label, value, from, to, step = stepFor(to), onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const put = (next: number) => onChange(Math.min(to, Math.max(from, next)));
  const finish = () => {
    if (typed !== null && /^-?\d{1,6}$/.test(typed.trim())) put(Number(typed));
    setTyped(null);
  };
  const now = value ?? from;
  return (
    <div className={styles.number}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.stepper}>
        <button
          type="button"
          className={styles.step}
          aria-label={t("editor.less", { label })}
          aria-disabled={now <= from}
          onClick={() => put(now - step)}
        >
          <Minus size={16} aria-hidden />
        </button>
        <input
          id={id}
          className={styles.digits}
          inputMode={from < 0 ? "text" : "numeric"}
          autoComplete="off"
          value={typed ?? String(value ?? "")}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={finish}
          onKeyDown={(event) => {
            if (event.key === "Enter") finish();
            const by = { ArrowUp: step, ArrowDown: -step }[event.key];
            if (by === undefined) return;
            event.preventDefault();
            setTyped(null);
            put(now + by);
          }}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={t("editor.more", { label })}
          aria-disabled={now >= to}
          onClick={() => put(now + step)}
        >
          <Plus size={16} aria-hidden />
        </button>
      </span>
    </div>
  );
}
