import { LibraryBig } from "lucide-react";
import type { DeckList } from "../../../decks/deck-list";
import { missingSets } from "../../../decks/deck-sets";
import type { Game } from "../../../games/game";
import { isGameSlug } from "../../../games/registry";
import { ButtonLink } from "../../../ui/Button";
import { hrefOf } from "../../routing/route";
import { t } from "../messages";
import styles from "./MissingSets.module.css";

interface Props {
  readonly game: Game;
  readonly deck: Pick<DeckList, "cards" | "side" | "sets">;
}

/** The card sets that a deck needs and that are not installed. */
export function MissingSets({ game, deck }: Props) {
  const missing = missingSets(game, deck);
  const { slug } = game;
  if (missing.length === 0 || !isGameSlug(slug)) return null;
  return (
    <section className={styles.missing}>
      <h2 className={styles.title}>{t("decks.sets-missing")}</h2>
      <ul className={styles.list}>
        {missing.map(({ code, name, version }) => (
          <li key={code}>{t("decks.set-missing", { name, code, version })}</li>
        ))}
      </ul>
      <ButtonLink icon={<LibraryBig size={18} aria-hidden="true" />} href={hrefOf({ kind: "sets", slug })}>
        {t("decks.sets-open")}
      </ButtonLink>
    </section>
  );
}
