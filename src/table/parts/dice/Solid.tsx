import { seen } from "./icosahedron";
import styles from "./Solid.module.css";

interface Props {
  /** The side in front when nothing is turned. */
  readonly number: number;
  /** Degrees that it is turned away from there. */
  readonly angle?: number;
}

/** Direction of the axis about which dice roll. */
const TILT = 32;

/** A six and a nine look alike upside down. */
const label = (number: number): string => (number === 6 || number === 9 ? `${number}.` : String(number));

/** The twenty-sided solid as it is seen from one direction, in the colour of its seat. */
export function Solid({ number, angle = 0 }: Props) {
  const facets = seen(number, angle, TILT);
  return (
    <g className={styles.solid}>
      {facets.map((facet, i) => (
        <g key={facet.number} data-front={(angle === 0 && i === facets.length - 1) || undefined}>
          <polygon className={styles.side} points={facet.points} />
          <polygon
            points={facet.points}
            className={facet.light > 0.5 ? styles.light : styles.shade}
            fillOpacity={Math.abs(facet.light - 0.5) * 0.9}
          />
          {facet.matrix && (
            <text className={styles.number} transform={facet.matrix} y="0" dy="0.36em" textAnchor="middle">
              {label(facet.number)}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
