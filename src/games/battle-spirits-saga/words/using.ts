import type { CardId, Reader } from "../../../kernel";
import type { EffectWord, EffectWords, Env, WordArgs } from "../../../language";
import { canUseByEffect, useByEffect } from "../rules/magic";
import { cardsNamed, printWord } from "./print-word";

const timingOf = ({ timing }: WordArgs) => (timing === "main" ? "main" : "flash");

/** The first of the named cards whose effect may be used. */
const usable = (g: Reader, env: Env, args: WordArgs): CardId | undefined =>
  cardsNamed(g, env, args.card).find((id) =>
    canUseByEffect(g, env.seat, id, timingOf(args), args.free === true),
  );

/** Uses the main or the flash effect of magic: the burst's own card, or one that has been chosen (BSS 10-8). */
const useEffect = {
  args: { card: "ref", timing: ["main", "flash"], free: { maybe: [true] } },
  run: (g, env, args) => {
    const id = usable(g, env, args);
    if (id !== undefined) useByEffect(g, env.seat, id, timingOf(args), args.free === true);
  },
  can: (g, env, args) => usable(g, env, args) !== undefined,
  print: printWord("do", "use-effect", ["card"]),
} as const satisfies EffectWord;

/** Words that use another effect of a card. */
export const usingWords = { "use-effect": useEffect } as const satisfies EffectWords;
