import { countCopies } from "../../decks/count-copies";
import { deckParts } from "../../decks/sections";
import type { Game } from "../../games/game";
import type { DeckFact } from "../../games/game-deck";
import type { Message } from "../../kernel";
import type { setup } from "../../text/en/ui/setup";
import { messages } from "../../text/message";
import { Dialog } from "../../ui/Dialog";
import { LocalizedText } from "../../ui/LocalizedText";
import { CardEntry } from "../cards/CardEntry";
import styles from "./DeckDialog.module.css";
import { t } from "./messages";
import type { ChosenDeck } from "./plan";
import { shownDeckOf } from "./shown-deck-of";

interface Props {
  readonly game: Game;
  readonly deck: ChosenDeck;
  readonly onClose: () => void;
}

interface Part {
  readonly label?: Message;
  readonly cards: readonly string[];
}

/** The sections of the deck with cards in them, and its side deck. A deck of one section has no heading. */
function partsOf(game: Game, { cards, side = [] }: ChosenDeck): readonly Part[] {
  const filled = deckParts(game, cards).filter((part) => part.cards.length > 0);
  const parts =
    filled.length === 1 ? [{ cards }] : filled.map(({ section, ...part }) => ({ ...section, ...part }));
  return side.length === 0
    ? parts
    : [...parts, { label: messages<typeof setup>()("deck.side"), cards: side }];
}

/** The cards of a deck with their printed text. */
export function DeckDialog({ game, deck, onClose }: Props) {
  const { name, lang, plan } = shownDeckOf(game, deck);
  return (
    <Dialog title={<span lang={lang}>{name}</span>} onClose={onClose}>
      {plan !== "" && <p className={styles.plan}>{plan}</p>}
      <DeckFacts facts={game.deck.facts?.(deck.cards) ?? []} />
      {partsOf(game, deck).map(({ label, cards }) => (
        <section key={label?.key ?? ""}>
          {label && (
            <h3>
              <LocalizedText message={label} />
            </h3>
          )}
          <p className={styles.count}>{t("deck.count", { count: cards.length })}</p>
          <ul className={styles.cards}>
            {countCopies(cards).map(({ name, copies }) => (
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

/** The values that steer deck building, and the totals of this deck. */
function DeckFacts({ facts }: { facts: readonly DeckFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, sign }) => (
        <div key={label.key}>
          <dt>
            <LocalizedText message={label} />
          </dt>
          <dd>
            {sign && (
              <i className={styles.sign} style={{ background: sign.colour }} aria-hidden="true">
                {sign.letter}
              </i>
            )}
            <LocalizedText message={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
