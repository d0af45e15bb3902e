import { type AnswerValues, answerValue, askKind, type Engine, type Question, type Seat } from "../kernel";
import type { Env } from "./env";
import type { EffectWord, WordArgs } from "./vocabulary";

type Kind = keyof AnswerValues;

/** A question of a word. Defaults to the effect's player, its card and the clause of the step. */
type WordQuestion<K extends Kind> = Omit<Question<K>, "seat"> & { readonly seat?: Seat };

/**
 * Makes the two functions of a word that asks one kind of question.
 * @returns a function of the question (undefined if no player needs to be asked) and a handler for the answer.
 */
const asks =
  <K extends Kind>(kind: K) =>
  (
    question: (g: Engine, env: Env, args: WordArgs) => WordQuestion<K> | undefined,
    answered: (g: Engine, env: Env, args: WordArgs, value: AnswerValues[K]) => void,
  ): Pick<EffectWord, "run"> & Required<Pick<EffectWord, "answer">> => ({
    run: (g, env, args) => {
      const request = question(g, env, args);
      // Its own fields go first; the compiler cannot follow a union of questions through `K`.
      const whole = { seat: env.seat, source: env.source, ...request } as unknown as Question<K>;
      if (request !== undefined) askKind(g, kind, g.rule, whole);
    },
    answer: (g, env, args, answer) => answered(g, env, args, answerValue(kind, answer)),
  });

export const asksPick = asks("pick");
export const asksArrange = asks("arrange");
export const asksConfirm = asks("confirm");
export const asksPlace = asks("place");
