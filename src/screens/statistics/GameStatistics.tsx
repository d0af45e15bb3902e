import type { NamedTally } from "../../store/statistics/statistics";
import type { Score } from "../../store/statistics/tally";
import { hasText, say } from "../../text";
import { deckText } from "../../text/names";
import { numeral } from "../../text/number";
import { cx } from "../../ui/cx";
import { gameTitle } from "../games/names";
import { t } from "../replay/messages";
import styles from "./Statistics.module.css";

export function GameStatistics({ tally }: { tally: NamedTally }) {
  const { game, played, practice, shared, turns, moves, series, levels, decks, deckNames, causes } = tally;
  const levelName = (level: (typeof levels)[number]["level"]) =>
    level === "several" ? t("stats.several") : t(`level.${level}`);
  const deckName = (deck: string) =>
    deck === "" ? t("stats.drafted") : deckText(game, deck, "name", deckNames[deck] ?? t("stats.other-deck"));
  return (
    <section className={styles.game}>
      <h2>{gameTitle(game)}</h2>
      <p>
        {t("stats.summary", { played, practice, shared, turns: numeral(turns, 1), moves: numeral(moves) })}
      </p>
      {series.played > 0 && <p>{t("stats.series", series)}</p>}
      {levels.length > 0 && (
        <Scores
          caption={t("stats.levels")}
          head={t("stats.level")}
          rows={levels.map(({ level, score }) => ({ key: level, name: levelName(level), score }))}
        />
      )}
      <Scores
        caption={t("stats.decks")}
        head={t("stats.deck")}
        rows={decks.map(({ deck, score }) => ({ key: deck, name: deckName(deck), score }))}
      />
      {shared > 0 && <p className={styles.help}>{t("stats.decks.help")}</p>}
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption>{t("stats.causes")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("stats.cause")}</th>
              <th scope="col">{t("stats.count")}</th>
            </tr>
          </thead>
          <tbody>
            {causes.map(({ cause, count }) => (
              <tr key={cause}>
                <th scope="row">{hasText(`outcome.${cause}`) ? say({ key: `outcome.${cause}` }) : cause}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface Row {
  readonly key: string;
  readonly name: string;
  readonly score: Score;
}

const COLUMNS = [
  { key: "stats.played", of: ({ played }: Score) => played },
  { key: "stats.won", of: ({ won }: Score) => won },
  { key: "stats.lost", of: ({ lost }: Score) => lost },
  { key: "stats.drawn", of: ({ drawn }: Score) => drawn },
  { key: "stats.rate", of: ({ won, played }: Score) => numeral((100 * won) / played) },
  { key: "stats.length", of: ({ turns }: Score) => numeral(turns, 1) },
] as const;

interface ScoresProps {
  readonly caption: string;
  readonly head: string;
  readonly rows: readonly Row[];
}

function Scores({ caption, head, rows }: ScoresProps) {
  return (
    <section className={styles.frame} aria-label={caption}>
      <table className={cx(styles.table, styles.scores)}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {COLUMNS.map(({ key }) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, score }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {COLUMNS.map((column) => (
                <td key={column.key}>
                  <span className={styles.of} aria-hidden="true">
                    {t(column.key)}
                  </span>
                  {column.of(score)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
