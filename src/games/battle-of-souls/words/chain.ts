import { NONE, negate, type Plain, type Reader, type StackItem } from "../../../kernel";
import type { EffectWord, EffectWords, Env } from "../../../language";
import { message } from "../table/messages";
import { printWord } from "./print-word";

const WHAT = ["tactic", "equipment", "battlefield", "effect", "any"] as const;

/** Effects of cards on the field, used or triggered. */
const EFFECTS: readonly string[] = ["ability", "trigger"];

function fits({ data }: StackItem, what: Plain | undefined): boolean {
  const kind = String(data.kind);
  return what === "any" || (what === "effect" ? EFFECTS.includes(kind) : kind === what);
}

/** The links whose activation may be negated. */
const links = ({ state }: Reader, { source }: Env, what: Plain | undefined): StackItem[] =>
  state.stack.filter((item) => item.card !== source && !item.negated && fits(item, what));

/** Negates the activation of a card or effect, chosen on activation (BOS 12.6, BOS 12.7). */
const negating = {
  args: { what: WHAT },
  announced: {
    options: (g, env, { what }) => links(g, env, what).map(({ card, id }) => ({ card, value: id })),
    note: (g, env, { what }, picked) => links(g, env, what)[picked]?.id ?? NONE,
    prompt: ({ sourceDef }) => message("prompt.battle-of-souls.negate", { card: sourceDef }),
  },
  run: (g, env) => negate(g, env.chosen?.negate ?? NONE),
  print: printWord("do", "negate"),
} as const satisfies EffectWord;

export const chainWords = { negate: negating } as const satisfies EffectWords;
