import { cx } from "../../../ui/cx";
import styles from "./SeatMark.module.css";

/**
 * The sign of a seat: its colour and a shape of its own, so that colour is never alone. A background image, not an SVG in
 * the page: every card has one, and each SVG would be a paint chunk of its own.
 */
export function SeatMark({ seat, className }: { seat: number; className?: string | undefined }) {
  return <span className={cx(styles.mark, className)} data-seat={seat} data-sign aria-hidden="true" />;
}
