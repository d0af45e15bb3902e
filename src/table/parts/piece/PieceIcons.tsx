import type { MatPiece } from "../../../games/mat";
import styles from "./Piece.module.css";

interface Props {
  readonly kind: MatPiece;
  readonly count?: number;
  /** How many of them are chosen. */
  readonly chosen?: number;
}

/** Pieces of one kind, each drawn in its own state. */
export function PieceIcons({ kind, count = 1, chosen = 0 }: Props) {
  return (
    <span className={styles.gems} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and hold no state, so the place is all they have.
        <i key={i} className={styles.piece} data-shape={kind.shape} data-chosen={i < chosen || undefined} />
      ))}
    </span>
  );
}
