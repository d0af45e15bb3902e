import { Copy, Trash2 } from "lucide-react";
import { useId } from "react";
import { cardsOf } from "../../positions/position";
import { positions } from "../../store/positions/positions";
import type { SavedPosition } from "../../store/positions/saved-position";
import { Button } from "../../ui/Button";
import { hrefOf } from "../routing/route";
import { t } from "./messages";
import styles from "./PositionsScreen.module.css";

const ICON = { size: 18, "aria-hidden": true } as const;

interface Props {
  readonly saved: SavedPosition;
  readonly onNews: (text: string, undo?: () => void) => void;
}

/** A saved position: a link to it, and what can be done with it. */
export function PositionLine({ saved, onNews }: Props) {
  const id = useId();
  const { position } = saved;
  const title = position.title.trim() || t("positions.untitled");
  const duplicate = async () => {
    const copy = t("positions.copy-of", { position: title }).slice(0, 80);
    await positions.create({ ...position, title: copy });
    onNews(t("positions.duplicated", { position: title }));
  };
  const remove = async () => {
    await positions.remove(saved.id);
    onNews(t("positions.deleted", { position: title }), () => {
      void positions.add(saved);
      onNews("");
    });
  };
  return (
    <li>
      <article className={styles.position} aria-labelledby={id}>
        <div className={styles.words}>
          <h2 id={id} className={styles.name}>
            <a href={hrefOf({ kind: "position", position: saved.id })}>{title}</a>
          </h2>
          <p>{t("positions.facts", { cards: cardsOf(position).length, turn: position.board.turn.number })}</p>
          {position.note !== "" && <p className={styles.note}>{position.note}</p>}
        </div>
        <div className={styles.actions}>
          <Button
            icon={<Copy {...ICON} />}
            aria-label={t("positions.duplicate-one", { position: title })}
            onClick={() => void duplicate()}
          >
            {t("positions.duplicate")}
          </Button>
          <Button
            icon={<Trash2 {...ICON} />}
            aria-label={t("positions.delete-one", { position: title })}
            onClick={() => void remove()}
          >
            {t("positions.delete")}
          </Button>
        </div>
      </article>
    </li>
  );
}
