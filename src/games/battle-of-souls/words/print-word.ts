import { type CardId, type Message, NONE, type Reader, stands } from "../../../kernel";
import {
  type Amount,
  amountOf,
  type Env,
  printRef,
  refCards,
  type Vocabulary,
  type Who,
  type WordArgs,
} from "../../../language";
import { attackIn } from "../vars";

export const SLUG = "battle-of-souls";

/** Cards that the game has words for: the two of the attack, and the fighter that a card is attached to. */
export const REFS = ["attacker", "attacked", "host"] as const;

export function refOf(g: Reader, env: Env, name: string): readonly CardId[] | undefined {
  if (name === "host") {
    const host = g.state.cards[env.source]?.attachedTo ?? NONE;
    return host === NONE ? [] : [host];
  }
  if (name !== "attacker" && name !== "attacked") return undefined;
  const attack = attackIn(g.state);
  const pin = name === "attacker" ? attack?.attacker : attack?.target;
  return pin != null && stands(g.state, pin) ? [pin.card] : [];
}

/** The cards that an argument refers to. */
export const cardsNamed = (g: Reader, env: Env, ref: unknown): readonly CardId[] =>
  refCards(g, { ref: refOf }, env, String(ref));

export const WHO = ["you", "opponent", "each"] as const satisfies readonly Who[];

/** A phrase of the game with the references in its arguments printed. */
export function printWord(kind: "do" | "if" | "amount" | "cost", name: string, refs: readonly string[] = []) {
  return (args: WordArgs): Message => {
    const said: Record<string, unknown> = { ...args };
    for (const ref of refs) said[ref] = printRef(SLUG, String(args[ref]));
    return { key: `${SLUG}.${kind}.${name}`, args: said as never };
  };
}

/** What the amount of a word comes to now. */
export const numberIn = (
  g: Reader,
  v: Vocabulary,
  env: Env,
  n: WordArgs[string] | undefined,
  otherwise = 1,
): number => amountOf(g, v, env, (n ?? otherwise) as Amount);
