import type { CardId, Reader } from "../../../kernel";
import { type Env, type Who, wordTools } from "../../../language";
import { fighter } from "../blocking";

/** First part of the keys of all phrases of the game. */
export const SLUG = "battle-spirits-saga";

/** Cards the game has words for: those of the battle. */
export const REFS = ["attacker", "blocker"] as const;

/** Cards by a word of `REFS`; undefined for any other word. */
export function refOf(g: Reader, _env: Env, name: string): readonly CardId[] | undefined {
  if (name !== "attacker" && name !== "blocker") return undefined;
  const id = fighter(g, name);
  return id === undefined ? [] : [id];
}

/** Players of whom a word can speak. */
export const WHO = ["you", "opponent", "each"] as const satisfies readonly Who[];
/** A player whose something is. */
export const WHOSE = ["you", "opponent"] as const;

export const { cardsNamed, printWord } = wordTools(SLUG, refOf);
