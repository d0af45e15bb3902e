import { attempt, attemptAll, type CardId, type Change, type Engine, NONE, type Seat } from "../../../kernel";
import {
  type Amount,
  amountOf,
  type EffectWord,
  type EffectWords,
  type Env,
  seatsOf,
  type Who,
  type WordArgs,
} from "../../../language";
import { gainHp, loseHp } from "../rules/damage";
import { withAmount } from "./amount";
import { base } from "./base";
import { cardsNamed, printWord, WHO } from "./print-word";

const number = (g: Engine, env: Env, amount: unknown) => amountOf(g, base, env, amount as Amount);

const onSeat = (seat: Seat, amount: number): Change => ({ type: "burn", card: NONE, seat, data: { amount } });
const onCard = (card: CardId, amount: number): Change => ({ type: "burn", card, data: { amount } });

/** Burns all of these at the same moment (BC 11.21.1). */
function burn(g: Engine, changes: readonly Change[]): void {
  const [first] = changes;
  if (first === undefined) return;
  if (changes.length === 1) attempt(g, first);
  else attemptAll(g, changes);
}

function burnCards(g: Engine, envs: readonly Env[], { card, amount }: WordArgs): void {
  const changes = envs.flatMap((env) => {
    const n = number(g, env, amount);
    return n > 0 ? cardsNamed(g, env, card).map((id) => onCard(id, n)) : [];
  });
  burn(g, changes);
}

/** A word that changes the HP of players. */
const hpWord = (name: string, change: (g: Engine, seat: Seat, n: number) => void) =>
  ({
    args: { who: WHO, amount: "amount" },
    run: (g, env, { who, amount }) => {
      const n = number(g, env, amount);
      for (const seat of seatsOf(g, env, who as Who)) change(g, seat, n);
    },
    print: (args) => printWord("do", name)(withAmount(args)),
  }) as const satisfies EffectWord;

/** Burn, and other changes of HP (BC 11.21). */
export const harmWords = {
  burn: {
    args: { who: WHO, amount: "amount" },
    causes: ["burn"],
    run: (g, env, { who, amount }) => {
      const n = number(g, env, amount);
      if (n > 0)
        burn(
          g,
          seatsOf(g, env, who as Who).map((seat) => onSeat(seat, n)),
        );
    },
    print: (args) => printWord("do", "burn")(withAmount(args)),
  },
  "burn-card": {
    args: { card: "ref", amount: "amount" },
    run: (g, env, args) => burnCards(g, [env], args),
    runAll: burnCards,
    can: (g, env, { card }) => cardsNamed(g, env, card).length > 0,
    print: (args) => printWord("do", "burn-card", ["card"])(withAmount(args)),
  },
  "gain-hp": hpWord("gain-hp", gainHp),
  "lose-hp": hpWord("lose-hp", loseHp),
} as const satisfies EffectWords;
