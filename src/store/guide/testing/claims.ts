import type { Guide } from "../../../games/guide";
import { type Engine, NONE } from "../../../kernel";
import { hasText, say } from "../../../text";
import type { CurrentStep } from "../steps";
import type { Listener } from "./lesson";

/** Checks a step's lesson line, given by its arguments, against the game. Throws when the line is not true. */
export type Claim = (g: Engine, args: Readonly<Record<string, unknown>>, now: CurrentStep) => void;

export type Claims = Readonly<Record<string, Claim>>;

/** The card that a step is about, or NONE. */
export const subjectOf = ({ line }: CurrentStep) => line.card ?? NONE;

/**
 * Checks every lesson line: its text exists and its claim is true.
 * @throws Error with the text of a line that is not true.
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

/** Steps of the guide that have no claim. */
export const unclaimed = ({ steps }: Guide, claims: Claims): string[] =>
  steps.map(({ id }) => id).filter((id) => !(id in claims));
