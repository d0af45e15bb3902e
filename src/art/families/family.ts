import type { SeededRandom } from "../seed";
import { bent, type Outline } from "../shape";

/** A silhouette on a board of 100 by 100: feet at y = 89, middle at x = 50. */
export interface Figure {
  /** Dark shape, one path. */
  readonly body: string;
  /** What shines of its own: eyes, cores, runes. One path, may be empty. */
  readonly lights: string;
}

/** Outlines of a figure or of a part of it. */
interface Drawing {
  readonly body?: readonly Outline[];
  readonly lights?: readonly Outline[];
}

/** One of several drawings by chance, or what only cards with one of these words have. */
export type Part = readonly [Drawing, ...Drawing[]] | (Drawing & { readonly words: RegExp });

/** One way to draw a family: words that call for it, what it always has, what it may have. */
interface Kind extends Drawing {
  readonly words: RegExp;
  readonly parts?: readonly Part[];
}

/** A family of silhouettes; its kinds in the order in which their words are looked for. */
export type Family = readonly [Kind, ...Kind[]];

function drawingOf(part: Part, seed: SeededRandom, words: string): Drawing {
  if (!("words" in part)) return seed.pick(part);
  return part.words.test(words) ? part : {};
}

/**
 * A family's figure for a card.
 * @param words its subtypes and name, in small letters
 */
export function figureOf(family: Family, seed: SeededRandom, words: string): Figure {
  const spare = seed.pick(family);
  const kind = family.find((each) => each.words.test(words)) ?? spare;
  const drawings = [kind, ...(kind.parts ?? []).map((part) => drawingOf(part, seed, words))];
  const bend = bent(seed);
  const path = (layer: "body" | "lights") =>
    drawings
      .flatMap((drawing) => drawing[layer] ?? [])
      .map((outline) => outline(bend))
      .join("");
  return { body: path("body"), lights: path("lights") };
}
