import { m } from "framer-motion";
import type { PieceFlight } from "../motion/piece-flights";
import { transformFor } from "../motion/poses";
import { EASE } from "../motion/times";
import { PieceIcons } from "../parts/piece/PieceIcons";
import styles from "./AnimationLayer.module.css";

/** A piece moving across the table. Its destination shows it when it has arrived. */
export function FlyingPiece({ flight: { kind, from, to, wait, ms } }: { flight: PieceFlight }) {
  const start = { ...from, scale: 1.25 };
  return (
    <m.div
      className={styles.piece}
      data-flying-piece={kind.counter}
      initial={{ transform: transformFor(start), opacity: 0 }}
      animate={{ transform: [transformFor(start), transformFor(to)], opacity: [1, 1] }}
      transition={{ delay: wait / 1000, duration: ms / 1000, ease: EASE.move }}
    >
      <PieceIcons kind={kind} />
    </m.div>
  );
}
