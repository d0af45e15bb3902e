import { attempt, attemptAll, type CardId, type Change, type Engine, NONE, type Seat } from "../../../kernel";
import {
  type Amount,
  amountOf,
  type EffectWord,
  type Env,
  type Filter,
  seatsOf,
  selectCards,
  type Who,
} from "../../../language";
import { gainHp, loseHp } from "../damage";
import { eachOf, withAmount } from "./amount";
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

/** A word about the HP of players. */
const hpWord = (name: string, change: (g: Engine, seat: Seat, n: number) => void): EffectWord => ({
  args: { who: WHO, amount: "amount" },
  run: (g, env, { who, amount }) => {
    const n = number(g, env, amount);
    for (const seat of seatsOf(g, env, who as Who)) change(g, seat, n);
  },
  print: (args) => printWord("do", name)(withAmount(args)),
});

/** Burn, and other changes of HP (BC 11.21). */
export const harmWords: Readonly<Record<string, EffectWord>> = {
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
    run: (g, env, { card, amount }) => {
      const n = number(g, env, amount);
      if (n > 0)
        burn(
          g,
          cardsNamed(g, env, card).map((id) => onCard(id, n)),
        );
    },
    can: (g, env, { card }) => cardsNamed(g, env, card).length > 0,
    print: (args) => printWord("do", "burn-card", ["card"])(withAmount(args)),
  },
  "burn-each": {
    args: { from: "filter", amount: "amount" },
    run: (g, env, { from, amount }) => {
      const n = number(g, env, amount);
      if (n > 0)
        burn(
          g,
          selectCards(g, base, env, from as unknown as Filter).map((id) => onCard(id, n)),
        );
    },
    can: (g, env, { from }) => selectCards(g, base, env, from as unknown as Filter).length > 0,
    print: (args) => printWord("do", "burn-each")(withAmount({ ...args, from: eachOf(args.from) })),
  },
  "gain-hp": hpWord("gain-hp", gainHp),
  "lose-hp": hpWord("lose-hp", loseHp),
};
