import { Pencil, Sparkles } from "lucide-react";
import { Suspense, useState } from "react";
import { completeDeck } from "../../decks/complete";
import { missingSets } from "../../decks/deck-sets";
import type { Game } from "../../games/game";
import { isGameSlug } from "../../games/registry";
import { decks } from "../../store/decks/decks";
import type { SavedDeck } from "../../store/decks/saved-deck";
import { say } from "../../text";
import { Button, ButtonLink } from "../../ui/Button";
import { hrefOf } from "../routing/route";
import { translated } from "../shell/translated";
import styles from "./MendDeck.module.css";
import { t } from "./messages";

interface Props {
  readonly game: Game;
  readonly deck: SavedDeck;
}

/** Loaded only for a deck that needs it. */
const MissingSets = translated(async () => ({
  default: (await import("../decks/parts/MissingSets")).MissingSets,
}));

/** An own deck that may not be played: its missing card sets, or the ways to complete it, here or in the deck room. */
export function MendDeck({ game, deck }: Props) {
  const [why, setWhy] = useState("");
  if (!isGameSlug(game.slug)) return null;
  const complete = async () => {
    const found = completeDeck(game, deck);
    if ("why" in found) setWhy(say(found.why));
    else await decks.save(deck, found.deck);
  };
  const needsSets = missingSets(game, deck).length > 0;
  return (
    <div className={styles.mend}>
      {needsSets ? (
        <Suspense>
          <MissingSets game={game} deck={deck} />
        </Suspense>
      ) : (
        <Button icon={<Sparkles size={18} aria-hidden="true" />} onClick={() => void complete()}>
          {t("setup.complete-deck", { deck: deck.name })}
        </Button>
      )}
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
