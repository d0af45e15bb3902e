import { Download } from "lucide-react";
import type { Game } from "../../../games/game";
import type { DeckEditor } from "../../../store/decks/editor";
import { Button } from "../../../ui/Button";
import { t } from "../messages";
import styles from "./SaveState.module.css";
import { useEditedDeck } from "./use-deck-editor";

interface Props {
  readonly game: Game;
  readonly editor: DeckEditor;
}

/** Whether the deck is saved. If it cannot be, it can be downloaded. */
export function SaveState({ game, editor }: Props) {
  const { saved, content, written } = useEditedDeck(editor);
  const isSaved = saved.cards === content.cards && saved.name === content.name;
  if (written !== "no-room" && written !== "no-storage")
    return <p className={styles.state}>{t(isSaved ? "builder.saved" : "builder.saving")}</p>;
  const save = async () => {
    const { downloadDeck } = await import("../share/download-deck");
    downloadDeck(game, editor.get().content);
  };
  return (
    <div className={styles.unsaved}>
      <p role="alert">{t(`builder.${written}`)}</p>
      <Button icon={<Download size={20} aria-hidden="true" />} onClick={() => void save()}>
        {t("builder.download")}
      </Button>
    </div>
  );
}
