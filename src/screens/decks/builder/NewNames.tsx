import { useEffect, useState } from "react";
import { withNewNames } from "../../../decks/new-names";
import type { Game } from "../../../games/game";
import type { DeckEditor } from "../../../store/decks/editor";
import { cardName } from "../../../text/names";
import { t } from "../messages";
import styles from "./UnreadLines.module.css";

interface Props {
  readonly game: Game;
  readonly editor: DeckEditor;
}

/** Gives the cards of a deck that were renamed since it was saved their new names, and says so. */
export function NewNames({ game, editor }: Props) {
  const [renamed] = useState(() => withNewNames(game, editor.get().content).renamed);
  useEffect(() => editor.change(withNewNames(game, editor.get().content).deck), [game, editor]);
  if (renamed.length === 0) return null;
  return (
    <section className={styles.unread}>
      <h2 className={styles.title}>{t("builder.renamed")}</h2>
      <ul className={styles.lines}>
        {renamed.map(({ from, to }) => (
          <li key={from}>{t("builder.renamed.card", { from, to: cardName(to) })}</li>
        ))}
      </ul>
    </section>
  );
}
