import type { Seeded } from "../seed";
import { bent, draw } from "../shape";

/** A silhouette on a board of 200 by 200: feet at y = 178, middle at x = 100. */
export interface Figure {
  /** Dark shape, one path. */
  readonly body: string;
  /** What shines of its own: eyes, cores, runes. One path, may be empty. */
  readonly lights: string;
}

/** One of these drawings by chance; behind a pattern, what cards have that have such a word. */
export type Choice = readonly [first: string | RegExp, ...others: string[]];

/** One way to draw a family: words that call for it, what it always has, what it may have. Drawings are `body|lights`. */
export type Kind = readonly [words: RegExp, drawing: string, ...choices: Choice[]];

/** A family of silhouettes; its kinds in the order in which their words are looked for. */
export type Family = readonly [Kind, ...Kind[]];

/**
 * A family's figure for a card.
 * @param words its subtypes and name, in small letters.
 */
export function figureOf(family: Family, seed: Seeded, words: string): Figure {
  const spare = seed.pick(family);
  const [, drawing, ...choices] = family.find(([kind]) => kind.test(words)) ?? spare;
  const drawings = choices.map(([first, ...others]) =>
    typeof first === "string" ? seed.pick([first, ...others]) : first.test(words) ? (others[0] ?? "") : "",
  );
  const bend = bent(seed);
  const layer = (i: number) =>
    [drawing, ...drawings].map((both) => draw(both.split("|")[i] ?? "", bend)).join("");
  return { body: layer(0), lights: layer(1) };
}
