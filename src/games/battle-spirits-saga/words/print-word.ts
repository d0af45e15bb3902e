import type { CardId, Reader } from "../../../kernel";
import { type Env, type NamedCard, namedCards, type Who, wordTools } from "../../../language";
import { fighter } from "../rules/blocking";

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

/** What an effect calls the cards that it has discarded from a deck. */
export const DISCARDED = "discarded";

/** Players of whom a word can speak. */
export const WHO = ["you", "opponent", "each"] as const satisfies readonly Who[];
/** A player whose something is. */
export const WHOSE = ["you", "opponent"] as const;

export const { cardsNamed, printWord } = wordTools(SLUG, refOf);

/** Where cards are in play, and the cards that the game has words for. */
export const PLACES = { field: "spirits", alsoInPlay: ["nexuses"], ref: refOf } as const;

/** The cards that an argument refers to, in their last state those that have left the field (BSS 8-10-1). */
export const lastNamed = (g: Reader, env: Env, name: unknown): readonly NamedCard[] =>
  namedCards(g, PLACES, env, String(name));
