import { costCurve, deckSplits } from "../../../decks/figures";
import type { Game } from "../../../games/game";
import { say } from "../../../text";
import { t } from "../messages";
import styles from "./DeckFigures.module.css";
import fold from "./Fold.module.css";

interface Props {
  readonly game: Game;
  readonly cards: readonly string[];
}

/** Values of a split that are shown. The others are rare. */
const SHOWN = 8;

/** The deck in small charts: cards by cost, and by what the game sorts cards by. Each is a list of numbers to a screen reader. */
export function DeckFigures({ game, cards }: Props) {
  const curve = costCurve(game, cards);
  const splits = deckSplits(game, cards);
  if (curve.length === 0 && splits.length === 0) return null;
  return (
    <details className={fold.fold} open>
      <summary className={fold.title}>{t("builder.figures")}</summary>
      <div className={styles.charts}>
        {curve.length > 0 && (
          <Chart
            title={t("builder.curve")}
            shape="columns"
            bars={curve.map(({ cost, count, orMore }) => ({ label: orMore ? `${cost}+` : `${cost}`, count }))}
          />
        )}
        {splits.map(({ facet, shares }) => (
          <Chart
            key={facet.key}
            title={say(facet.label)}
            shape="rows"
            bars={shares.slice(0, SHOWN).map(({ label, count }) => ({ label: say(label), count }))}
          />
        ))}
      </div>
    </details>
  );
}

interface ChartProps {
  readonly title: string;
  readonly shape: "columns" | "rows";
  readonly bars: readonly { readonly label: string; readonly count: number }[];
}

function Chart({ title, shape, bars }: ChartProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <ul className={styles[shape]}>
        {bars.map(({ label, count }) => (
          <li key={label} className={styles.bar}>
            <span className="visually-hidden">{t("builder.bar", { label, count })}</span>
            <span className={styles.count} aria-hidden="true">
              {count > 0 && count}
            </span>
            <span className={styles.fill} style={{ "--share": count / most } as React.CSSProperties} />
            <span className={styles.label} aria-hidden="true">
              {label}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
