import {
  type CardId,
  cardOf,
  type Engine,
  modifyInstance,
  NONE,
  type Option,
  type Plain,
  type Reader,
  type Seat,
} from "../../../kernel";
import {
  type Amount,
  amountOf,
  type EffectWord,
  type EffectWords,
  type Env,
  type Filter,
  matchesFilter,
  seatsOf,
  type Who,
} from "../../../language";
import { damageBreakdown, deal, knockOut } from "../rules/damage";
import { isUnit } from "../rules/defs";
import { heal, loseHp } from "../rules/health";
import { GUARDED, shieldableThreats } from "../rules/shields";
import { message } from "../table/messages";
import { damageTo, instanceFor, type Threat, threats } from "../table/threats";
import { withAmount } from "./amount";
import { base } from "./base";
import { printFiltered } from "./print-args";
import { cardsNamed, printWord, WHO } from "./print-word";

const number = (g: Reader, env: Env, n: Plain | undefined) => amountOf(g, base, env, n as Amount);

/** The stack item that is being carried out, or NONE if there is none. */
const itemOf = (env: Env) => env.chosen?.item ?? NONE;

/** Deals damage to each named card, all at the same moment. */
const damage = {
  args: {
    card: "ref",
    n: "amount",
    unpreventable: { maybe: [true] },
    // Set by `withNumbers`.
    nth: { maybe: { from: 2, to: 9 } },
  },
  // Only attack damage slays. A commander evolves, a unit is KO'd.
  causes: ({ card }, fits) => {
    const { zone, type } = fits(card) ?? {};
    const isCommander =
      card === "your-commander" || card === "enemy-commander" || zone === "commander" || type === "commander";
    if (isCommander) return ["damage", "evolve"];
    return type === "unit" ? ["damage", "ko"] : ["damage", "ko", "evolve"];
  },
  run: (g, env, args) => deal(g, damageTo(g, env, args, itemOf(env))),
  runAll: (g, envs, args) =>
    deal(
      g,
      envs.flatMap((env) => damageTo(g, env, args, itemOf(env))),
    ),
  can: (g, env, args) => damageTo(g, env, args, itemOf(env)).length > 0,
  print: ({ nth: _nth, ...args }) => printWord("do", "damage", ["card"])(withAmount(args)),
} as const satisfies EffectWord;

const unitsNamed = (g: Engine, envs: readonly Env[], card: Plain | undefined): CardId[] => [
  ...new Set(envs.flatMap((env) => cardsNamed(g, env, card).filter((id) => isUnit(g, cardOf(g.state, id))))),
];

const ko = {
  args: { card: "ref" },
  causes: ["ko"],
  run: (g, env, { card }) => knockOut(g, unitsNamed(g, [env], card)),
  runAll: (g, envs, { card }) => knockOut(g, unitsNamed(g, envs, card)),
  print: printWord("do", "ko", ["card"]),
} as const satisfies EffectWord;

/** Whether source and target of a damage match the text's filters. */
function fits(g: Reader, env: Env, { by, to }: Readonly<Record<string, Plain>>, threat: Threat): boolean {
  const matches = (id: CardId, filter: Plain | undefined) =>
    filter === undefined || matchesFilter(g, base, env, cardOf(g.state, id), filter as Filter);
  return matches(threat.source.card, by) && matches(threat.victim.card, to);
}

/** Damages that can be chosen, as options from source to target (SM 11.14, SM 11.15). */
function optionsFor(g: Reader, all: readonly Threat[]): Option[] {
  return all.map((threat) => ({
    card: threat.source.card,
    value: threat.victim.card,
    label: message("soul-masters.threat", {
      source: cardOf(g.state, threat.source.card).def,
      victim: cardOf(g.state, threat.victim.card).def,
      n: damageBreakdown(g, threat).dealt,
    }),
  }));
}

const preventable = (g: Reader, env: Env, args: Readonly<Record<string, Plain>>) =>
  threats(g).filter((threat) => fits(g, env, args, threat));

/** More than any damage: all of it is prevented. */
const ALL = 10_000;

/** Prevents a part of one damage, or all of it, which is announced as the card is played (SM 11.13 to SM 11.16). */
const prevent = {
  args: { n: { maybe: "amount" }, by: { maybe: "filter" }, to: { maybe: "filter" } },
  announced: {
    options: (g, env, args) => optionsFor(g, preventable(g, env, args)),
    note: (g, env, args, picked) => {
      const threat = preventable(g, env, args)[picked];
      return threat === undefined ? NONE : instanceFor(g, threat);
    },
    prompt: ({ sourceDef }) => message("prompt.soul-masters.prevent", { card: sourceDef }),
  },
  run: (g, env, { n }) => {
    const instance = env.chosen?.prevent ?? NONE;
    if (g.state.instances?.some(({ id }) => id === instance) !== true) return;
    const amount = n === undefined ? -ALL : -number(g, env, n);
    modifyInstance(g, instance, { layer: "prevent", op: "add", amount, source: env.source });
  },
  print: (args) =>
    printFiltered("prevent", ["by", "to"])(args.n === undefined ? { ...args, all: true } : withAmount(args)),
} as const satisfies EffectWord;

/** The damages that a shield may be played against: those to its target. */
function guarded(g: Reader, { seat, refs }: Env): Threat[] {
  const [on] = refs[GUARDED] ?? [];
  return shieldableThreats(g, seat).filter(({ victim }) => on === undefined || victim.card === on.card);
}

/** Announces the damage that a Damage Shield is played against (SM 13.4). `resolveShield` applies it. */
const shield = {
  args: {},
  announced: {
    options: (g, env) => optionsFor(g, guarded(g, env)),
    note: (g, env, _args, picked) => {
      const threat = guarded(g, env)[picked];
      return threat === undefined ? NONE : instanceFor(g, threat);
    },
    prompt: ({ sourceDef }) => message("prompt.soul-masters.prevent", { card: sourceDef }),
  },
  run: () => undefined,
  print: printWord("do", "shield"),
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

/** Words that damage, heal and protect. */
export const harm = {
  damage,
  ko,
  prevent,
  shield,
  heal: seatWord("heal", ["heal"], heal),
  "lose-hp": seatWord("lose-hp", ["evolve"], loseHp),
} as const satisfies EffectWords;
