import { cx } from "../../../ui/cx";
import styles from "./Tabs.module.css";

interface Tab<T extends string> {
  readonly value: T;
  readonly label: string;
  /** If something can be dropped on it. */
  readonly ref?: (element: HTMLElement | null) => void;
  readonly isOver?: boolean;
}

interface Props<T extends string> {
  readonly shown: T;
  readonly tabs: readonly Tab<T>[];
  readonly onShow: (shown: T) => void;
}

/** On a narrow screen, switches between the parts of a screen that otherwise stand beside each other. */
export function Tabs<T extends string>({ shown, tabs, onShow }: Props<T>) {
  return (
    <div className={styles.tabs}>
      {tabs.map(({ value, label, ref, isOver }) => (
        <button
          key={value}
          ref={ref}
          type="button"
          className={cx(styles.tab, isOver && styles.over)}
          aria-pressed={value === shown}
          onClick={() => onShow(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
