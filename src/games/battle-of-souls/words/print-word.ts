import { type CardId, isSameCard, NONE, type Reader } from "../../../kernel";
import {
  type Amount,
  amountOf,
  type Env,
  type NamedCard,
  namedCards,
  type Vocabulary,
  type Who,
  type WordArgs,
  wordTools,
} from "../../../language";
import { attackIn } from "../rules/vars";

export const SLUG = "battle-of-souls";

/** Names for the game's special cards: the two of an attack, and the fighter a card is attached to. */
export const REFS = ["attacker", "attacked", "host"] as const;

export function refOf(g: Reader, env: Env, name: string): readonly CardId[] | undefined {
  if (name === "host") {
    const host = g.state.cards[env.source]?.attachedTo ?? NONE;
    return host === NONE ? [] : [host];
  }
  if (name !== "attacker" && name !== "attacked") return undefined;
  const attack = attackIn(g.state);
  const ref = name === "attacker" ? attack?.attacker : attack?.target;
  return ref != null && isSameCard(g.state, ref) ? [ref.card] : [];
}

export const WHO = ["you", "opponent", "each"] as const satisfies readonly Who[];

/** The current amount of a word. */
export const numberIn = (
  g: Reader,
  v: Vocabulary,
  env: Env,
  n: WordArgs[string] | undefined,
  otherwise = 1,
): number => amountOf(g, v, env, (n ?? otherwise) as Amount);

/** The zones in play, and the game's named cards. */
export const PLACES = {
  field: "fighters",
  alsoInPlay: ["equipment", "tactics", "battlefield", "on-field"],
  ref: refOf,
} as const;

/** The cards an argument refers to, with last known information for those that have left the field. */
export const lastNamed = (g: Reader, env: Env, name: unknown): readonly NamedCard[] =>
  namedCards(g, PLACES, env, String(name));

export const { cardsNamed, printWord, cardWord } = wordTools(SLUG, refOf);
