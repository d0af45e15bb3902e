import type { SeededRandom } from "../seed";
import { bent, type Outline } from "../shape";

/** A silhouette on a board of 100 by 100: feet at y = 89, middle at x = 50. */
export interface Figure {
  /** Dark shape, one path. */
  readonly body: string;
  /** Parts that glow: eyes, cores, runes. One path, may be empty. */
  readonly lights: string;
}

/** Outlines of a figure or of a part of it. */
interface Drawing {
  readonly body?: readonly Outline[];
  readonly lights?: readonly Outline[];
}

/** One of several drawings, picked at random, or a drawing only for cards with one of these words. */
export type Part = readonly [Drawing, ...Drawing[]] | (Drawing & { readonly words: RegExp });

/** One way to draw a family: its words, the parts it always has, and the parts it may have. */
interface Kind extends Drawing {
  readonly words: RegExp;
  readonly parts?: readonly Part[];
}

/** A family of silhouettes. The words of its kinds are tried in order. */
export type Family = readonly [Kind, ...Kind[]];

function drawingOf(part: Part, seed: SeededRandom, words: string): Drawing {
  if (!("words" in part)) return seed.pick(part);
  return part.words.test(words) ? part : {};
}

/**
 * A family's figure for a card.
 * @param words its subtypes and name, in lower case
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
