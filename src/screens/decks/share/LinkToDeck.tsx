import { Copy } from "lucide-react";
import { useEffect, useState } from "react";
import type { DeckList } from "../../../decks/deck-list";
import type { Game } from "../../../games/game";
import { deckLinkText } from "../../../store/links/deck-link";
import { Button } from "../../../ui/Button";
import { QrCode } from "../../parts/QrCode";
import { useCopy } from "../../parts/use-copy";
import { hrefOf } from "../../routing/route";
import { t } from "../messages";
import { copyNews } from "./copy-news";
import styles from "./Share.module.css";

interface Props {
  readonly game: Game;
  readonly deck: DeckList;
}

/** The address of a deck, which holds all of it. Null while it is made, "" when the deck is too long. */
function useDeckLink(game: Game, deck: DeckList): string | null {
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    void deckLinkText(game, deck).then((text) => {
      if (!current) return;
      const here = window.location.href.replace(/#.*$/, "");
      setLink(text === null ? "" : `${here}${hrefOf({ kind: "shared-deck", text })}`);
    });
    return () => {
      current = false;
    };
  }, [game, deck]);
  return link;
}

/** A link to the deck, and its QR code. */
export function LinkToDeck({ game, deck }: Props) {
  const link = useDeckLink(game, deck);
  const { isCopied, copy } = useCopy();
  if (link === null) return <p>{t("share.making")}</p>;
  if (link === "") return <p>{t("share.link.none")}</p>;
  return (
    <div className={styles.shared}>
      <textarea className={styles.text} aria-label={t("share.link")} readOnly rows={4} value={link} />
      <p className={styles.help}>{t("share.link.help")}</p>
      <div className={styles.actions}>
        <Button look="primary" icon={<Copy size={18} aria-hidden="true" />} onClick={() => void copy(link)}>
          {t("share.copy")}
        </Button>
        <p role="status">{copyNews(isCopied)}</p>
      </div>
      <QrCode
        text={link}
        label={t("share.qr")}
        tooLong={<p className={styles.help}>{t("share.qr.none")}</p>}
      />
    </div>
  );
}
