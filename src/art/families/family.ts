import type { Seeded } from "../seed";

/** A silhouette on a board of 200 by 200: feet at y = 178, middle at x = 100. */
export interface Figure {
  /** Dark shape, one path. */
  readonly body: string;
  /** What shines of its own: eyes, cores, runes. One path, may be empty. */
  readonly lights: string;
}

export type Family = (seed: Seeded) => Figure;
