import { Plus } from "lucide-react";
import { useMemo } from "react";
import { type Completion, completeDeck } from "../../../decks/complete";
import type { Game } from "../../../games/game";
import type { DeckEditor } from "../../../store/decks/editor";
import { say } from "../../../text";
import { cardName } from "../../../text/names";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { t } from "../messages";
import styles from "./CompleteDialog.module.css";

interface Props {
  readonly game: Game;
  readonly editor: DeckEditor;
  readonly onClose: () => void;
}

/** The cards that would make the deck legal, each with the reason why. Nothing changes before they are accepted. */
export default function CompleteDialog({ game, editor, onClose }: Props) {
  const { content } = editor.get();
  const found = useMemo(() => completeDeck(game, content), [game, content]);
  const count = "why" in found ? 0 : found.added.reduce((sum, { copies }) => sum + copies, 0);
  const apply = ({ deck }: Completion) => {
    editor.change({ cards: deck.cards });
    onClose();
  };
  return (
    <Dialog
      title={t("complete.title")}
      onClose={onClose}
      actions={
        !("why" in found) &&
        count > 0 && (
          <Button look="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={() => apply(found)}>
            {t("complete.apply", { count })}
          </Button>
        )
      }
    >
      {"why" in found ? (
        <p role="alert">{t("complete.not", { why: say(found.why) })}</p>
      ) : (
        <>
          <p>{t(count === 0 ? "complete.full" : "complete.help")}</p>
          <ul className={styles.cards}>
            {found.added.map(({ name, copies, why }) => (
              <li key={name} className={styles.card}>
                <span className={styles.name}>{`${copies} × ${cardName(name)}`}</span>
                <span className={styles.why}>{say(why)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
