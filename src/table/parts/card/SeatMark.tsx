import { cx } from "../../../ui/cx";
import styles from "./SeatMark.module.css";

/**
 * The sign of a seat: its colour and a distinct shape, so that colour is not the only cue. A background image, not an
 * SVG in the page: every card has one, and each SVG would be its own paint chunk.
 */
export function SeatMark({ seat, className }: { seat: number; className?: string | undefined }) {
  return <span className={cx(styles.mark, className)} data-seat={seat} data-sign aria-hidden="true" />;
}
