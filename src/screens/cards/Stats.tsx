import type { Mat } from "../../games/mat";
import { cx } from "../../ui/cx";
import { LocalizedText } from "../../ui/LocalizedText";
import styles from "./CardEntry.module.css";

const COMPASS: readonly string[] = ["nw", "n", "ne", "w", "e", "sw", "s", "se"];

interface Props {
  readonly mat: Mat;
  readonly stats: Readonly<Record<string, number>>;
}

/** The printed stats of a card: around its centre when the game prints them there, otherwise in a row. */
export function Stats({ mat, stats }: Props) {
  const shown = mat.cardStats.filter(({ stat }) => stats[stat] !== undefined);
  if (shown.length === 0) return null;
  const round = shown.every(({ place }) => COMPASS.includes(place));
  return (
    <dl className={round ? styles.round : styles.row}>
      {shown.map(({ stat, place, label }) => (
        <div key={stat} className={cx(styles.stat, round && styles[place])}>
          <dt className={round ? "visually-hidden" : styles.label}>
            <LocalizedText message={label} />
          </dt>
          <dd className={styles.value}>{stats[stat]}</dd>
        </div>
      ))}
    </dl>
  );
}
