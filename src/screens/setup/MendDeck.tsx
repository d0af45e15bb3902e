import { Pencil, Sparkles } from "lucide-react";
import { useState } from "react";
import { completeDeck } from "../../decks/complete";
import type { Game } from "../../games/game";
import { isGameSlug } from "../../games/registry";
import { decks } from "../../store/decks/decks";
import type { SavedDeck } from "../../store/decks/saved-deck";
import { say } from "../../text";
import { Button, ButtonLink } from "../../ui/Button";
import { hrefOf } from "../routing/route";
import styles from "./MendDeck.module.css";
import { t } from "./messages";

interface Props {
  readonly game: Game;
  readonly deck: SavedDeck;
}

/** An own deck that may not be played: completed here, or opened in the deck room. */
export function MendDeck({ game, deck }: Props) {
  const [why, setWhy] = useState("");
  if (!isGameSlug(game.slug)) return null;
  const complete = async () => {
    const found = completeDeck(game, deck);
    if ("why" in found) setWhy(say(found.why));
    else await decks.save(deck, found.deck);
  };
  return (
    <div className={styles.mend}>
      <Button icon={<Sparkles size={18} aria-hidden="true" />} onClick={() => void complete()}>
        {t("setup.complete-deck", { deck: deck.name })}
      </Button>
      <ButtonLink
        icon={<Pencil size={18} aria-hidden="true" />}
        href={hrefOf({ kind: "deck", slug: game.slug, deck: deck.id })}
      >
        {t("setup.edit-deck", { deck: deck.name })}
      </ButtonLink>
      {why !== "" && <p role="alert">{t("setup.not-completed", { why })}</p>}
    </div>
  );
}
