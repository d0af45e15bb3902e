import type { CardId, Reader } from "../../../kernel";
import { type Env, type Who, wordTools } from "../../../language";
import { attackIn } from "../rules/vars";

export const SLUG = "battle-cores";

/** Cards the game has references for: those of the current Attack, and the Monster an Item is equipped to. */
export const REFS = ["attacker", "target", "host"] as const;

export function refOf(g: Reader, env: Env, name: string): readonly CardId[] | undefined {
  if (name === "host") {
    const to = g.state.cards[env.source]?.attachedTo ?? -1;
    return to < 0 ? [] : [to];
  }
  if (name !== "attacker" && name !== "target") return undefined;
  const attack = attackIn(g.state);
  if (attack === null) return [];
  const id = name === "attacker" ? attack.attacker : attack.target;
  return id < 0 ? [] : [id];
}

/** Players as Effects refer to them. */
export const WHO = ["you", "opponent", "each"] as const satisfies readonly Who[];

/** A count for words that can take more than one. */
export const MANY = { maybe: { from: 2, to: 6 } } as const;

export const WHOSE = ["you", "opponent"] as const;

export const { cardsNamed, printWord } = wordTools(SLUG, refOf);
