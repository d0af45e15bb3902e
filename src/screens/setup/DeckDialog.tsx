import type { Game, StarterDeck } from "../../games/game";
import { CardEntry } from "../cards/CardEntry";
import { counted } from "../cards/counted";
import { Dialog } from "../parts/Dialog";
import { t } from "../say";
import styles from "./DeckDialog.module.css";

interface Props {
  readonly game: Game;
  readonly deck: StarterDeck;
  readonly onClose: () => void;
}

/** The cards of a deck with their printed text. */
export function DeckDialog({ game, deck, onClose }: Props) {
  return (
    <Dialog title={deck.name} onClose={onClose}>
      <p className={styles.plan}>{deck.plan}</p>
      <p className={styles.count}>{t("deck.count", { count: deck.cards.length })}</p>
      <ul className={styles.cards}>
        {counted(deck.cards).map(({ name, copies }) => (
          <li key={name} className={styles.card}>
            <CardEntry game={game} name={name} copies={copies} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
