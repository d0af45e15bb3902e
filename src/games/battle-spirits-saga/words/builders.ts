import { type CardId, cardOf, type Engine, type Reader, type Seat, simultaneously } from "../../../kernel";
import {
  type Amount,
  type ArgSpecs,
  amountArgs,
  amountOf,
  type EffectWord,
  type Env,
  type NoArgs,
  seatsOf,
  type Who,
  type WordArgs,
} from "../../../language";
import { isOnField } from "../rules/zones";
import { base } from "./base";
import { cardsNamed, printWord, WHO } from "./print-word";

/** A word's argument as a number. */
export const number = (g: Reader, env: Env, amount: unknown): number =>
  amountOf(g, base, env, amount as Amount);

/** A word's arguments with the amount as text: `n`, `equal`, or `per` with `times`. */
export function withAmount({ amount, ...rest }: WordArgs): WordArgs {
  return { ...rest, ...(amountArgs(base, amount as Amount) as WordArgs) };
}

/** The cards on the field that a word refers to in several environments, each once. */
export function named(g: Reader, envs: readonly Env[], card: unknown): CardId[] {
  const ids = envs.flatMap((env) =>
    cardsNamed(g, env, card).filter((id) => isOnField(g, cardOf(g.state, id))),
  );
  return [...new Set(ids)];
}

/** A word that acts on several cards on the field at the same time. */
export const cardWord = <const A extends ArgSpecs = NoArgs>(
  name: string,
  change: (g: Engine, ids: readonly CardId[], env: Env, args: WordArgs) => void,
  // Without further arguments, A is `NoArgs`.
  more: A = {} as A,
): EffectWord<{ readonly card: "ref" } & A> => ({
  args: { card: "ref", ...more },
  run: (g, env, args) => change(g, named(g, [env], args.card), env, args),
  runAll: (g, envs, args) => {
    const [env] = envs;
    if (env !== undefined) change(g, named(g, envs, args.card), env, args);
  },
  can: (g, env, { card }) => cardsNamed(g, env, card).some((id) => isOnField(g, cardOf(g.state, id))),
  print: (args) => printWord("do", name, ["card"])(args.amount === undefined ? args : withAmount(args)),
});

/** How much each player gets in total from one directive. */
function bySeat(g: Engine, envs: readonly Env[], { who, amount }: WordArgs): ReadonlyMap<Seat, number> {
  const sums = new Map<Seat, number>();
  for (const env of envs) {
    const n = number(g, env, amount);
    if (n > 0)
      for (const seat of seatsOf(g, env, (who ?? "you") as Who)) sums.set(seat, (sums.get(seat) ?? 0) + n);
  }
  return sums;
}

/**
 * A word with an amount for players, as one change for all of them. Defaults to the effect's player. Does nothing if no
 * player gets any.
 */
export function seatsWord(
  name: string,
  change: (g: Engine, amounts: ReadonlyMap<Seat, number>) => void,
  causes: readonly string[] = [],
) {
  const runAll = (g: Engine, envs: readonly Env[], args: WordArgs) => {
    const amounts = bySeat(g, envs, args);
    if (amounts.size > 0) simultaneously(g, [], () => change(g, amounts));
  };
  return {
    args: { who: { maybe: WHO }, amount: "amount" },
    causes,
    run: (g, env, args) => runAll(g, [env], args),
    runAll,
    print: (args) => printWord("do", name)(withAmount({ who: "you", ...args })),
  } as const satisfies EffectWord;
}

/** Like `seatsWord`, but applied to one player after another. */
export const seatWord = (
  name: string,
  change: (g: Engine, seat: Seat, n: number) => void,
  causes: readonly string[] = [],
) =>
  seatsWord(
    name,
    (g, amounts) => {
      for (const [seat, n] of amounts) change(g, seat, n);
    },
    causes,
  );
