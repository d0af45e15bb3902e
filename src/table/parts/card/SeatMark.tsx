import { cx } from "../../../ui/cx";
import styles from "./SeatMark.module.css";

/**
 * The sign of a seat: its colour and a shape of its own, so that colour is never alone. An image in the ground, not a
 * drawing in the page: every card has one, and a drawing would be a piece of the picture of its own.
 */
export function SeatMark({ seat, className }: { seat: number; className?: string | undefined }) {
  return <span className={cx(styles.mark, className)} data-seat={seat} data-sign aria-hidden="true" />;
}
