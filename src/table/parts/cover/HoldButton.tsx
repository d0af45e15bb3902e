import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from "react";
import styles from "./HoldButton.module.css";

interface Props {
  readonly label: string;
  /** Label of the second button, for those who cannot hold. A short press shows it. */
  readonly secondLabel: string;
  readonly onDone: () => void;
  readonly idle?: boolean;
}

/** How long it must be held, in milliseconds. */
const HOLD = 600;

/** A button that must be held: by pointer, by Enter or Space, or in two presses. */
export function HoldButton({ label, secondLabel, onDone, idle = false }: Props) {
  const [isHolding, setHolding] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const timer = useRef(0);
  /**
   * True when a key has been held long enough. It fires on release, because the key would otherwise press the next
   * element, too.
   */
  const isRipe = useRef(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const start = (then: () => void) => {
    if (idle || isHolding) return;
    setHolding(true);
    timer.current = window.setTimeout(then, HOLD);
  };
  const stop = () => {
    window.clearTimeout(timer.current);
    isRipe.current = false;
    setHolding(false);
  };
  const ripen = () => {
    isRipe.current = true;
  };
  const release = (event: KeyboardEvent) => {
    const isDone = isRipe.current;
    stop();
    if (!isDone) return;
    event.preventDefault();
    onDone();
  };
  const isKey = (event: KeyboardEvent) => event.key === "Enter" || event.key === " ";
  return (
    <div className={styles.hold}>
      <button
        type="button"
        className={styles.button}
        data-holding={isHolding || undefined}
        aria-disabled={idle || undefined}
        style={{ "--hold": `${HOLD}ms` } as CSSProperties}
        onPointerDown={() => start(onDone)}
        onPointerUp={stop}
        onPointerLeave={stop}
        onPointerCancel={stop}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => isKey(event) && !event.repeat && start(ripen)}
        onKeyUp={(event) => isKey(event) && release(event)}
        onBlur={stop}
        onClick={() => !idle && setAsking(true)}
      >
        <span>{label}</span>
      </button>
      {isAsking && !idle && (
        <button type="button" className={styles.second} onClick={onDone}>
          {secondLabel}
        </button>
      )}
    </div>
  );
}
