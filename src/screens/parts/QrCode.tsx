import { type ReactNode, useMemo } from "react";
import { encode } from "uqr";
import styles from "./QrCode.module.css";

/** The most characters that a QR code holds. */
const MOST = 2900;
/** White around the code, in modules, so that cameras find it. */
const BORDER = 3;

interface Props {
  readonly text: string;
  readonly label: string;
  /** Shown instead when the text is too long for a code. */
  readonly tooLong: ReactNode;
}

/** A text as QR code. */
export function QrCode({ text, label, tooLong }: Props) {
  const code = useMemo(
    () => (text.length > MOST ? null : encode(text, { ecc: "L", border: BORDER })),
    [text],
  );
  if (code === null) return tooLong;
  const path = code.data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
