import { useId, useState } from "react";
import { artworkFor } from "../../art";
import type { Game } from "../../games/game";
import type { StarterDeck } from "../../games/game-deck";
import type { Problem } from "../../kernel";
import { cardLang, deckText } from "../../text/names";
import { Button } from "../../ui/Button";
import { cx } from "../../ui/cx";
import { CollapsibleSection, useIsCollapsed } from "./CollapsibleSection";
import styles from "./DeckChooser.module.css";
import { DeckDialog } from "./DeckDialog";
import { t } from "./messages";
import { Problems } from "./Problems";
import { deckOf } from "./plan";

interface Props {
  readonly game: Game;
  readonly seat: number;
  /** The owner of the deck. */
  readonly label: string;
  /** Id of the chosen deck. */
  readonly deck: string;
  readonly problems: readonly Problem[];
  readonly onChange: (deck: string) => void;
}

const PICTURES = 4;

/** Cards that represent a deck: of the same kind as its first card, spread over its list. */
function facesOf(game: Game, { cards }: StarterDeck): readonly string[] {
  const kind = game.cards.pool[cards[0] ?? ""]?.type;
  const names = [...new Set(cards)].filter((name) => game.cards.pool[name]?.type === kind);
  const count = Math.min(PICTURES, names.length);
  return names.filter(
    (_, i) => Math.floor((i * count) / names.length) !== Math.floor(((i - 1) * count) / names.length),
  );
}

/** The starter deck of one seat. Each deck can be inspected before it is chosen. */
export function DeckChooser({ game, seat, label, deck, problems, onChange }: Props) {
  const [shown, setShown] = useState<StarterDeck | null>(null);
  const folds = useIsCollapsed();
  const group = useId();
  const title = (
    <>
      <span className={styles.swatch} data-seat={seat} aria-hidden="true" />
      {label}
    </>
  );
  const name = deckText(game.slug, deck, "name", deckOf(game, deck)?.name ?? "");
  return (
    <CollapsibleSection
      title={title}
      chosen={<span lang={cardLang(game.slug)}>{name}</span>}
      isWrong={problems.length > 0}
    >
      <fieldset className={styles.chooser}>
        <legend className={cx(styles.legend, folds && "visually-hidden")}>{title}</legend>
        <ul className={styles.decks}>
          {game.deck.starters.map((choice) => (
            <Choice
              key={choice.id}
              game={game}
              choice={choice}
              group={group}
              isChosen={choice.id === deck}
              onChoose={() => onChange(choice.id)}
              onLook={() => setShown(choice)}
            />
          ))}
        </ul>
        <Problems problems={problems} />
        {shown && <DeckDialog game={game} deck={shown} onClose={() => setShown(null)} />}
      </fieldset>
    </CollapsibleSection>
  );
}

interface ChoiceProps {
  readonly game: Game;
  readonly choice: StarterDeck;
  /** Name of the group of radio buttons. */
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onLook: () => void;
}

/** One deck: its cards, its name and plan, and a button that shows its list. */
function Choice({ game, choice, group, isChosen, onChoose, onLook }: ChoiceProps) {
  return (
    <li className={styles.deck}>
      <label className={styles.pictures} htmlFor={`${group}-${choice.id}-radio`} aria-hidden="true">
        {facesOf(game, choice).map((name) => (
          <img key={name} src={artworkFor(game.cards.pool[name] ?? { name, type: "" })} alt="" />
        ))}
      </label>
      <label className={styles.label}>
        <input
          type="radio"
          id={`${group}-${choice.id}-radio`}
          name={group}
          className={styles.radio}
          checked={isChosen}
          onChange={onChoose}
          aria-labelledby={`${group}-${choice.id}-name`}
          aria-describedby={`${group}-${choice.id}`}
        />
        <span className={styles.words} lang={cardLang(game.slug)}>
          <span id={`${group}-${choice.id}-name`} className={styles.name}>
            {deckText(game.slug, choice.id, "name", choice.name)}
          </span>
          <span id={`${group}-${choice.id}`}>
            <span className={styles.theme}>{deckText(game.slug, choice.id, "theme", choice.theme)}</span>
            <span className={styles.plan}>{deckText(game.slug, choice.id, "plan", choice.plan)}</span>
          </span>
        </span>
      </label>
      <Button
        look="quiet"
        className={styles.look}
        aria-label={t("deck.look-at", { deck: deckText(game.slug, choice.id, "name", choice.name) })}
        onClick={onLook}
      >
        {t("deck.look")}
      </Button>
    </li>
  );
}
