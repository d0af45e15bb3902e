import { Check, FileUp } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { type DeckList, deckName } from "../../../decks/deck-list";
import { readDeck } from "../../../decks/read-deck";
import { TEXT_LIMITS } from "../../../decks/text/limits";
import type { DeckText } from "../../../decks/text/read";
import type { Game } from "../../../games/game";
import type { GameSlug } from "../../../games/registry";
import type { Message } from "../../../kernel";
import { decks } from "../../../store/decks/decks";
import { say } from "../../../text";
import { cardName } from "../../../text/names";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { go } from "../../routing/navigation";
import { t } from "../messages";
import styles from "./Share.module.css";
import { UnreadInText } from "./UnreadInText";
import { useDeckFile } from "./use-deck-file";

interface Props {
  readonly game: Game;
  readonly slug: GameSlug;
  readonly onClose: () => void;
}

/** A deck from pasted text, from a file or from a QR code. It is read while it is typed. */
export default function ImportDialog({ game, slug, onClose }: Props) {
  const [text, setText] = useState("");
  const [isTooLong, setTooLong] = useState(false);
  // A field with a very long text would hold up the page, so it never gets there.
  const take = (next: string) => {
    const fits = next.length <= TEXT_LIMITS.length;
    setTooLong(!fits);
    if (fits) setText(next);
  };
  const asked = useDeferredValue(text);
  const read = useMemo(() => readDeck(game, asked), [game, asked]);
  const deck = "deck" in read ? read.deck : null;
  const link = SHARED_DECK.exec(asked)?.[1];
  const save = async (imported: DeckList) => {
    const name = deckName(imported.name) || t("import.unnamed");
    const { deck: saved } = await decks.create(slug, { ...imported, name });
    onClose();
    go({ kind: "deck", slug, deck: saved.id });
  };
  return (
    <Dialog
      title={t("import.title")}
      shape="wide"
      onClose={onClose}
      actions={
        <Button
          look="primary"
          icon={<Check size={18} aria-hidden="true" />}
          aria-disabled={link === undefined && isEmpty(deck)}
          onClick={() => {
            if (link !== undefined) go({ kind: "shared-deck", text: link });
            else if (deck !== null && !isEmpty(deck)) void save(deck);
          }}
        >
          {t(link === undefined ? "import.save" : "import.open-link")}
        </Button>
      }
    >
      <div className={styles.shared}>
        <textarea
          className={styles.text}
          aria-label={t("import.text")}
          aria-describedby="import-help"
          rows={10}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({ target }) => take(target.value)}
        />
        <p id="import-help" className={styles.help}>
          {t("import.text.help", { card: cardName(game.deck.starters[0]?.cards[0] ?? "") })}
        </p>
        <FromFile onText={take} />
        {isTooLong && (
          <p role="alert" className={styles.error}>
            {t("import.too-long")}
          </p>
        )}
        {asked.trim() !== "" && link === undefined && <Outcome read={read} text={asked} onText={setText} />}
      </div>
    </Dialog>
  );
}

/** A link to a deck, anywhere in a text. */
const SHARED_DECK = /#\/shared-deck\/([\w-]+)/;

const isEmpty = (deck: DeckList | null): boolean =>
  deck === null || deck.cards.length + deck.side.length + deck.unread.length === 0;

function FromFile({ onText }: { onText: (text: string) => void }) {
  const { input, error, choose, chosen } = useDeckFile(onText);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".txt,.json,.csv,text/plain,application/json,text/csv,image/*"
        className={styles.file}
        aria-label={t("import.file")}
        tabIndex={-1}
        onChange={(event) => void chosen(event)}
      />
      <div className={styles.actions}>
        <Button icon={<FileUp size={18} aria-hidden="true" />} onClick={choose}>
          {t("import.file")}
        </Button>
      </div>
      {error !== "" && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}

interface OutcomeProps {
  readonly read: DeckText | { readonly why: Message };
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** What was understood, and every line that was not. */
function Outcome({ read, text, onText }: OutcomeProps) {
  if ("why" in read)
    return (
      <p role="alert" className={styles.error}>
        {say(read.why)}
      </p>
    );
  const { deck, unread, rest } = read;
  const count = deck.cards.length + deck.side.length;
  return (
    <>
      <p role="status">
        <strong>
          {count === 0 ? t("import.nothing") : t("import.found", { count, side: deck.side.length })}
        </strong>
      </p>
      {rest !== null && (
        <p role="alert" className={styles.error}>
          {say(rest.why)} {t("import.rest", { line: rest.line })}
        </p>
      )}
      {unread.length > 0 && <UnreadInText lines={unread} text={text} onText={onText} />}
    </>
  );
}
