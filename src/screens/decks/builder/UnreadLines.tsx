import { X } from "lucide-react";
import { withMend } from "../../../decks/edit";
import { cardFinder } from "../../../decks/text/card-finder";
import { readCard } from "../../../decks/text/card-line";
import { copiesWritten } from "../../../decks/text/copies-written";
import type { Game } from "../../../games/game";
import type { DeckEditor } from "../../../store/decks/editor";
import { cardName } from "../../../text/names";
import { Button } from "../../../ui/Button";
import { t } from "../messages";
import styles from "./UnreadLines.module.css";
import { useEditedDeck } from "./use-deck-editor";

interface Props {
  readonly game: Game;
  readonly editor: DeckEditor;
}

/** The card names that a line may mean. */
function namesIn(game: Game, line: string): readonly string[] {
  const read = readCard(cardFinder(game), line);
  return "nearest" in read ? read.nearest : [read.name];
}

/** The lines of an imported list that named no card, each with the nearest names to choose from. */
export default function UnreadLines({ game, editor }: Props) {
  const { content } = useEditedDeck(editor);
  const without = (at: number) => content.unread.filter((_, i) => i !== at);
  return (
    <section className={styles.unread}>
      <h2 className={styles.title}>{t("builder.unread")}</h2>
      <ul className={styles.lines}>
        {content.unread.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand in a text twice.
          <li key={`${at} ${line}`} className={styles.line}>
            <p className={styles.text}>{line}</p>
            <div className={styles.names}>
              {namesIn(game, line).map((name) => (
                <Button
                  key={name}
                  className={styles.name}
                  onClick={() =>
                    editor.change({
                      ...withMend(content, { add: { [name]: copiesWritten(line) } }),
                      unread: without(at),
                    })
                  }
                >
                  {cardName(name)}
                </Button>
              ))}
              <Button
                look="quiet"
                icon={<X size={18} aria-hidden="true" />}
                aria-label={t("builder.unread.drop")}
                onClick={() => editor.change({ unread: without(at) })}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
