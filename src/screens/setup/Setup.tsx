import { useSettings } from "../../store/settings";
import { ButtonLink } from "../parts/Button";
import { t } from "../say";
import { Heading } from "../shell/Heading";
import page from "../shell/Page.module.css";
import { Wait } from "../shell/Wait";
import { isPlayable } from "../worlds/library";
import { gameTitle } from "../worlds/names";
import { Scene } from "../worlds/Scene";
import { useGame } from "../worlds/use-game";
import type { WorldSlug } from "../worlds/worlds";
import styles from "./Setup.module.css";
import { SetupForm } from "./SetupForm";

/** Setting up a match of one game. */
export default function Setup({ slug }: { slug: WorldSlug }) {
  const title = gameTitle(slug);
  if (!isPlayable(slug)) return <NotYet slug={slug} />;
  return (
    <div className={page.page}>
      <div className={styles.banner} data-world={slug}>
        <Scene world={slug} className={styles.scene} />
        <div className={styles.bannerWords}>
          <p className={styles.game}>{title}</p>
          <Heading title={t("setup.document", { game: title })}>{t("setup.title")}</Heading>
        </div>
        <span className={styles.stitch} aria-hidden="true" />
      </div>
      <Loaded slug={slug} />
    </div>
  );
}

function Loaded({ slug }: { slug: WorldSlug }) {
  const names = useSettings((settings) => settings.playerNames);
  const { game, failed } = useGame(slug);
  if (failed) return <p role="alert">{t("game.failed")}</p>;
  return game === null ? <Wait /> : <SetupForm game={game} names={names} />;
}

function NotYet({ slug }: { slug: WorldSlug }) {
  const title = gameTitle(slug);
  return (
    <div className={page.narrow}>
      <Heading title={title}>{title}</Heading>
      <p className={page.lead}>{t("setup.not-yet")}</p>
      <p>
        <ButtonLink look="primary" to={{ screen: "home" }}>
          {t("shell.home")}
        </ButtonLink>
      </p>
    </div>
  );
}
