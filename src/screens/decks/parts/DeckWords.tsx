import { DeckColours } from "./DeckArt";
import styles from "./DeckWords.module.css";
import type { ShownDeck } from "./shown-deck";

interface Props {
  readonly deck: ShownDeck;
  /** Prefix of the ids of name, theme and plan, for labels. */
  readonly id: string;
  readonly nameClass?: string | undefined;
}

/** The name of a deck, its colours and theme, and how it plays. */
export function DeckWords({ deck, id, nameClass }: Props) {
  return (
    <>
      <span id={`${id}-name`} className={nameClass} lang={deck.lang}>
        {deck.name}
      </span>
      <span className={styles.theme}>
        {deck.faces.length > 0 && <DeckColours colours={deck.colours} />}
        <span id={`${id}-theme`} className={styles.themeText}>
          {deck.theme}
        </span>
      </span>
      <span id={`${id}-plan`} className={styles.plan}>
        {deck.plan}
      </span>
    </>
  );
}
