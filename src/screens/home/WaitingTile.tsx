import { t } from "../say";
import { gameTitle, worldPitch } from "../worlds/names";
import { Scene } from "../worlds/Scene";
import type { WorldSlug } from "../worlds/worlds";
import styles from "./Tile.module.css";

/** A game that is not there yet, and says so. */
export function WaitingTile({ world }: { world: WorldSlug }) {
  return (
    <article className={styles.waiting} data-world={world}>
      <Scene world={world} className={styles.scene} />
      <div className={styles.words}>
        <h3 className={styles.title}>{gameTitle(world)}</h3>
        <p className={styles.pitch}>{worldPitch(world)}</p>
        <p className={styles.mark}>{t("home.not-yet")}</p>
      </div>
      <span className={styles.stitch} aria-hidden="true" />
    </article>
  );
}
