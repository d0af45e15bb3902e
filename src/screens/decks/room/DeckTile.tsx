import { type ReactNode, useId } from "react";
import { cx } from "../../../ui/cx";
import { DeckArt } from "../parts/DeckArt";
import { DeckWords } from "../parts/DeckWords";
import type { ShownDeck } from "../parts/shown-deck";
import styles from "./DeckTile.module.css";

interface Props {
  readonly deck: ShownDeck;
  /** What else is said of it, one line each. */
  readonly facts: readonly string[];
  /** Whether it cannot be played as it is. */
  readonly isFaulty?: boolean;
  readonly tags?: readonly string[];
  /** Buttons. */
  readonly children: ReactNode;
}

/** A deck with its art, what is said of it, and what can be done with it. */
export function DeckTile({ deck, facts, isFaulty = false, tags = [], children }: Props) {
  const id = useId();
  return (
    <li className={styles.tile}>
      <article aria-labelledby={`${id}-name`} className={styles.deck}>
        <DeckArt deck={deck} className={styles.art} />
        <h3 className={styles.words}>
          <DeckWords deck={deck} id={id} nameClass={styles.name} />
        </h3>
        <p className={cx(styles.facts, isFaulty && styles.faulty)}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {tags.length > 0 && (
          <ul className={styles.tags}>
            {tags.map((tag) => (
              <li key={tag} className={styles.tag}>
                {tag}
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>{children}</div>
      </article>
    </li>
  );
}
