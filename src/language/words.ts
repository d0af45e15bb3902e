import type { CardId, Engine, Message, Reader } from "../kernel";
import type { Env } from "./env";
import { printRef } from "./print";
import { refCards } from "./references";
import type { ArgSpecs, CausesOf, EffectWord, NoArgs, Vocabulary, WordArgs } from "./vocabulary";

/** Changes cards at the same moment. */
type Change = (g: Engine, ids: readonly CardId[], env: Env, args: WordArgs) => void;

/**
 * Builds the tools for the words of a game.
 * @param slug first part of the keys of its phrases.
 * @param ref the cards that it has words for.
 */
export function wordTools(slug: string, ref: Vocabulary["ref"]) {
  const cardsNamed = (g: Reader, env: Env, name: unknown): readonly CardId[] =>
    refCards(g, { ref }, env, String(name));

  /** A phrase of the game with the references in its arguments printed. */
  const printWord =
    (kind: "do" | "if" | "amount" | "cost", name: string, refs: readonly string[] = []) =>
    (args: WordArgs): Message => {
      const printed: Record<string, unknown> = { ...args };
      for (const arg of refs) printed[arg] = printRef(slug, String(args[arg]));
      return { key: `${slug}.${kind}.${name}`, args: printed as never };
    };

  /** A word about cards that affects several at the same moment. */
  const cardWord = <const A extends ArgSpecs = NoArgs>(
    name: string,
    causes: readonly string[] | CausesOf,
    change: Change,
    // Without further arguments, A is `NoArgs`.
    more: A = {} as A,
  ): EffectWord<{ readonly card: "ref" } & A> => ({
    args: { card: "ref", ...more },
    causes,
    run: (g, env, args) => change(g, cardsNamed(g, env, args.card), env, args),
    runAll: (g, envs, args) => {
      const [env] = envs;
      const ids = [...new Set(envs.flatMap((one) => cardsNamed(g, one, args.card)))];
      if (env !== undefined) change(g, ids, env, args);
    },
    can: (g, env, { card }) => cardsNamed(g, env, card).length > 0,
    print: printWord("do", name, ["card", ...Object.keys(more).filter((arg) => more[arg] === "ref")]),
  });

  return { cardsNamed, printWord, cardWord };
}
