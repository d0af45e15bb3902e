import type { GameSlug } from "../../games/registry";
import { t } from "../../text";
import { gamePitch, gameTitle } from "../games/names";
import { Scene } from "../games/Scene";
import styles from "./Tile.module.css";

/** A game that is announced but not playable yet. */
export function WaitingTile({ slug }: { slug: GameSlug }) {
  return (
    <article className={styles.waiting} data-game={slug}>
      <Scene slug={slug} className={styles.scene} />
      <div className={styles.words}>
        <h3 className={styles.title}>{gameTitle(slug)}</h3>
        <p className={styles.pitch}>{gamePitch(slug)}</p>
        <p className={styles.mark}>{t("home.not-yet")}</p>
      </div>
      <span className={styles.stitch} aria-hidden="true" />
    </article>
  );
}
