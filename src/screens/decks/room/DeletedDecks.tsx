import { RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { decks } from "../../../store/decks/decks";
import type { SavedDeck } from "../../../store/decks/saved-deck";
import { Button } from "../../../ui/Button";
import { Confirm } from "../../../ui/Confirm";
import { t } from "../messages";
import styles from "./DeckRoom.module.css";
import type { TellNews } from "./news";

const ICON = { size: 18, "aria-hidden": true } as const;

interface Props {
  readonly decks: readonly SavedDeck[];
  readonly onNews: TellNews;
}

/** Deleted decks, until they are deleted for good. */
export default function DeletedDecks({ decks: all, onNews }: Props) {
  return (
    <details className={styles.deleted}>
      <summary>{t("decks.recently-deleted", { count: all.length })}</summary>
      <ul className={styles.deletedList}>
        {all.map((deck) => (
          <Deleted key={deck.id} deck={deck} onNews={onNews} />
        ))}
      </ul>
    </details>
  );
}

function Deleted({ deck: { id, name }, onNews }: { deck: SavedDeck; onNews: Props["onNews"] }) {
  const [isAsking, setAsking] = useState(false);
  const restore = async () => {
    await decks.restore(id);
    onNews(t("decks.restored", { deck: name }));
  };
  const purge = async () => {
    await decks.purge(id);
    onNews(t("decks.purged", { deck: name }));
  };
  return (
    <li className={styles.deletedDeck}>
      <span className={styles.deletedName}>{name}</span>
      <Button
        icon={<RotateCcw {...ICON} />}
        aria-label={t("decks.restore-deck", { deck: name })}
        onClick={() => void restore()}
      >
        {t("decks.restore")}
      </Button>
      <Button
        look="danger"
        icon={<Trash2 {...ICON} />}
        aria-label={t("decks.purge-deck", { deck: name })}
        onClick={() => setAsking(true)}
      >
        {t("decks.purge")}
      </Button>
      {isAsking && (
        <Confirm
          title={t("decks.purge")}
          question={t("decks.purge-question", { deck: name })}
          action={t("decks.purge")}
          onConfirm={() => void purge()}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
