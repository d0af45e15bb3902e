import { useId } from "react";
import { Button } from "../../ui/Button";
import { cx } from "../../ui/cx";
import { Dialog } from "../../ui/Dialog";
import { DeckArt } from "../decks/parts/DeckArt";
import { DeckWords } from "../decks/parts/DeckWords";
import type { ShownDeck } from "../decks/parts/shown-deck";
import styles from "./DeckGallery.module.css";
import { t } from "./messages";

interface Props {
  /** Names the seat whose deck is chosen. */
  readonly title: string;
  readonly decks: readonly ShownDeck[];
  /** Id of the chosen deck. */
  readonly chosen: string;
  /** The language of the decks' names, if it is not the page's. */
  readonly lang: string | undefined;
  readonly onChoose: (deck: string) => void;
  readonly onLook: (deck: string) => void;
  readonly onClose: () => void;
}

/** All decks to choose from, each with its art, theme, colours and plan. A press chooses and closes. */
export function DeckGallery({ title, decks, chosen, lang, onChoose, onLook, onClose }: Props) {
  return (
    <Dialog title={title} shape="wide" onClose={onClose}>
      <ul className={styles.decks}>
        {decks.map((deck) => (
          <Tile
            key={deck.id}
            deck={deck}
            isChosen={deck.id === chosen}
            lang={lang}
            onChoose={() => onChoose(deck.id)}
            onLook={() => onLook(deck.id)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface TileProps {
  readonly deck: ShownDeck;
  readonly isChosen: boolean;
  readonly lang: string | undefined;
  readonly onChoose: () => void;
  readonly onLook: () => void;
}

function Tile({ deck, isChosen, lang, onChoose, onLook }: TileProps) {
  const id = useId();
  return (
    <li className={cx(styles.deck, isChosen && styles.chosen)}>
      <button
        type="button"
        className={styles.choose}
        aria-pressed={isChosen}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-theme ${id}-plan`}
        onClick={onChoose}
      >
        <DeckArt deck={deck} className={styles.art} />
        <span className={styles.words}>
          <DeckWords deck={deck} id={id} lang={lang} nameClass={styles.name} />
        </span>
      </button>
      <Button
        look="quiet"
        className={styles.look}
        aria-label={t("deck.look-at", { deck: deck.name })}
        onClick={onLook}
      >
        {t("deck.look")}
      </Button>
    </li>
  );
}
