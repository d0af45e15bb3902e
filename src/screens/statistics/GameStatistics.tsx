import type { NamedTally } from "../../store/stats/statistics";
import type { Score } from "../../store/stats/tally";
import { hasText, say } from "../../text";
import { deckText } from "../../text/names";
import { numeral } from "../../text/number";
import { gameTitle } from "../games/names";
import { t } from "../replay/say";
import styles from "./Statistics.module.css";

/** The statistics of one game. */
export function GameStatistics({ tally }: { tally: NamedTally }) {
  const { game, played, practice, shared, turns, moves, levels, decks, deckNames, causes } = tally;
  const levelName = (level: (typeof levels)[number]["level"]) =>
    level === "several" ? t("stats.several") : t(`level.${level}`);
  const deckName = (deck: string) =>
    deck === "" ? t("stats.drafted") : deckText(deck, "name", deckNames[deck] ?? t("stats.other-deck"));
  return (
    <section className={styles.game}>
      <h2>{gameTitle(game)}</h2>
      <p>
        {t("stats.summary", { played, practice, shared, turns: numeral(turns, 1), moves: numeral(moves) })}
      </p>
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
      <div className={styles.scroll}>
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

interface ScoresProps {
  readonly caption: string;
  readonly head: string;
  readonly rows: readonly Row[];
}

function Scores({ caption, head, rows }: ScoresProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls on a narrow screen, also by keyboard.
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{t("stats.played")}</th>
            <th scope="col">{t("stats.won")}</th>
            <th scope="col">{t("stats.lost")}</th>
            <th scope="col">{t("stats.drawn")}</th>
            <th scope="col">{t("stats.rate")}</th>
            <th scope="col">{t("stats.length")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, score }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{score.played}</td>
              <td>{score.won}</td>
              <td>{score.lost}</td>
              <td>{score.drawn}</td>
              <td>{numeral((100 * score.won) / score.played)}</td>
              <td>{numeral(score.turns, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
