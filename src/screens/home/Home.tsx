import { t } from "../say";
import { Heading } from "../shell/Heading";
import { isPlayable } from "../worlds/library";
import { WORLDS } from "../worlds/worlds";
import styles from "./Home.module.css";
import { Resume } from "./Resume";
import { Tile } from "./Tile";
import { WaitingTile } from "./WaitingTile";

/** The landing page: what was left open, then the games. */
export function Home() {
  const playable = WORLDS.filter(isPlayable);
  const waiting = WORLDS.filter((world) => !isPlayable(world));
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
        {playable.map((world) => (
          <li key={world}>
            <Tile world={world} />
          </li>
        ))}
      </ul>
      {waiting.length > 0 && (
        <section className={styles.section} aria-labelledby="waiting">
          <h2 id="waiting" className={styles.sectionTitle}>
            {t("home.waiting")}
          </h2>
          <ul className={styles.waiting}>
            {waiting.map((world) => (
              <li key={world}>
                <WaitingTile world={world} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
