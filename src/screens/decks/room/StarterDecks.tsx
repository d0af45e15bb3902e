import { Copy } from "lucide-react";
import { EMPTY_DECK } from "../../../decks/deck-list";
import type { Game } from "../../../games/game";
import type { StarterDeck } from "../../../games/game-deck";
import { Button } from "../../../ui/Button";
import { t } from "../messages";
import { shownDeck } from "../parts/shown-deck";
import styles from "./DeckRoom.module.css";
import { DeckTile } from "./DeckTile";
import type { TellNews } from "./news";
import { copyDeck } from "./open-deck";

interface Props {
  readonly game: Game;
  readonly onNews: TellNews;
}

/** The ready-made decks, to copy. */
export function StarterDecks({ game, onNews }: Props) {
  const copy = async ({ cards, side = [] }: StarterDeck, name: string) => {
    await copyDeck(game.slug, { ...EMPTY_DECK, name, cards, side });
    onNews(t("decks.copied", { deck: name }));
  };
  return (
    <section className={styles.section} aria-labelledby="starter-decks">
      <h2 id="starter-decks" className={styles.sectionTitle}>
        {t("decks.starters")}
      </h2>
      <ul className={styles.decks}>
        {game.deck.starters.map((deck) => {
          const shown = shownDeck(game, deck);
          return (
            <DeckTile
              key={deck.id}
              deck={shown}
              facts={[t("decks.summary", { count: deck.cards.length, side: deck.side?.length ?? 0 })]}
            >
              <Button
                icon={<Copy size={18} aria-hidden="true" />}
                aria-label={t("decks.copy-deck", { deck: shown.name })}
                onClick={() => void copy(deck, shown.name)}
              >
                {t("decks.copy")}
              </Button>
            </DeckTile>
          );
        })}
      </ul>
    </section>
  );
}
