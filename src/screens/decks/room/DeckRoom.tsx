import { ClipboardPaste, FileStack, LibraryBig, PackageOpen, Plus, Users } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import type { Game } from "../../../games/game";
import { GAME_SLUGS, type GameSlug } from "../../../games/registry";
import { Button, ButtonLink } from "../../../ui/Button";
import { GameLinks } from "../../games/GameLinks";
import { gameTitle } from "../../games/names";
import { useGame } from "../../games/useGame";
import { hrefOf } from "../../routing/route";
import { Heading } from "../../shell/Heading";
import { LoadingScreen } from "../../shell/LoadingScreen";
import page from "../../shell/Page.module.css";
import { translated } from "../../shell/translated";
import { t } from "../messages";
import styles from "./DeckRoom.module.css";
import type { TellNews } from "./news";
import { OwnDecks } from "./OwnDecks";
import { openNewDeck } from "./open-deck";
import { StarterDecks } from "./StarterDecks";
import { useOwnDecks } from "./use-own-decks";

const [FIRST = "d20-warriors"] = GAME_SLUGS;
const OwnEvents = translated(() => import("../events/OwnEvents"));
const DeletedDecks = lazy(() => import("./DeletedDecks"));
const ImportDialog = lazy(() => import("../share/ImportDialog"));
const ICON = { size: 18, "aria-hidden": true } as const;

/** The decks for one game: to build, copy, import and delete. */
export default function DeckRoom({ slug = FIRST }: { slug?: GameSlug | undefined }) {
  const { game, failed } = useGame(slug);
  return (
    <div className={page.page}>
      <div className={styles.top}>
        <Heading title={t("decks.document", { game: gameTitle(slug) })}>{t("decks.title")}</Heading>
        <GameLinks label={t("decks.games")} current={slug} to={(other) => ({ kind: "decks", slug: other })} />
      </div>
      {failed && <p role="alert">{t("game.failed")}</p>}
      {!failed && (game === null ? <LoadingScreen /> : <Room key={slug} game={game} slug={slug} />)}
    </div>
  );
}

/** What has just happened, and how to take it back. */
interface News {
  readonly text: string;
  readonly undo?: (() => void) | undefined;
}

interface RoomProps {
  readonly game: Game;
  readonly slug: GameSlug;
}

function Room({ game, slug }: RoomProps) {
  const { own, deleted, unreachable, refresh } = useOwnDecks(slug);
  const [news, setNews] = useState<News>({ text: "" });
  const [isImporting, setImporting] = useState(false);
  const newsLine = useRef<HTMLParagraphElement>(null);
  const tell: TellNews = (text, undo) => {
    setNews({ text, undo });
    // The pressed button may have been removed with its deck.
    newsLine.current?.focus();
  };
  return (
    <>
      <Ways game={game} slug={slug} onImport={() => setImporting(true)} />
      <div className={styles.newsLine}>
        <p ref={newsLine} role="status" tabIndex={-1} className={styles.news}>
          {news.text}
        </p>
        {news.undo && <Button onClick={news.undo}>{t("decks.undo-delete")}</Button>}
      </div>
      <Suspense>
        <OwnEvents slug={slug} onNews={tell} />
      </Suspense>
      {unreachable ? (
        <Unreachable onAgain={refresh} />
      ) : (
        own && <OwnDecks game={game} decks={own} onNews={tell} />
      )}
      <StarterDecks game={game} onNews={tell} />
      {deleted.length > 0 && (
        <Suspense>
          <DeletedDecks decks={deleted} onNews={tell} />
        </Suspense>
      )}
      {isImporting && (
        <Suspense>
          <ImportDialog game={game} slug={slug} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}

function Ways({ game, slug, onImport }: RoomProps & { readonly onImport: () => void }) {
  const { limited } = game.deck;
  return (
    <div className={styles.ways}>
      <Button look="primary" icon={<Plus {...ICON} />} onClick={() => void openNewDeck(slug)}>
        {t("decks.new")}
      </Button>
      <Button icon={<ClipboardPaste {...ICON} />} onClick={onImport}>
        {t("decks.import")}
      </Button>
      {limited && (
        <ButtonLink icon={<Users {...ICON} />} href={hrefOf({ kind: "new-event", slug, event: "draft" })}>
          {t("decks.draft")}
        </ButtonLink>
      )}
      {limited?.sealed && (
        <ButtonLink
          icon={<PackageOpen {...ICON} />}
          href={hrefOf({ kind: "new-event", slug, event: "sealed" })}
        >
          {t("decks.sealed")}
        </ButtonLink>
      )}
      <ButtonLink icon={<LibraryBig {...ICON} />} href={hrefOf({ kind: "cards", slug })}>
        {t("decks.browse")}
      </ButtonLink>
      <ButtonLink icon={<FileStack {...ICON} />} href={hrefOf({ kind: "sets", slug })}>
        {t("decks.own-cards")}
      </ButtonLink>
    </div>
  );
}

function Unreachable({ onAgain }: { onAgain: () => void }) {
  return (
    <div className={page.empty}>
      <p>{t("decks.unreachable")}</p>
      <Button onClick={onAgain}>{t("decks.again")}</Button>
    </div>
  );
}
