import styles from "./SeatMark.module.css";

const SHAPES = [
  <circle key="0" cx="8" cy="8" r="6" />,
  <path key="1" d="M8 1l7 7-7 7-7-7z" />,
  <path key="2" d="M8 1.500 15 14H1z" />,
  <path key="3" d="M2 2h12v12H2z" />,
];

/** The sign of a seat: its colour and a shape of its own, so that colour is never alone. */
export function SeatMark({ seat, className }: { seat: number; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={className === undefined ? styles.mark : `${styles.mark} ${className}`}
      data-seat={seat}
      aria-hidden="true"
      focusable="false"
    >
      {SHAPES[seat % SHAPES.length]}
    </svg>
  );
}
