import { scriptOf } from "../decide";
import { type Hint, hintFor } from "./hint";
import type { HintRequest } from "./messages";

/** Milliseconds after which the best answer so far is shown. */
const LONGEST = 6000;

/**
 * Loads the expert of a game, and begins to think.
 * @param now clock of the caller, in milliseconds: the engine has none.
 * @throws when the game is unknown or its card sets are damaged.
 */
export async function hintSteps(
  { slug, view, seed }: HintRequest,
  now: () => number,
): Promise<Generator<undefined, Hint>> {
  const script = await scriptOf(slug, view.config.sets ?? []);
  const began = now();
  return hintFor(script, view, seed, () => now() - began > LONGEST);
}
