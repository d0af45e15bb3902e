import { type ReactNode, useId, useState } from "react";
import { fold } from "../../decks/fold";
import { cx } from "../../ui/cx";
import { Dialog } from "../../ui/Dialog";
import { TextField } from "../../ui/TextField";
import { DeckArt } from "../decks/parts/DeckArt";
import { DeckWords } from "../decks/parts/DeckWords";
import type { ShownDeck } from "../decks/parts/shown-deck";
import styles from "./DeckGallery.module.css";
import { LookAtDeck } from "./LookAtDeck";
import { t } from "./messages";

interface Props {
  /** Names the seat whose deck is chosen. */
  readonly title: string;
  readonly own: readonly ShownDeck[];
  readonly starters: readonly ShownDeck[];
  /** Whether the cards of own decks are not shown, because somebody else looks at the screen too. */
  readonly isSecret: boolean;
  /** Id of the chosen deck. */
  readonly chosen: string;
  readonly onChoose: (deck: string) => void;
  readonly onLook: (deck: string) => void;
  /** Ways to other decks and cards. */
  readonly ways: ReactNode;
  readonly onClose: () => void;
}

/** The gallery has a search field from this many decks on. */
const MANY = 9;

/** All decks to choose from, each with its art, theme, colours and plan. A press chooses and closes. */
export function DeckGallery({ title, own, starters, isSecret, ways, onClose, ...tile }: Props) {
  const [text, setText] = useState("");
  const fits = ({ name, theme }: ShownDeck) => fold(`${name} ${theme}`).includes(fold(text.trim()));
  return (
    <Dialog title={title} shape="wide" onClose={onClose}>
      <div className={styles.gallery}>
        {own.length + starters.length >= MANY && (
          <TextField
            type="search"
            label={t("setup.search-decks")}
            hideLabel
            placeholder={t("setup.search-decks")}
            autoComplete="off"
            value={text}
            onChange={setText}
          />
        )}
        <Decks {...tile} title={t("setup.own-decks")} decks={own.filter(fits)} canLook={!isSecret} />
        <Decks
          {...tile}
          title={own.length > 0 ? t("setup.decks.starter") : ""}
          decks={starters.filter(fits)}
          canLook
        />
        {ways}
      </div>
    </Dialog>
  );
}

interface DecksProps extends Pick<Props, "chosen" | "onChoose" | "onLook"> {
  /** Empty when there are no others. */
  readonly title: string;
  readonly decks: readonly ShownDeck[];
  readonly canLook: boolean;
}

function Decks({ title, decks, chosen, canLook, onChoose, onLook }: DecksProps) {
  if (decks.length === 0) return null;
  return (
    <section className={styles.group}>
      {title !== "" && <h3 className={styles.title}>{title}</h3>}
      <ul className={styles.decks}>
        {decks.map((deck) => (
          <Tile
            key={deck.id}
            deck={deck}
            isChosen={deck.id === chosen}
            onChoose={() => onChoose(deck.id)}
            onLook={canLook ? () => onLook(deck.id) : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

interface TileProps {
  readonly deck: ShownDeck;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onLook: (() => void) | undefined;
}

function Tile({ deck, isChosen, onChoose, onLook }: TileProps) {
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
          <DeckWords deck={deck} id={id} nameClass={styles.name} />
        </span>
      </button>
      <LookAtDeck deck={deck.name} className={styles.look} onLook={onLook} />
    </li>
  );
}
