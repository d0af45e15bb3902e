import { useShallow } from "zustand/react/shallow";
import { type Card, cardIn } from "../../../kernel";
import { useTable } from "../../state/table";
import type { Camera, Size } from "../../viewmodel/grid";
import { aimedPair } from "../card/facing";
import styles from "./World.module.css";

interface Props {
  readonly camera: Camera;
  readonly size: Size;
  readonly pitch: Size;
}

/** How far the curve bows out, at most. */
const BOW = 80;

/** A curved arrow from the card that aims (or attacks) to the one it aims at. */
export function Arrow({ camera, size, pitch }: Props) {
  const two = useTable(useShallow((s) => aimedPair(s)?.map((id) => cardIn(s.view, id)) ?? []));
  const [from, to] = two;
  if (!from || !to || size.width === 0) return null;
  const at = (card: Card) => ({
    x: size.width / 2 + (card.x - camera.x) * pitch.width * camera.zoom,
    y: size.height / 2 - (card.y - camera.y) * pitch.height * camera.zoom,
  });
  const d = curve(at(from), at(to), 22 * camera.zoom);
  return (
    <svg className={styles.arrow} aria-hidden="true" width={size.width} height={size.height}>
      <defs>
        <marker
          id="arrow-head"
          viewBox="0 0 10 10"
          refX="6"
          refY="5"
          markerWidth="4.500"
          markerHeight="4.500"
          orient="auto"
        >
          <path d="M0 0 10 5 0 10z" className={styles.head} />
        </marker>
      </defs>
      <path d={d} className={styles.casing} />
      <path d={d} className={styles.shaft} pathLength={1} markerEnd="url(#arrow-head)" />
    </svg>
  );
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A quadratic curve between two points that leaves `gap` free at both ends. */
function curve(a: Spot, b: Spot, gap: number): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const ux = (b.x - a.x) / length;
  const uy = (b.y - a.y) / length;
  const bow = Math.min(BOW, 0.3 * length);
  const start = { x: a.x + ux * gap, y: a.y + uy * gap };
  const end = { x: b.x - ux * gap, y: b.y - uy * gap };
  const cx = (a.x + b.x) / 2 - uy * bow;
  const cy = (a.y + b.y) / 2 + ux * bow;
  const n = (value: number) => value.toFixed(1);
  return `M${n(start.x)} ${n(start.y)}Q${n(cx)} ${n(cy)} ${n(end.x)} ${n(end.y)}`;
}
