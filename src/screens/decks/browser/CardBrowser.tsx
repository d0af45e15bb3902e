import { lazy, Suspense, startTransition, useId, useMemo, useState } from "react";
import { type CardQuery, searchCards } from "../../../decks/search";
import type { Game } from "../../../games/game";
import type { Copies } from "../../../games/game-deck";
import { t } from "../messages";
import styles from "./CardBrowser.module.css";
import { CardResults } from "./CardResults";
import type { CardUse } from "./card-use";
import { Filters } from "./Filters";
import { SearchBar, type View } from "./SearchBar";
import { usePrintedTexts } from "./use-printed-texts";

const CardDialog = lazy(() => import("./CardDialog"));

interface Props {
  readonly game: Game;
  /** What can be done with a card. Without it, a press shows the card large. */
  readonly use?: CardUse | undefined;
  /** The only cards to choose from. Defaults to all of the game. */
  readonly pool?: Copies | undefined;
  /** Also cards that no deck may hold, such as tokens. Defaults to when there is no use of cards. */
  readonly every?: boolean;
}

const EVERY: CardQuery = { every: true };

/** The cards of a game: to search, filter, sort, look at and, with `use`, put into a deck. */
export function CardBrowser({ game, use, pool, every = use === undefined }: Props) {
  const [query, setQuery] = useState<CardQuery>(every ? EVERY : {});
  const [searched, setSearched] = useState(query);
  const [view, setView] = useState<View>("grid");
  const [shown, setShown] = useState<string | null>(null);
  const id = useId();
  usePrintedTexts(game, every);
  const asked = useMemo(() => (pool ? { ...searched, pool } : searched), [searched, pool]);
  // Typing stays quick while a large pool is searched. In a transition, the faces of tiles follow their names.
  const search = (change: Partial<CardQuery>) => {
    const next = { ...query, ...change };
    setQuery(next);
    startTransition(() => setSearched(next));
  };
  const found = useMemo(() => searchCards(game, asked), [game, asked]);
  const all = useMemo(() => searchCards(game, every ? EVERY : { pool }).length, [game, every, pool]);
  const at = found.findIndex(({ name }) => name === shown);

  return (
    <div className={styles.browser}>
      <SearchBar
        query={query}
        hasCosts={game.deck.cost !== undefined}
        view={view}
        onQuery={search}
        onView={setView}
      >
        <Filters
          game={game}
          query={asked}
          chosen={query.facets ?? {}}
          onChange={(facets) => search({ facets })}
        />
      </SearchBar>
      <p className={styles.found} role="status">
        {found.length === 0 ? t("browser.nothing") : t("browser.found", { count: found.length, all })}
      </p>
      <p id={`${id}-keys`} className="visually-hidden">
        {t(use ? "browser.keys" : "browser.keys.look")}
      </p>
      <CardResults
        game={game}
        cards={found}
        view={view}
        use={use}
        describedBy={`${id}-keys`}
        onLook={setShown}
      />
      {shown !== null && (
        <Suspense>
          <CardDialog
            game={game}
            name={shown}
            use={use}
            previous={found[at - 1]?.name}
            next={found[at + 1]?.name}
            onLook={setShown}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
