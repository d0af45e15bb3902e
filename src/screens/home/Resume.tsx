import { RotateCcw } from "lucide-react";
import { ButtonLink } from "../../ui/Button";
import { gameTitle } from "../games/names";
import { hrefOf } from "../routing/route";
import { seriesProgress, whenSaved, whoPlays } from "../saves/describe";
import { isOpen, openMatchExpected } from "../saves/open-match";
import { useSavedMatches } from "../saves/use-saved-matches";
import { t } from "./messages";
import styles from "./Resume.module.css";

/** The last unfinished match. One press resumes it. */
export function Resume() {
  const { matches } = useSavedMatches();
  const [latest, ...others] = matches?.filter(isOpen) ?? [];
  if (latest === undefined)
    return matches === null && openMatchExpected() ? <div className={styles.room} /> : null;
  return (
    <section className={styles.resume} aria-labelledby="resume">
      <div className={styles.words}>
        <h2 id="resume" className={styles.title}>
          {t("resume.title", { game: gameTitle(latest.game) })}
        </h2>
        <p className={styles.who}>{whoPlays(latest)}</p>
        <p className={styles.when}>
          {latest.series && `${seriesProgress(latest.series, latest.teams)}. `}
          {t("resume.when", { turn: latest.turn, when: whenSaved(latest, Date.now()) })}
          {others.length > 0 && (
            <a className={styles.others} href={hrefOf({ kind: "saves" })}>
              {t("resume.others", { count: others.length })}
            </a>
          )}
        </p>
      </div>
      <ButtonLink
        look="primary"
        icon={<RotateCcw aria-hidden="true" size={18} />}
        href={hrefOf({ kind: "table", match: latest.id })}
      >
        {t("resume.go")}
      </ButtonLink>
    </section>
  );
}
