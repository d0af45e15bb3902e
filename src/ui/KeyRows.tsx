import styles from "./KeyRows.module.css";

interface Props {
  readonly rows: readonly {
    /** The labels of the keys. */
    readonly caps: readonly string[];
    readonly does: string;
  }[];
}

export function KeyRows({ rows }: Props) {
  return (
    <dl>
      {rows.map(({ caps, does }) => (
        <div key={does} className={styles.row}>
          <dt className={styles.caps}>
            {caps.map((cap) => (
              <kbd key={cap} className={styles.cap}>
                {cap}
              </kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
