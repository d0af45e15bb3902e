import { FileStack } from "lucide-react";
import type { GameSlug } from "../../../games/registry";
import { ButtonLink } from "../../../ui/Button";
import { GameLinks } from "../../games/GameLinks";
import { gameTitle } from "../../games/names";
import { useGame } from "../../games/useGame";
import { hrefOf } from "../../routing/route";
import { Heading } from "../../shell/Heading";
import { LoadingScreen } from "../../shell/LoadingScreen";
import page from "../../shell/Page.module.css";
import { t } from "../messages";
import { CardBrowser } from "./CardBrowser";

/** Every card of a game. */
export default function CardsScreen({ slug }: { slug: GameSlug }) {
  const { game, failed } = useGame(slug);
  return (
    <div className={page.page}>
      <Heading title={t("browser.document", { game: gameTitle(slug) })}>{t("browser.title")}</Heading>
      <GameLinks label={t("browser.games")} current={slug} to={(other) => ({ kind: "cards", slug: other })} />
      <p>
        <ButtonLink icon={<FileStack size={18} aria-hidden />} href={hrefOf({ kind: "sets", slug })}>
          {t("browser.sets")}
        </ButtonLink>
      </p>
      {failed && <p role="alert">{t("game.failed")}</p>}
      {!failed && (game === null ? <LoadingScreen /> : <CardBrowser key={slug} game={game} />)}
    </div>
  );
}
