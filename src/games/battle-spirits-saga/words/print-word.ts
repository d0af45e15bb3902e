import type { CardId, Message, Reader } from "../../../kernel";
import { type Env, printRef, refCards, type Who, type WordArgs } from "../../../language";
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

/** The cards an argument refers to. */
export function cardsNamed(g: Reader, env: Env, ref: unknown): readonly CardId[] {
  return refCards(g, { ref: refOf }, env, String(ref));
}

/** Players of whom a word can speak. */
export const WHO = ["you", "opponent", "each"] as const satisfies readonly Who[];
/** A player whose something is. */
export const WHOSE = ["you", "opponent"] as const;

/** A phrase of the game with the references in its arguments printed. */
export function printWord(kind: "do" | "if" | "amount" | "cost", name: string, refs: readonly string[] = []) {
  return (args: WordArgs): Message => {
    const said: Record<string, unknown> = { ...args };
    for (const ref of refs) said[ref] = printRef(SLUG, String(args[ref]));
    return { key: `${SLUG}.${kind}.${name}`, args: said as never };
  };
}
