import type { SeededRandom } from "../seed";
import { type Bend, bent, type Outline } from "../shape";

/** The layers of a figure from the back to the front: cloak and wings, body, what it carries, what glows. */
type Layer = "back" | "body" | "gear" | "lights";

/** A silhouette on a board of 100 by 100: feet at y = 89, middle at x = 50. Its paths by layer, one for each part. */
export type Figure = Readonly<Record<Layer, readonly string[]>>;

/** Outlines of a figure or of a part of it, by layer. What is held is turned in the hand and drawn with the gear. */
export type Drawing = Partial<Readonly<Record<Layer | "held", readonly Outline[]>>>;

/** A drawing for cards with one of these words. Without words, it is one of those that are picked at random. */
type Choice = Drawing & { readonly words?: RegExp };

/** A part that can be drawn in several ways: by a word of the card, otherwise at random. */
export type Part = readonly Choice[];

/** One way to draw a family: its words, what it always has, and its parts. */
export interface Kind extends Drawing {
  readonly words: RegExp;
  /** True if it is drawn only for its words, never at random. */
  readonly named?: true;
  readonly parts?: readonly Part[];
}

/** A family of silhouettes. The words of its kinds are tried in order. */
export type Family = readonly [Kind, ...Kind[]];

/** Turns points around the hand, at 22, 53, before they are bent. */
function turned(bend: Bend, angle: number): Bend {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return (x, y) => bend(22 + (x - 22) * cos - (y - 53) * sin, 53 + (x - 22) * sin + (y - 53) * cos);
}

const NOTHING: Drawing = {};

function drawingOf(part: Part, seed: SeededRandom, words: string): Drawing {
  const free = part.filter((choice) => choice.words === undefined);
  const spare = seed.pick([free[0] ?? NOTHING, ...free.slice(1)]);
  return part.find((choice) => choice.words?.test(words)) ?? spare;
}

/**
 * A family's figure for a card.
 * @param words its subtypes and name, in lower case
 */
export function figureOf(family: Family, seed: SeededRandom, words: string): Figure {
  const free = family.filter((each) => !each.named);
  const spare = seed.pick([free[0] ?? family[0], ...free.slice(1)]);
  const kind = family.find((each) => each.words.test(words)) ?? spare;
  const drawings: readonly Drawing[] = [
    kind,
    ...(kind.parts ?? []).map((part) => drawingOf(part, seed, words)),
  ];
  const bend = bent(seed);
  const turn = turned(bend, seed.pick([0, 0.2, -0.35, -0.7, 0.45]));
  const paths = (layer: Layer | "held") =>
    drawings
      .flatMap((drawing) => drawing[layer] ?? [])
      .map((outline) => outline(layer === "held" ? turn : bend));
  return {
    back: paths("back"),
    body: paths("body"),
    gear: [...paths("held"), ...paths("gear")],
    lights: paths("lights"),
  };
}
