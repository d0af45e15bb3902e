import { type CardId, cardOf, type Engine } from "../../kernel";
import type { Ref } from "../ability";
import type { Env } from "../env";
import { refCards } from "../references";
import type { Vocabulary } from "../vocabulary";

/** Whether an effect may change a card in this way. */
export const isFree = (g: Engine, v: Vocabulary, env: Env, id: CardId, how: string): boolean =>
  v.mayAffect?.(g, env, cardOf(g.state, id), how) !== false;

/** The cards that a directive names in several contexts, each once, without those it may not change. */
export function named(
  g: Engine,
  v: Vocabulary,
  envs: readonly Env[],
  ref: Ref,
  how: string,
): readonly CardId[] {
  const free = envs.flatMap((env) => refCards(g, v, env, ref).filter((id) => isFree(g, v, env, id, how)));
  return [...new Set(free)];
}
