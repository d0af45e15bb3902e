import type { RefObject } from "react";
import type { Game } from "../../games/game";
import { type CardId, cardIn, type View } from "../../kernel";
import { cx } from "../../ui/cx";
import { CardBack } from "../parts/card/CardBack";
import { CardFace } from "../parts/card/CardFace";
import { valuesOf } from "../viewmodel/values";
import type { Ghost } from "./act";
import type { GhostElements } from "./ghost-tracks";
import styles from "./Motion.module.css";
import type { Side } from "./steps";

interface Props {
  readonly ghost: Ghost;
  readonly index: number;
  readonly elements: RefObject<Map<number, GhostElements>>;
  readonly game: Game;
  readonly view: View;
}

/** A likeness of a card under way. It shows what the viewer may see of the card, and nobody is told of it. */
export function GhostCard({ ghost, index, elements, game, view }: Props) {
  const { step } = ghost;
  const keep = (card: HTMLDivElement | null) => {
    const body = card?.firstElementChild;
    if (card && body instanceof HTMLElement) elements.current.set(index, { card, body });
    else elements.current.delete(index);
  };
  const after = step.do === "strike" || step.after.def === step.before.def ? null : step.after;
  const side = (shown: Side) => <SideOf side={shown} card={step.card} game={game} view={view} />;
  return (
    <div ref={keep} className={cx(styles.ghost, step.do === "strike" && styles.striking)}>
      <div className={styles.body}>
        <span className={styles.side} data-seat={step.before.seat}>
          {side(step.before)}
        </span>
        {after && (
          <span className={cx(styles.side, styles.other)} data-seat={after.seat}>
            {side(after)}
          </span>
        )}
      </div>
    </div>
  );
}

const NO_VALUES: readonly number[] = [];

function SideOf({ side, card, game, view }: { side: Side; card: CardId | null; game: Game; view: View }) {
  if (side.def === "") return <CardBack seat={side.seat} />;
  const isShown = card !== null && cardIn(view, card).def === side.def;
  const values = isShown ? valuesOf(game, view, card) : NO_VALUES;
  return <CardFace game={game} def={side.def} seat={side.seat} look="field" values={values} />;
}
