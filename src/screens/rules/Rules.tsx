import type { GameSlug } from "../../games/registry";
import { t } from "../../text";
import { GameLinks } from "../games/GameLinks";
import { gameTitle } from "../games/names";
import { useGame } from "../games/useGame";
import { Heading } from "../shell/Heading";
import { LoadingScreen } from "../shell/LoadingScreen";
import page from "../shell/Page.module.css";
import { RulebookReader } from "./RulebookReader";
import styles from "./Rules.module.css";

interface Props {
  readonly slug: GameSlug;
  readonly clause?: string | undefined;
}

/** The rules reader as its own screen. */
export default function Rules({ slug, clause }: Props) {
  const title = t("reader.title", { game: gameTitle(slug) });
  return (
    <div className={page.page}>
      <div className={styles.top}>
        <Heading
          title={clause === undefined ? title : `${clause} · ${title}`}
          takesFocus={clause === undefined}
        >
          {title}
        </Heading>
        <GameLinks label={t("reader.books")} current={slug} to={(book) => ({ kind: "rules", slug: book })} />
      </div>
      <Book slug={slug} clause={clause} />
    </div>
  );
}

function Book({ slug, clause }: Props) {
  const { game, failed } = useGame(slug);
  if (failed) return <p role="alert">{t("game.failed")}</p>;
  return game === null ? <LoadingScreen /> : <RulebookReader game={game} clause={clause} place="page" />;
}
