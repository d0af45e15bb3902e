import { GAME_SLUGS } from "../../games/registry";
import { hrefOf } from "../routing/route";
import { Heading } from "../shell/Heading";
import styles from "./Home.module.css";
import { t } from "./messages";
import { Resume } from "./Resume";
import { Tile } from "./Tile";

/** The landing page: the match to resume, then the games. */
export function Home() {
  return (
    <div className={styles.home}>
      <div className={styles.head}>
        <div className={styles.intro}>
          <Heading title="">{t("home.title")}</Heading>
          <p className={styles.lead}>
            {/* One text node, as in the prerendered page. With two, the live page counts as another largest paint. */}
            {`${t("home.lead")} ${t("home.note")} `}
            <a href={hrefOf({ kind: "puzzles" })}>{t("home.puzzles")}</a>
          </p>
        </div>
        <Resume />
      </div>
      <ul className={styles.games}>
        {GAME_SLUGS.map((slug) => (
          <li key={slug}>
            <Tile slug={slug} />
          </li>
        ))}
      </ul>
    </div>
  );
}
