import {
  addSeatCounter,
  type CardId,
  cardOf,
  type Engine,
  isSameCard,
  rest,
  type Seat,
  simultaneously,
} from "../../../kernel";
import {
  type Amount,
  type ArgSpecs,
  amountOf,
  type EffectWord,
  type EffectWords,
  type Env,
  type NoArgs,
  seatsOf,
  type Who,
  type WordArgs,
} from "../../../language";
import { addCounters } from "../rules/add-counters";
import { setNumber } from "../rules/counters";
import { pointsOf } from "../rules/damage";
import { defOf } from "../rules/defs";
import { attackIn, setAttack } from "../rules/vars";
import { isInPlay, isMonsterInPlay } from "../rules/zones";
import { withAmount } from "./amount";
import { base } from "./base";
import { cardsNamed, printWord, WHO } from "./print-word";

const number = (g: Engine, env: Env, amount: unknown) => amountOf(g, base, env, amount as Amount);

/** Changes the cards in play that a word names, all at the same moment. */
function changeNamed(
  g: Engine,
  envs: readonly Env[],
  { card, amount }: WordArgs,
  change: (g: Engine, id: CardId, n: number) => void,
): void {
  const due = envs.flatMap((env) => {
    const n = amount === undefined ? 0 : number(g, env, amount);
    const cards = cardsNamed(g, env, card).filter((id) => isInPlay(g, cardOf(g.state, id)));
    return cards.map((id) => ({ id, n }));
  });
  simultaneously(
    g,
    due.map(({ id }) => id),
    () => {
      for (const { id, n } of due) change(g, id, n);
    },
  );
}

const cardWord = <const A extends ArgSpecs = NoArgs>(
  name: string,
  change: (g: Engine, id: CardId, n: number) => void,
  // Without further arguments, A is `NoArgs`.
  more: A = {} as A,
): EffectWord<{ readonly card: "ref" } & A> => ({
  args: { card: "ref", ...more },
  run: (g, env, args) => changeNamed(g, [env], args, change),
  runAll: (g, envs, args) => changeNamed(g, envs, args, change),
  can: (g, env, { card }) => cardsNamed(g, env, card).some((id) => isInPlay(g, cardOf(g.state, id))),
  print: (args) => printWord("do", name, ["card"])(args.amount === undefined ? args : withAmount(args)),
});

const pointsWord = (name: string, change: (g: Engine, seat: Seat, n: number) => void) =>
  ({
    args: { who: WHO, amount: "amount" },
    run: (g, env, { who, amount }) => {
      const n = number(g, env, amount);
      for (const seat of seatsOf(g, env, who as Who)) change(g, seat, n);
    },
    print: (args) => printWord("do", name)(withAmount(args)),
  }) as const satisfies EffectWord;

/** Effects on cards in play, on Points and on the current Attack. */
export const fieldWords = {
  temper: cardWord("temper", (g, id) => {
    rest(g, id);
  }),
  untemper: cardWord("untemper", (g, id) => {
    rest(g, id, false);
  }),
  restore: cardWord("restore", (g, id) => setNumber(g, id, "damage", 0)),
  counters: cardWord("counters", (g, id, n) => addCounters(g, id, n), { amount: "amount" }),
  repair: cardWord(
    "repair",
    (g, id, n) => {
      const worn = cardOf(g.state, id).counters.wear ?? 0;
      if (defOf(g, cardOf(g.state, id)).category === "gear") setNumber(g, id, "wear", Math.max(0, worn - n));
    },
    { amount: "amount" },
  ),
  "gain-points": pointsWord("gain-points", (g, seat, n) => {
    addSeatCounter(g, seat, "points", n);
  }),
  "lose-points": pointsWord("lose-points", (g, seat, n) => {
    addSeatCounter(g, seat, "points", -Math.min(n, pointsOf(g, seat)));
  }),
  "end-attack": {
    args: {},
    run: (g) => {
      const attack = attackIn(g.state);
      if (attack !== null && attack.stage !== "struck") setAttack(g, { ...attack, stage: "off" });
    },
    can: (g) => attackIn(g.state) !== null,
    print: printWord("do", "end-attack"),
  },
  retarget: {
    args: { card: "ref" },
    run: (g, env, { card }) => {
      const attack = attackIn(g.state);
      const id = cardsNamed(g, env, card)[0];
      if (attack === null || id === undefined || attack.stage === "struck") return;
      const target = cardOf(g.state, id);
      if (!isMonsterInPlay(g, target) || target.controller === attack.by || id === attack.target) return;
      // The Block counts, whatever happens to the Attack (BC 11.17.5).
      if (attack.blocked && isSameCard(g.state, { card: attack.target, stamp: attack.targetStamp }))
        rest(g, attack.target);
      const defender = target.controller;
      setAttack(g, { ...attack, target: id, targetStamp: target.stamp, defender, blocked: false });
    },
    can: (g) => attackIn(g.state) !== null,
    print: printWord("do", "retarget", ["card"]),
  },
} as const satisfies EffectWords;
