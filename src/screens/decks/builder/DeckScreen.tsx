import { Suspense, useState } from "react";
import type { Game } from "../../../games/game";
import type { GameSlug } from "../../../games/registry";
import type { DeckEditor } from "../../../store/decks/editor";
import { isSecret } from "../../../store/decks/saved-deck";
import { ButtonLink } from "../../../ui/Button";
import { gameTitle } from "../../games/names";
import { useGame } from "../../games/useGame";
import { hrefOf } from "../../routing/route";
import { RulesAside } from "../../rules/RulesAside";
import { Heading } from "../../shell/Heading";
import { LoadingScreen } from "../../shell/LoadingScreen";
import page from "../../shell/Page.module.css";
import { translated } from "../../shell/translated";
import { t } from "../messages";
import { Builder } from "./Builder";
import { useDeckEditor, useEditedDeck } from "./use-deck-editor";

const CoveredDeck = translated(() => import("../events/CoveredDeck"));

interface Props {
  readonly slug: GameSlug;
  readonly deck: string;
}

/** One deck of the player's, to build. */
export default function DeckScreen({ slug, deck }: Props) {
  const { game, failed } = useGame(slug);
  const editor = useDeckEditor(deck);
  if (failed) return <p role="alert">{t("game.failed")}</p>;
  if (editor === "gone" || (editor !== null && editor.get().saved.game !== slug)) return <Gone slug={slug} />;
  if (game === null || editor === null) return <LoadingScreen />;
  const opened = <Opened game={game} slug={slug} editor={editor} />;
  const { saved } = editor.get();
  return isSecret(saved) ? (
    <Suspense fallback={<LoadingScreen />}>
      <CoveredDeck slug={slug} deck={saved}>
        {opened}
      </CoveredDeck>
    </Suspense>
  ) : (
    opened
  );
}

function Opened({ game, slug, editor }: { game: Game; slug: GameSlug; editor: DeckEditor }) {
  const [clause, setClause] = useState<string | null>(null);
  const { name } = useEditedDeck(editor).content;
  const title = name.trim() || t("decks.untitled");
  return (
    <RulesAside game={game} clause={clause} onClause={setClause}>
      <Heading
        title={t("builder.document", { deck: title, game: gameTitle(slug) })}
        className="visually-hidden"
      >
        {title}
      </Heading>
      <Builder game={game} slug={slug} editor={editor} />
    </RulesAside>
  );
}

function Gone({ slug }: { slug: GameSlug }) {
  return (
    <div className={page.narrow}>
      <Heading title={t("decks.title")}>{t("decks.title")}</Heading>
      <p>{t("builder.gone")}</p>
      <div>
        <ButtonLink href={hrefOf({ kind: "decks", slug })}>{t("builder.back")}</ButtonLink>
      </div>
    </div>
  );
}
