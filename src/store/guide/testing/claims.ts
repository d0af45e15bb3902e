import type { Guide } from "../../../games/guide";
import { type Engine, NONE } from "../../../kernel";
import { hasText, say } from "../../../text";
import type { CurrentStep } from "../steps";
import type { Listener } from "./lesson";

/** Looks into what a step says, by its arguments, in the game itself. It throws where that is not true. */
export type Claim = (g: Engine, args: Readonly<Record<string, unknown>>, now: CurrentStep) => void;

/** Claims by the ids of their steps. */
export type Claims = Readonly<Record<string, Claim>>;

/** The card that a step is about, or NONE. */
export const subjectOf = ({ line: told }: CurrentStep) => told.card ?? NONE;

/**
 * Looks into everything that is said: it has words, and its claim is true.
 * @throws Error with the words that are not true.
 */
export const checking =
  (claims: Claims): Listener =>
  (now, g) => {
    const { key, args = {} } = now.line.words;
    const words = say(now.line.words);
    if (!hasText(key) || /undefined|NaN|\{/.test(words)) throw new Error(`no words: ${key}: ${words}`);
    try {
      claims[now.step.id]?.(g, args, now);
    } catch (cause) {
      throw new Error(`not true: ${now.step.id}: ${words}`, { cause });
    }
  };

/** The steps of a guide of which nothing is claimed. */
export const unclaimed = ({ steps }: Guide, claims: Claims): string[] =>
  steps.map(({ id }) => id).filter((id) => !(id in claims));
