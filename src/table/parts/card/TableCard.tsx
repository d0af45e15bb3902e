import type { DraggableSyntheticListeners } from "@dnd-kit/core";
import { Check, TriangleAlert } from "lucide-react";
import { memo, type Ref } from "react";
import type { CardId } from "../../../kernel";
import { say } from "../../../text";
import { cardLang } from "../../../text/names";
import { cx } from "../../../ui/cx";
import { useTable } from "../../state/table";
import type { Origin } from "../../viewmodel/gesture";
import { peekHint } from "../../viewmodel/peek";
import { useInspectHandlers } from "../useInspect";
import { CardBack } from "./CardBack";
import { CardCounters } from "./CardCounters";
import { CardFace } from "./CardFace";
import { OddsBadge } from "./OddsBadge";
import styles from "./TableCard.module.css";
import { useCardViewModel } from "./useCardViewModel";
import { usePress } from "./usePress";

export interface CardProps {
  readonly id: CardId;
  readonly look: "field" | "hand";
  readonly from: Origin;
  readonly isStop: boolean;
}

interface Props extends CardProps {
  readonly ref: Ref<HTMLButtonElement>;
  /** dnd-kit's listeners, which start a drag. */
  readonly dragListeners: DraggableSyntheticListeners;
}

/** A card on the table that can be pressed, dragged, aimed, targeted and inspected. */
export const TableCard = memo(function TableCard({ id, look, from, isStop, ref, dragListeners }: Props) {
  const { game, card, mark, isCostly, role, facing, spoken, isDragged, isFlying, values } =
    useCardViewModel(id);
  const press = usePress(id, from);
  const inspect = useInspectHandlers({ kind: "card", card: id });
  const isHidden = card.def === "";
  const isBeaten = !isHidden && card.face === "down" && from === "mat";
  const hint = useTable((s) => (isHidden || isBeaten ? say(peekHint(s.game, s.view, id)) : undefined));
  const badge = role ?? (card.rested ? "rested" : isBeaten ? "beaten" : undefined);

  return (
    <button
      ref={ref}
      type="button"
      className={cx(styles.card, styles[look], isDragged && styles.dragged)}
      data-card={id}
      data-seat={card.controller}
      data-flying={isFlying || undefined}
      data-mark={mark}
      data-costly={isCostly || undefined}
      data-ring={mark === "none" ? undefined : mark}
      data-role={role ?? undefined}
      data-rested={card.rested || undefined}
      data-badge={badge}
      data-beaten={isBeaten || undefined}
      data-face={isHidden ? "down" : "up"}
      aria-label={spoken}
      title={hint}
      lang={cardLang(game.slug)}
      aria-pressed={mark === "picked" || mark === "armed" ? true : undefined}
      tabIndex={isStop ? 0 : -1}
      {...dragListeners}
      onPointerDownCapture={press.down}
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
      <Marks id={id} mark={mark} isCostly={isCostly} />
    </button>
  );
});

type MarksProps = Pick<ReturnType<typeof useCardViewModel>, "mark" | "isCostly"> & Pick<CardProps, "id">;

/** Icons over the card: picked, cost of a press, and odds of an attack on it. */
function Marks({ id, mark, isCostly }: MarksProps) {
  return (
    <>
      {mark === "picked" && (
        <span className={styles.tick} aria-hidden="true">
          <Check />
        </span>
      )}
      {isCostly && (
        <span className={cx(styles.tick, styles.costly)} aria-hidden="true">
          <TriangleAlert />
        </span>
      )}
      {mark === "target" && <OddsBadge at={{ kind: "card", card: id }} />}
    </>
  );
}
