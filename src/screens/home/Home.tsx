import { GAMES, isPlayable, PLAYABLE } from "../../games/registry";
import { Heading } from "../shell/Heading";
import styles from "./Home.module.css";
import { Resume } from "./Resume";
import { t } from "./say";
import { Tile } from "./Tile";
import { WaitingTile } from "./WaitingTile";

/** The landing page: the match to resume, then the games. */
export function Home() {
  const waiting = GAMES.map(({ slug }) => slug).filter((slug) => !isPlayable(slug));
  return (
    <div className={styles.home}>
      <div className={styles.head}>
        <div className={styles.intro}>
          <Heading title="">{t("home.title")}</Heading>
          <p className={styles.lead}>{t("home.lead")}</p>
        </div>
        <Resume />
      </div>
      <ul className={styles.playable}>
        {PLAYABLE.map((slug) => (
          <li key={slug}>
            <Tile slug={slug} />
          </li>
        ))}
      </ul>
      {waiting.length > 0 && (
        <section className={styles.section} aria-labelledby="waiting">
          <h2 id="waiting" className={styles.sectionTitle}>
            {t("home.waiting")}
          </h2>
          <ul className={styles.waiting}>
            {waiting.map((slug) => (
              <li key={slug}>
                <WaitingTile slug={slug} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
