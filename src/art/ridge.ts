import type { SeededRandom } from "./seed";

export type Ground = "peaks" | "dunes" | "forest" | "towers" | "waves" | "mesa" | "hills";

/** A line of land across the artwork. */
export interface Ridge {
  /** Closed along its foot. */
  readonly path: string;
  /** The height of the land at a place. */
  readonly at: (x: number) => number;
}

const n = (value: number): string => String(Math.round(value));

const isRound = (ground: Ground) => ground === "dunes" || ground === "waves" || ground === "hills";

/** Heights along a ridge, 0 to 1, for each kind of land. */
function heights(ground: Ground, seed: SeededRandom, count: number): number[] {
  const phase = seed.inRange(0, 6);
  const wave = seed.inRange(0.5, 1.1);
  return Array.from({ length: count }, (_, i) => {
    const roll = 0.5 + 0.35 * Math.sin(phase + i * wave) + 0.15 * Math.sin(phase * 2 + i * wave * 2.3);
    switch (ground) {
      case "peaks":
        return i % 2 === 0 ? roll * seed.inRange(0.6, 1.15) : roll * seed.inRange(0.15, 0.5);
      case "forest":
        return roll * 0.45 + (i % 2 === 0 ? seed.inRange(0.25, 0.5) : 0);
      case "towers":
        return roll * 0.4 + (seed.chance(0.3) ? seed.inRange(0.3, 0.6) : 0);
      case "mesa":
        return roll > 0.5 ? seed.inRange(0.7, 0.85) : seed.inRange(0.1, 0.25);
      case "hills":
        return roll * 0.5;
      default:
        return roll * 0.8;
    }
  });
}

/**
 * A ridge line across the artwork.
 * @param base height of its foot.
 * @param rise of its peaks.
 */
export function ridge(ground: Ground, seed: SeededRandom, base: number, rise: number): Ridge {
  const count = ground === "forest" ? 27 : isRound(ground) ? 9 : 15;
  const step = 240 / (count - 1);
  const tops = heights(ground, seed, count).map((h, i) => [i * step, base - h * rise] as const);
  let d = `M0 240L0 ${n(tops[0]?.[1] ?? base)}`;
  tops.forEach(([x, y], i) => {
    const [px, py] = tops[i - 1] ?? [x, y];
    if (isRound(ground)) {
      d += `C${n(px + step / 2)} ${n(py)} ${n(x - step / 2)} ${n(y)} ${n(x)} ${n(y)}`;
    } else if (ground === "towers" || ground === "mesa") {
      const slope = ground === "mesa" ? step * 0.3 : 0;
      d += `L${n(x - step / 2 - slope)} ${n(py)}L${n(x - step / 2 + slope)} ${n(y)}`;
    } else {
      d += `L${n(x)} ${n(y)}`;
    }
  });
  const at = (x: number) => {
    const i = Math.min(count - 2, Math.max(0, Math.floor(x / step)));
    const [from, to] = [tops[i]?.[1] ?? base, tops[i + 1]?.[1] ?? base];
    return from + (to - from) * (x / step - i);
  };
  return { path: `${d}L240 ${n(tops.at(-1)?.[1] ?? base)}L240 240Z`, at };
}
