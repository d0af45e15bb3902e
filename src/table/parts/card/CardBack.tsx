import { cx } from "../../../ui/cx";
import styles from "./CardBack.module.css";
import { SeatMark } from "./SeatMark";

/** The back of a card in its owner's colour, with the owner's sign. */
export function CardBack({ seat, small = false }: { seat: number; small?: boolean }) {
  return (
    <span className={cx(styles.back, small && styles.small)} data-seat={seat}>
      <SeatMark seat={seat} className={styles.sign} />
    </span>
  );
}
