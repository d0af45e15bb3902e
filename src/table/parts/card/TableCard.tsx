import { Crosshair, Eye, Shield, Sword } from "lucide-react";
import { memo, type PointerEvent, type ReactNode, useRef } from "react";
import { useShallow } from "zustand/react/shallow";
import { type CardId, cardIn } from "../../../kernel";
import { followPointer } from "../../gesture/sensor";
import type { Origin } from "../../gesture/types";
import { useSpotFinder } from "../../state/spots";
import { useTable, useTableStore } from "../../state/table";
import { markOf } from "../../viewmodel/marks";
import { spokenCard } from "../../viewmodel/spoken";
import { cx } from "../cx";
import { useInspectHandlers } from "../useInspect";
import { CardBack } from "./CardBack";
import { CardFace, type Look } from "./CardFace";
import { fighterRole, numberFacing } from "./facing";
import { OddsBadge } from "./OddsBadge";
import styles from "./TableCard.module.css";
import { valuesOf } from "./values";

interface Props {
  readonly id: CardId;
  readonly look: Exclude<Look, "full">;
  readonly from: Origin;
  /** The card that Tab comes to in its zone. */
  readonly isStop: boolean;
}

const LONG_PRESS = 500;

/** A card that can be touched: pressed, dragged, aimed with, aimed at, looked at. */
export const TableCard = memo(function TableCard({ id, look, from, isStop }: Props) {
  const game = useTable((s) => s.game);
  const card = useTable(useShallow((s) => cardIn(s.view, id)));
  const values = useTable(useShallow((s) => valuesOf(s.game, s.view, id)));
  const mark = useTable((s) => markOf(s.view, id, s.gesture, s.draft));
  const isDragged = useTable((s) => s.gesture.at === "dragging" && s.gesture.card === id);
  const facing = useTable((s) => numberFacing(s, id));
  const role = useTable((s) => fighterRole(s, id));
  const spoken = useTable((s) => spokenCard(s.game, s.view, id, mark));
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
      data-beaten={isBeaten || undefined}
      data-face={isHidden ? "down" : "up"}
      aria-label={spoken}
      aria-pressed={mark === "picked" || mark === "armed" ? true : undefined}
      tabIndex={isStop ? 0 : -1}
      onPointerDown={press.down}
      onContextMenu={(event) => event.preventDefault()}
      onClick={press.click}
      {...inspect}
    >
      <span className={styles.turn}>
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
      {isBeaten && (
        <Badge place="top">
          <Eye />
        </Badge>
      )}
      {mark === "target" && (
        <Badge place="middle">
          <Crosshair />
        </Badge>
      )}
      {mark === "target" && <OddsBadge target={id} />}
      {role === "attacker" && (
        <Badge place="top">
          <Sword />
        </Badge>
      )}
      {role === "defender" && (
        <Badge place="top">
          <Shield />
        </Badge>
      )}
    </button>
  );
});

function Badge({ place, children }: { place: "top" | "middle"; children: ReactNode }) {
  return (
    <span className={styles.badge} data-badge={place} aria-hidden="true">
      {children}
    </span>
  );
}

/** Presses become taps, drags or long looks; the gesture machine decides which. */
function usePress(id: CardId, from: Origin) {
  const store = useTableStore();
  const spotAt = useSpotFinder();
  const timer = useRef(0);
  const wasHeld = useRef(false);

  // The click that ends a long look is not a tap.
  const click = () => {
    if (!wasHeld.current) store.getState().tap(id);
    wasHeld.current = false;
  };
  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const { input } = store.getState();
    const start = { x: event.clientX, y: event.clientY };
    input({ do: "press", card: id, from, point: start });
    const stopWaiting = () => window.clearTimeout(timer.current);
    stopWaiting();
    wasHeld.current = false;
    const hold = () => {
      wasHeld.current = true;
      input({ do: "hold" });
    };
    if (event.pointerType !== "mouse") timer.current = window.setTimeout(hold, LONG_PRESS);
    let last = start;
    followPointer(event.nativeEvent, event.currentTarget, {
      start: (point) => {
        stopWaiting();
        input({ do: "lift", point });
      },
      move: (point) => {
        last = point;
        input({ do: "move", point, over: spotAt(point) });
      },
      end: () => {
        stopWaiting();
        if (store.getState().gesture.at === "dragging")
          input({ do: "drop", point: last, over: spotAt(last) });
      },
      cancel: () => {
        stopWaiting();
        input({ do: "cancel" });
      },
    });
  };
  return { down, click };
}
