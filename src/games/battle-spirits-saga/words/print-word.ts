import type { CardId, Reader } from "../../../kernel";
import { type Env, type NamedCard, namedCards, type Who, wordTools } from "../../../language";
import { fighter } from "../rules/blocking";

/** Key prefix of all phrases of the game. */
export const SLUG = "battle-spirits-saga";

/** Names for the cards of a battle. */
export const REFS = ["attacker", "blocker"] as const;

/** The cards named by a word of `REFS`. Undefined for any other word. */
export function refOf(g: Reader, _env: Env, name: string): readonly CardId[] | undefined {
  if (name !== "attacker" && name !== "blocker") return undefined;
  const id = fighter(g, name);
  return id === undefined ? [] : [id];
}

/** The name under which an effect stores the cards it has discarded from a deck. */
export const DISCARDED = "discarded";

/** The name under which an effect stores the cards that its own text destroys. */
export const DESTROYED = "destroyed";

/** Players a word can refer to. */
export const WHO = ["you", "opponent", "each"] as const satisfies readonly Who[];
/** Players a word can refer to as an owner. */
export const WHOSE = ["you", "opponent"] as const;

export const { cardsNamed, printWord } = wordTools(SLUG, refOf);

/** The zones in play, and the game's named cards. */
export const PLACES = { field: "spirits", alsoInPlay: ["nexuses"], ref: refOf } as const;

/** The cards an argument refers to, with last known information for those that have left the field (BSS 8-10-1). */
export const lastNamed = (g: Reader, env: Env, name: unknown): readonly NamedCard[] =>
  namedCards(g, PLACES, env, String(name));
