import { visibleFacets } from "./icosahedron";
import { dieLabel, TILT } from "./rolling-frames";
import styles from "./Solid.module.css";

/**
 * The twenty-sided solid at rest, in the colour of its seat.
 * @param number of the side in front
 */
export function Solid({ number }: { number: number }) {
  const facets = visibleFacets(number, 0, TILT);
  return (
    <g className={styles.solid}>
      {facets.map((facet, i) => (
        <g key={facet.number} data-front={i === facets.length - 1 || undefined}>
          <polygon className={styles.side} points={facet.points} />
          <polygon
            points={facet.points}
            className={facet.light > 0.5 ? styles.light : styles.shade}
            fillOpacity={Math.abs(facet.light - 0.5) * 0.9}
          />
          {facet.matrix && (
            <text className={styles.number} transform={facet.matrix} y="0" dy="0.36em" textAnchor="middle">
              {dieLabel(facet.number)}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
