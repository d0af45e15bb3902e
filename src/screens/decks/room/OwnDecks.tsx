import { Copy, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { listProblems } from "../../../decks/side-deck";
import type { Game } from "../../../games/game";
import { isGameSlug } from "../../../games/registry";
import { decks } from "../../../store/decks/decks";
import { contentOf } from "../../../store/decks/editor";
import { isSecret, type SavedDeck } from "../../../store/decks/saved-deck";
import { Button, ButtonLink } from "../../../ui/Button";
import { SelectField } from "../../../ui/SelectField";
import { hrefOf } from "../../routing/route";
import page from "../../shell/Page.module.css";
import { t } from "../messages";
import { ownShownDeck } from "../parts/shown-deck";
import styles from "./DeckRoom.module.css";
import { DeckTile } from "./DeckTile";
import type { TellNews } from "./news";
import { copyDeck } from "./open-deck";

const ICON = { size: 18, "aria-hidden": true } as const;

interface Props {
  readonly game: Game;
  readonly decks: readonly SavedDeck[];
  readonly onNews: TellNews;
}

/** The player's decks. They can be narrowed to those with a tag. */
export function OwnDecks({ game, decks: all, onNews }: Props) {
  const [tag, setTag] = useState("");
  const tags = [...new Set(all.flatMap((deck) => deck.tags))].sort((a, b) => a.localeCompare(b));
  const shown = tags.includes(tag) ? all.filter((deck) => deck.tags.includes(tag)) : all;
  return (
    <section className={styles.section} aria-labelledby="own-decks">
      <div className={styles.sectionHead}>
        <h2 id="own-decks" className={styles.sectionTitle}>
          {t("decks.own")}
        </h2>
        {tags.length > 0 && (
          <SelectField
            label={t("decks.tag-filter")}
            hideLabel
            choices={[
              { value: "", label: t("decks.tag-all") },
              ...tags.map((one) => ({ value: one, label: one })),
            ]}
            value={tags.includes(tag) ? tag : ""}
            onChange={setTag}
          />
        )}
      </div>
      {all.length === 0 ? (
        <p className={page.empty}>{t("decks.none")}</p>
      ) : (
        <ul className={styles.decks}>
          {shown.map((deck) => (
            <OwnDeck key={deck.id} game={game} deck={deck} onNews={onNews} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OwnDeck({ game, deck, onNews }: Omit<Props, "decks"> & { readonly deck: SavedDeck }) {
  const { name } = deck;
  const faults = listProblems(game, deck).length;
  const copy = async () => {
    await copyDeck(game.slug, { ...contentOf(deck), name: t("decks.copy-name", { deck: name }) });
    onNews(t("decks.copied", { deck: name }));
  };
  const remove = async () => {
    await decks.remove(deck.id);
    onNews(t("decks.deleted", { deck: name }), () => {
      void decks.restore(deck.id);
      onNews(t("decks.restored", { deck: name }));
    });
  };
  if (!isGameSlug(game.slug)) return null;
  return (
    <DeckTile
      deck={ownShownDeck(game, deck)}
      facts={[
        t("decks.summary", { count: deck.cards.length, side: deck.side.length }),
        faults === 0 ? t("decks.legal") : t("decks.faults", { count: faults }),
      ]}
      isFaulty={faults > 0}
      tags={deck.tags}
    >
      <ButtonLink
        look="primary"
        icon={<Pencil {...ICON} />}
        href={hrefOf({ kind: "deck", slug: game.slug, deck: deck.id })}
        aria-label={t("decks.edit-deck", { deck: name })}
      >
        {t("decks.edit")}
      </ButtonLink>
      {!isSecret(deck) && (
        <Button
          icon={<Copy {...ICON} />}
          aria-label={t("decks.copy-deck", { deck: name })}
          onClick={() => void copy()}
        >
          {t("decks.copy")}
        </Button>
      )}
      <Button
        look="danger"
        icon={<Trash2 {...ICON} />}
        aria-label={t("decks.delete-deck", { deck: name })}
        onClick={() => void remove()}
      >
        {t("decks.delete")}
      </Button>
    </DeckTile>
  );
}
