import { animateMini, m } from "framer-motion";
import { memo, useLayoutEffect, useRef } from "react";
import { type CardId, cardIn } from "../../kernel";
import { cx } from "../../ui/cx";
import type { CardFlight } from "../motion/flights";
import type { Path } from "../motion/paths";
import { transformFor } from "../motion/poses";
import type { CardSide } from "../motion/steps";
import { EASE } from "../motion/times";
import { CardBack } from "../parts/card/CardBack";
import { CardFace } from "../parts/card/CardFace";
import { useTable } from "../state/table";
import { valuesOf } from "../viewmodel/values";
import styles from "./FlyingCard.module.css";

interface Props {
  readonly flight: CardFlight;
  readonly path: Path;
}

/** A card moving across the table. Hidden from screen readers: the real card is already in its place, invisible. */
export const FlyingCard = memo(function FlyingCard({ flight: { step, card, wait, ms }, path }: Props) {
  const { times, poses, ease, opacity } = path;
  const [first] = poses;
  const [delay, duration] = [wait / 1000, ms / 1000];
  const isTurned = step.before.def !== step.after.def;
  const body = useRef<HTMLDivElement>(null);
  // Not an `m` in an `m`: framer-motion would measure the outer one, and take its animation off the compositor.
  useLayoutEffect(() => {
    if (!isTurned || body.current === null) return;
    const transform = [0, 180].map((angle) => `perspective(900px) rotateY(${angle}deg)`);
    const controls = animateMini(body.current, { transform }, { delay, duration, ease: EASE.move });
    return () => controls.stop();
  }, [isTurned, delay, duration]);
  return (
    <m.div
      className={cx(styles.flying, step.kind === "strike" && styles.striking)}
      data-flying-card={card ?? ""}
      initial={first && { transform: transformFor(first), opacity: opacity[0] ?? 1 }}
      animate={{ transform: poses.map(transformFor), opacity: [...opacity] }}
      transition={{ delay, duration, times: [...times], ease: [...ease] }}
    >
      <div ref={body} className={styles.body}>
        <span className={styles.side} data-seat={step.before.seat}>
          <SideOf side={step.before} card={step.card} />
        </span>
        {isTurned && (
          <span className={cx(styles.side, styles.other)} data-seat={step.after.seat}>
            <SideOf side={step.after} card={step.card} />
          </span>
        )}
      </div>
    </m.div>
  );
});

const NO_VALUES: readonly number[] = [];

function SideOf({ side, card }: { side: CardSide; card: CardId | null }) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  if (side.def === "") return <CardBack seat={side.seat} />;
  const isShown = card !== null && cardIn(view, card).def === side.def;
  const values = isShown ? valuesOf(game, view, card) : NO_VALUES;
  return <CardFace game={game} def={side.def} seat={side.seat} look="field" values={values} />;
}
