import { GAME_SLUGS, type GameSlug } from "../../games/registry";
import { hrefOf, type Route } from "../routing/route";
import styles from "./GameLinks.module.css";
import { gameTitle } from "./names";

interface Props {
  readonly label: string;
  /** The game whose page this is. */
  readonly current: GameSlug;
  /** The same page for a game. */
  readonly to: (slug: GameSlug) => Route;
}

/** Links to the same page of other games. */
export function GameLinks({ label, current, to }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.games}>
        {GAME_SLUGS.map((slug) => (
          <li key={slug}>
            <a
              className={styles.game}
              href={hrefOf(to(slug))}
              aria-current={slug === current ? "page" : undefined}
            >
              {gameTitle(slug)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
