import { Check, Eye, RotateCw, Shield, Sword } from "lucide-react";
import { memo, type ReactNode, useMemo } from "react";
import type { CardId } from "../../../kernel";
import { foreign } from "../../../text";
import type { Origin } from "../../gesture/types";
import { useCard, useTable, useTableNow } from "../../state/table";
import { armedCard } from "../../viewmodel/marks";
import { cx } from "../cx";
import { useInspectHandlers } from "../useInspect";
import { CardBack } from "./CardBack";
import { CardCounters } from "./CardCounters";
import { CardFace, type Look } from "./CardFace";
import { OddsBadge } from "./OddsBadge";
import { standingReader } from "./standing";
import styles from "./TableCard.module.css";
import { usePress } from "./usePress";

interface Props {
  readonly id: CardId;
  readonly look: Exclude<Look, "full">;
  readonly from: Origin;
  /** The card that Tab comes to in its zone. */
  readonly isStop: boolean;
}

/** A card that can be touched: pressed, dragged, aimed with, aimed at, looked at. */
export const TableCard = memo(function TableCard({ id, look, from, isStop }: Props) {
  const game = useTable((s) => s.game);
  const standing = useCard(
    id,
    useMemo(() => standingReader(id), [id]),
  );
  const { card, role, facing, spoken, isDragged, values } = standing;
  // The pressed card answers at once; what it may do to others is drawn with the next picture.
  const isArmed = useTableNow((s) => armedCard(s.gesture) === id);
  const mark = isArmed ? "armed" : standing.mark;
  const press = usePress(id, from);
  const inspect = useInspectHandlers({ of: "card", card: id });
  const isHidden = card.def === "";
  const isBeaten = !isHidden && card.face === "down" && from === "mat";

  return (
    <button
      type="button"
      className={cx(styles.card, styles[look], isDragged && styles.dragged)}
      data-card={id}
      data-seat={card.controller}
      data-mark={mark}
      data-role={role ?? undefined}
      data-rested={card.rested || undefined}
      data-badge={isBeaten || card.rested || role !== null || undefined}
      data-beaten={isBeaten || undefined}
      data-face={isHidden ? "down" : "up"}
      aria-label={spoken}
      lang={foreign(game.pitch)}
      aria-pressed={mark === "picked" || mark === "armed" ? true : undefined}
      tabIndex={isStop ? 0 : -1}
      onPointerDown={press.down}
      onContextMenu={(event) => event.preventDefault()}
      onClick={press.click}
      {...inspect}
    >
      <span className={styles.turn} data-visual>
        {isHidden ? (
          <CardBack seat={card.owner} />
        ) : (
          <CardFace
            game={game}
            def={card.def}
            seat={card.controller}
            look={look}
            values={values}
            facing={facing}
          />
        )}
      </span>
      {from === "mat" && !isHidden && <CardCounters game={game} card={card} />}
      {isBeaten && (
        <Badge>
          <Eye />
        </Badge>
      )}
      {mark === "picked" && (
        <span className={styles.tick} aria-hidden="true">
          <Check />
        </span>
      )}
      {mark === "target" && <OddsBadge target={id} />}
      {card.rested && role === null && (
        <Badge>
          <RotateCw />
        </Badge>
      )}
      {role === "attacker" && (
        <Badge>
          <Sword />
        </Badge>
      )}
      {role === "defender" && (
        <Badge>
          <Shield />
        </Badge>
      )}
    </button>
  );
});

function Badge({ children }: { children: ReactNode }) {
  return (
    <span className={styles.badge} aria-hidden="true">
      {children}
    </span>
  );
}
