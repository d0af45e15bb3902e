import type { GameSlug } from "../../games/registry";
import { useSettings } from "../../store/settings/settings";
import { gameTitle } from "../games/names";
import { Scene } from "../games/Scene";
import { useGame } from "../games/useGame";
import { Heading } from "../shell/Heading";
import { LoadingScreen } from "../shell/LoadingScreen";
import { t } from "./messages";
import styles from "./Setup.module.css";
import { SetupForm } from "./SetupForm";

interface Props {
  readonly slug: GameSlug;
  /** Id of the deck for the first seat. */
  readonly deck?: string | undefined;
}

export default function Setup({ slug, deck }: Props) {
  return (
    <div className={styles.setup}>
      <Banner slug={slug} document={t("setup.document", { game: gameTitle(slug) })} />
      <Loaded slug={slug} deck={deck} />
    </div>
  );
}

interface BannerProps {
  readonly slug: GameSlug;
  /** Title of the document. */
  readonly document: string;
}

/** A banner in the game's colours, with its name and the heading of the screen. */
function Banner({ slug, document }: BannerProps) {
  return (
    <div className={styles.banner} data-game={slug}>
      <Scene slug={slug} className={styles.scene} />
      <p className={styles.game}>{gameTitle(slug)}</p>
      <Heading title={document} className={styles.title}>
        {t("setup.title")}
      </Heading>
    </div>
  );
}

function Loaded({ slug, deck }: Props) {
  const names = useSettings((settings) => settings.playerNames);
  const { game, failed } = useGame(slug);
  if (failed) return <p role="alert">{t("game.failed")}</p>;
  return game === null ? <LoadingScreen /> : <SetupForm game={game} names={names} deck={deck} />;
}
