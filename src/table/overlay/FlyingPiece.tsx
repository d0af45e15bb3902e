import { m } from "framer-motion";
import type { PieceFlight } from "../motion/piece-flights";
import { EASE } from "../motion/times";
import { PieceIcons } from "../parts/piece/PieceIcons";
import styles from "./AnimationLayer.module.css";

/** A piece moving across the table. Its destination shows it when it has arrived. */
export function FlyingPiece({ flight: { kind, from, to, wait, ms } }: { flight: PieceFlight }) {
  return (
    <m.div
      className={styles.piece}
      data-flying-piece={kind.counter}
      initial={{ ...from, opacity: 0 }}
      animate={{ x: [from.x, to.x], y: [from.y, to.y], opacity: [1, 1], scale: [1.25, 1] }}
      transition={{ delay: wait / 1000, duration: ms / 1000, ease: EASE.move }}
    >
      <PieceIcons kind={kind} />
    </m.div>
  );
}
