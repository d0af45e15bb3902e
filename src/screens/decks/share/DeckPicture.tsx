import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import type { DeckList } from "../../../decks/deck-list";
import type { Game } from "../../../games/game";
import { Button } from "../../../ui/Button";
import { downloadBlob } from "../../parts/download";
import { t } from "../messages";
import { drawDeck } from "./draw-deck";
import styles from "./Share.module.css";

interface Props {
  readonly game: Game;
  readonly deck: DeckList;
  readonly fileName: string;
}

type Drawn = { readonly blob: Blob; readonly address: string };

/** The picture of a deck: undefined while it is drawn, null when the browser cannot. */
function usePicture(game: Game, deck: DeckList): Drawn | null | undefined {
  const [drawn, setDrawn] = useState<Drawn | null>();
  useEffect(() => {
    let address: string | undefined;
    let current = true;
    drawDeck(game, deck).then(
      (blob) => {
        if (!current) return;
        address = URL.createObjectURL(blob);
        setDrawn({ blob, address });
      },
      () => current && setDrawn(null),
    );
    return () => {
      current = false;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [game, deck]);
  return drawn;
}

/** The deck as a picture, to download. */
export function DeckPicture({ game, deck, fileName }: Props) {
  const drawn = usePicture(game, deck);
  if (drawn === undefined) return <p>{t("share.making")}</p>;
  if (drawn === null) return <p role="alert">{t("share.picture.failed")}</p>;
  return (
    <div className={styles.shared}>
      <img className={styles.picture} src={drawn.address} alt={t("share.picture.alt", { deck: deck.name })} />
      <div className={styles.actions}>
        <Button
          look="primary"
          icon={<Download size={18} aria-hidden="true" />}
          onClick={() => downloadBlob(fileName, drawn.blob)}
        >
          {t("share.download")}
        </Button>
      </div>
    </div>
  );
}
