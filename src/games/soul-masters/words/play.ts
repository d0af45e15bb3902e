import {
  call,
  cardOf,
  type Engine,
  NONE,
  type Plain,
  type Reader,
  removeFromStack,
  type Seat,
  type StackItem,
} from "../../../kernel";
import {
  type Amount,
  amountOf,
  type EffectWord,
  type EffectWords,
  type Env,
  seatsOf,
  type Who,
} from "../../../language";
import { negateAttack, redirectTo } from "../rules/combat";
import { afterCounter } from "../rules/counter";
import { addCrystals } from "../rules/energy";
import { generate, resourcesOf, spend } from "../rules/resources";
import { message } from "../table/messages";
import { withAmount } from "./amount";
import { base } from "./base";
import { cardsNamed, printWord, WHO } from "./print-word";

const number = (g: Reader, env: Env, n: Plain | undefined) => amountOf(g, base, env, (n ?? 1) as Amount);

function counterItem(g: Engine, item: StackItem | undefined): void {
  const found = item === undefined ? undefined : removeFromStack(g, item.id);
  if (found !== undefined) afterCounter(g, found);
}

/** Counters a target card on the stack (SM 24.3.1). */
const counter = {
  args: { card: "ref" },
  run: (g, env, { card }) => {
    for (const id of cardsNamed(g, env, card))
      counterItem(
        g,
        g.state.stack.find((item) => item.card === id),
      );
  },
  print: printWord("do", "counter", ["card"]),
} as const satisfies EffectWord;

const SKILLS = ["ability", "trigger", "intercept"];
const skillsOnStack = ({ state }: Reader): StackItem[] =>
  state.stack.filter(({ data }) => SKILLS.includes(String(data.kind)));

/** Counters a skill on the stack, chosen as the card is played (SM 24.3.1). */
const counterSkill = {
  args: {},
  announced: {
    options: (g) => skillsOnStack(g).map(({ card, id }) => ({ card, value: id })),
    note: (g, _env, _args, picked) => skillsOnStack(g)[picked]?.id ?? NONE,
    prompt: ({ sourceDef }) => message("prompt.soul-masters.counter-skill", { card: sourceDef }),
  },
  run: (g, env) =>
    counterItem(
      g,
      g.state.stack.find(({ id }) => id === env.chosen?.["counter-skill"]),
    ),
  print: printWord("do", "counter-skill"),
} as const satisfies EffectWord;

const seatWord = (
  name: string,
  causes: readonly string[],
  change: (g: Engine, seat: Seat, n: number) => void,
) =>
  ({
    args: { who: { maybe: WHO }, n: "amount" },
    causes,
    run: (g, env, { who, n }) => {
      const amount = number(g, env, n);
      for (const seat of seatsOf(g, env, (who ?? "you") as Who)) change(g, seat, amount);
    },
    print: (args) => printWord("do", name)(withAmount({ who: "you", ...args })),
  }) as const satisfies EffectWord;

/** Words about energy, resources, the attack and the stack. */
export const playWords = {
  counter,
  "counter-skill": counterSkill,
  /** Redirects the attack to another target, only in the Defender step (SM 12.17). */
  redirect: {
    args: { card: "ref" },
    run: (g, env, { card }) => {
      const [to] = cardsNamed(g, env, card);
      if (to !== undefined) redirectTo(g, to);
    },
    print: printWord("do", "redirect", ["card"]),
  },
  negate: { args: {}, run: (g) => negateAttack(g), print: printWord("do", "negate") },
  "add-energy": {
    args: { n: { from: 1, to: 9 } },
    run: (g, { seat }, { n }) => addCrystals(g, seat, Number(n)),
    print: printWord("do", "add-energy"),
  },
  generate: seatWord("generate", ["generated"], (g, seat, n) => void generate(g, seat, n)),
  "lose-resources": seatWord("lose-resources", [], (g, seat, n) =>
    spend(g, seat, Math.min(n, resourcesOf(g, seat))),
  ),
  /** Resolves Phase (SM 21.2). */
  phase: {
    args: {},
    causes: ["phase-in", "enter"],
    run: (g, { seat, refs, source }) => {
      const unit = refs.this?.[0] ?? { card: source, stamp: cardOf(g.state, source).stamp };
      call(g, "phase", { seat, unit: { ...unit } });
    },
    print: printWord("do", "phase"),
  },
} as const satisfies EffectWords;
