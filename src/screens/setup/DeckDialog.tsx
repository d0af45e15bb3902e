import type { DeckFact, Game, StarterDeck } from "../../games/game";
import { cardLang, deckText } from "../../text/names";
import { Dialog } from "../../ui/Dialog";
import { Said } from "../../ui/Said";
import { CardEntry } from "../cards/CardEntry";
import { counted } from "../cards/counted";
import styles from "./DeckDialog.module.css";
import { t } from "./say";

interface Props {
  readonly game: Game;
  readonly deck: StarterDeck;
  readonly onClose: () => void;
}

/** The cards of a deck with their printed text. */
export function DeckDialog({ game, deck, onClose }: Props) {
  return (
    <Dialog title={deckText(deck.id, "name", deck.name)} onClose={onClose}>
      <p className={styles.plan} lang={cardLang(game.slug)}>
        {deckText(deck.id, "plan", deck.plan)}
      </p>
      <DeckFacts facts={game.deckFacts?.(deck.cards) ?? []} />
      {(game.deckParts?.(deck.cards) ?? [{ label: null, cards: deck.cards }]).map(({ label, cards }) => (
        <section key={label?.key ?? ""}>
          {label && (
            <h3>
              <Said message={label} />
            </h3>
          )}
          <p className={styles.count}>{t("deck.count", { count: cards.length })}</p>
          <ul className={styles.cards}>
            {counted(cards).map(({ name, copies }) => (
              <li key={name} className={styles.card}>
                <CardEntry game={game} name={name} copies={copies} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}

/** What steers the building of the deck, and how much of it the deck has. */
function DeckFacts({ facts }: { facts: readonly DeckFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, sign }) => (
        <div key={label.key}>
          <dt>
            <Said message={label} />
          </dt>
          <dd>
            {sign && (
              <i className={styles.sign} style={{ background: sign.colour }} aria-hidden="true">
                {sign.letter}
              </i>
            )}
            <Said message={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
