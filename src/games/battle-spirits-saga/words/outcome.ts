import { finish } from "../../../kernel";
import { type EffectWords, seatsOf, type Who } from "../../../language";
import { printWord, WHOSE } from "./print-word";

/** Words that end the game at once, even in the middle of their effect (BSS 1-2-6). */
export const outcomeWords = {
  win: {
    args: { who: WHOSE },
    run: (g, env, { who }) =>
      finish(g, seatsOf(g, env, who as Who), "battle-spirits-saga.effect", "BSS 1-2-6"),
    print: printWord("do", "win"),
  },
} as const satisfies EffectWords;
