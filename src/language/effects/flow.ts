import { ask, type CardId, cardOf, type Engine, readStat, type Seat } from "../../kernel";
import type { Effect } from "../ability";
import { type Env, PLAYER, seatsOf, withRef } from "../env";
import { paidMode } from "../mode-costs";
import { printOption } from "../print";
import { refCards } from "../references";
import { amountOf, choosable, isTrue, kindsAmong, matchesFilter, selectCards } from "../select";
import { markUsed } from "../uses";
import type { EffectWord, Vocabulary, WordArgs } from "../vocabulary";
import { askCards, picked } from "./ask";
import { canPay, currentCosts } from "./costs";
import {
  type EffectHandler,
  type EffectHandlers,
  type EffectLocals,
  type EffectOf,
  isHidden,
  performInOrder,
  performNested,
  performOnAll,
  repeatStep,
} from "./handler";
import { isPossible, mayChooseUpTo } from "./is-possible";
import { continuePayment, flipSourceDown, recordPicks } from "./payment";
import { unlessPaid } from "./unless-paid";

type FlowKind =
  | "nothing"
  | "seq"
  | "if"
  | "may"
  | "against"
  | "pay"
  | "unless-paid"
  | "choose-one"
  | "choose-player"
  | "choose-kind"
  | "choose"
  | "choose-number"
  | "each"
  | "word";

/** Handlers of effects that contain effects: sequences, conditions, choices. */
export const flowEffects = (v: Vocabulary): EffectHandlers<FlowKind> => ({
  nothing: { run: () => {}, runAll: () => {} },
  seq: {
    runAll: (g, effect, envs) => {
      for (const part of effect.effects.toReversed()) performOnAll(g, part, envs);
    },
    run: (g, effect, env) =>
      performInOrder(
        g,
        effect.effects.map((part) => ({ effect: part, env })),
      ),
  },
  if: conditional(v),
  may: {
    run: (g, effect, env) => {
      if (isPossible(g, v, env, effect.effect)) askWhether(g, env);
    },
    answer: (g, effect, env, picks, locals) => {
      if (picks.length === 0) return;
      if (locals.use !== undefined) markUsed(g, v, env.source, env.sourceDef, locals.use);
      performNested(g, effect.effect, env);
    },
  },
  against,
  pay: paying(v),
  "unless-paid": unlessPaid(v),
  "choose-one": {
    run: (g, effect, env) => {
      if (effect.announced === undefined) return askMode(g, v, env, effect.options);
      const mode = effect.options[env.chosen?.[effect.announced] ?? -1];
      if (mode !== undefined) performNested(g, paidMode(mode), env);
    },
    answer: (g, effect, env, picks) => {
      const chosen = effect.options[picks[0] ?? 0];
      if (chosen) performNested(g, chosen, env);
    },
  },
  "choose-player": choosingPlayer,
  "choose-kind": choosingKind(v),
  choose: choosing(v),
  "choose-number": choosingNumber(v),
  each: {
    // All at once: cards protected when the effect begins stay protected, whatever happens to their protector.
    run: (g, effect, env) => {
      const how = changeMadeBy(effect.effect);
      const reached = selectCards(g, v, env, effect.from).filter(
        (id) => how === null || v.mayAffect?.(g, env, cardOf(g.state, id), how) !== false,
      );
      const envs = reached.map((id) => withRef(g, env, "it", id));
      performOnAll(g, effect.effect, envs);
    },
  },
  word: wording(v),
});

/** One of two effects, by a condition. */
const conditional = (v: Vocabulary): EffectHandler<"if"> => ({
  run: (g, effect, env) => {
    if (isTrue(g, v, env, effect.condition)) performNested(g, effect.then, env);
    else if (effect.else) performNested(g, effect.else, env);
  },
  runAll: (g, effect, envs) => {
    const matching = envs.filter((env) => isTrue(g, v, env, effect.condition));
    if (effect.else)
      performOnAll(
        g,
        effect.else,
        envs.filter((env) => !matching.includes(env)),
      );
    performOnAll(g, effect.then, matching);
  },
});

/** One of several opponents is chosen first. */
const against: EffectHandler<"against"> = {
  run: (g, effect, env) => {
    const foes = seatsOf(g, env, "opponent");
    if (foes.length === 1) performNested(g, effect.effect, { ...env, foe: foes[0] as Seat });
    else if (foes.length > 1) askOpponent(g, env, foes);
  },
  answer: (g, effect, env, picks) => {
    const foe = seatsOf(g, env, "opponent")[picks[0] ?? 0];
    if (foe !== undefined) performNested(g, effect.effect, { ...env, foe });
  },
};

/** A player is chosen, unless that one was announced. */
const choosingPlayer: EffectHandler<"choose-player"> = {
  run: (g, effect, env) => {
    if (env.chosen?.[PLAYER] === undefined) askPlayer(g, env);
    else performNested(g, effect.then, env);
  },
  answer: (g, effect, env, [at = 0]) => {
    const seat = seatsOf(g, env, "each")[at] ?? env.seat;
    performNested(g, effect.then, { ...env, chosen: { ...env.chosen, [PLAYER]: seat } });
  },
};

/** One of the game's kinds is chosen and kept as its place in their list, under their name. */
const choosingKind = (v: Vocabulary): EffectHandler<"choose-kind"> => ({
  run: (g, { among }, env) =>
    ask(g, {
      kind: "pick",
      seat: env.seat,
      prompt: { key: "prompt.choose-one", args: { card: env.sourceDef } },
      rule: g.rule,
      source: env.source,
      options: kindsAmong(v, among).map((kind, value) => ({
        value,
        label: { key: `${v.slug}.subtype.${kind}`, args: { count: 1 } },
      })),
      min: 1,
      max: 1,
    }),
  answer: (g, effect, env, [at = 0]) =>
    performNested(g, effect.then, { ...env, chosen: { ...env.chosen, [effect.among]: at } }),
});

/** What must be paid first. */
const paying = (v: Vocabulary): EffectHandler<"pay"> => ({
  run: (g, effect, env, locals) => {
    if (locals.chosen === undefined && !canPay(g, v, env, effect.cost)) return;
    if (!continuePayment(g, v, env, currentCosts(g, v, env, effect.cost), locals)) return;
    if (effect.then !== undefined) performNested(g, effect.then, env);
    flipSourceDown(g, env, effect.cost);
  },
  answer: (g, _effect, _env, picks, locals) => {
    recordPicks(locals, picks);
    repeatStep(g);
  },
});

/** Cards are chosen: targets that were announced, all at one time, or one by one up to a total. */
function choosing(v: Vocabulary): EffectHandler<"choose"> {
  /** Chooses one more card, as far as the limit of the total allows, until the seat stops. */
  function chooseNext(
    g: Engine,
    effect: EffectOf<"choose">,
    { stat, atMost }: NonNullable<EffectOf<"choose">["total"]>,
    env: Env,
    locals: EffectLocals,
  ): void {
    const { taken = [] } = locals;
    const sum = taken.reduce((n, id) => n + readStat(g, id, stat), 0);
    const left = amountOf(g, v, env, atMost) - sum;
    const cards = choosable(g, v, env, effect.from).filter(
      (id) => !taken.includes(id) && readStat(g, id, stat) <= left,
    );
    const [seat] = seatsOf(g, env, effect.by ?? "you");
    const isFull = taken.length >= (effect.count ?? cards.length + taken.length);
    if (cards.length === 0 || isFull || seat === undefined) return performOnChosen(g, effect, env, taken);
    askCards(g, env, seat, locals, { cards, min: 0, max: 1, prompt: "choose-card" });
  }

  return {
    run: (g, effect, env, locals) => {
      if (effect.announced) return performOnTargets(g, v, effect, env);
      if (effect.total) return chooseNext(g, effect, effect.total, env, locals);
      const cards = choosable(g, v, env, effect.from);
      const max = Math.min(effect.count ?? 1, cards.length);
      const [seat] = seatsOf(g, env, effect.by ?? "you");
      const isAsked = max > 0 || (effect.upTo === true && mayChooseUpTo(g, v, env, effect.from));
      if (!isAsked || seat === undefined) return;
      const min = effect.upTo ? 0 : max;
      askCards(g, env, seat, locals, {
        cards,
        min,
        max,
        prompt: "choose-card",
        hidden: isHidden(v, effect.from.zone),
      });
    },
    answer: (g, effect, env, picks, locals) => {
      const chosen = [...(locals.taken ?? []), ...picked(locals, picks)];
      if (effect.total && picks.length > 0) {
        locals.taken = chosen;
        return repeatStep(g);
      }
      performOnChosen(g, effect, env, chosen);
    },
  };
}

/** A number is chosen, unless it was announced. */
const choosingNumber = (v: Vocabulary): EffectHandler<"choose-number"> => ({
  run: (g, effect, env) => {
    if (env.chosen?.[effect.as] !== undefined) return performNested(g, effect.then, env);
    const from = effect.from ?? 0;
    const most = Math.max(from, amountOf(g, v, env, effect.to));
    if (from < most) return askNumber(g, env, [from, most]);
    performNested(g, effect.then, { ...env, chosen: { ...env.chosen, [effect.as]: from } });
  },
  answer: (g, effect, env, [number = 0]) =>
    performNested(g, effect.then, { ...env, chosen: { ...env.chosen, [effect.as]: number } }),
});

/** A word of the game. */
const wording = (v: Vocabulary): EffectHandler<"word"> => ({
  run: (g, effect, env, locals) => {
    const word = v.effects[effect.word];
    if (word === undefined) throw new RangeError(`no effect word ${effect.word}`);
    if (word.asks) askAndRun(g, word, [env], effect.args ?? {}, locals);
    else word.run(g, env, effect.args ?? {});
  },
  runAll: (g, effect, envs, locals) => {
    const word = v.effects[effect.word];
    if (word?.asks) askAndRun(g, word, envs, effect.args ?? {}, locals);
    else if (word?.runAll) word.runAll(g, envs, effect.args ?? {}, []);
    else
      performInOrder(
        g,
        envs.map((env) => ({ effect, env })),
      );
  },
});

/** Asks the next question of a word, or performs it once all are answered. */
function askAndRun(
  g: Engine,
  word: EffectWord,
  envs: readonly Env[],
  args: WordArgs,
  { given = [] }: EffectLocals,
): void {
  const next = word.asks?.(g, envs, args)[given.length];
  if (next === undefined) word.runAll?.(g, envs, args, given);
  else ask(g, next);
}

/** How an effect directly changes the card "it", or null. */
function changeMadeBy(effect: Effect): string | null {
  if (effect.do === "flip" && effect.card === "it") return `flip-${effect.face}`;
  return (effect.do === "move" || effect.do === "modify") && effect.card === "it" ? effect.do : null;
}

function performOnChosen(g: Engine, effect: EffectOf<"choose">, env: Env, chosen: readonly CardId[]): void {
  const envs = chosen.map((id) => withRef(g, env, effect.as ?? "it", id));
  performOnAll(g, effect.then, envs);
}

/** Asks whether an optional effect is performed. */
export function askWhether(g: Engine, env: Env): void {
  const prompt = { key: "prompt.may", args: { card: env.sourceDef } };
  ask(g, { kind: "confirm", seat: env.seat, prompt, rule: g.rule, source: env.source });
}

/** Asks which of several opponents the effect applies to. */
const askOpponent = (g: Engine, env: Env, foes: readonly Seat[]): void =>
  askSeat(g, env, "prompt.choose-opponent", foes);

/** Asks which player the effect applies to. */
export const askPlayer = (g: Engine, env: Env): void =>
  askSeat(g, env, "prompt.choose-player", seatsOf(g, env, "each"));

function askSeat(g: Engine, env: Env, key: string, seats: readonly Seat[]): void {
  ask(g, {
    kind: "pick",
    seat: env.seat,
    prompt: { key, args: { card: env.sourceDef } },
    rule: g.rule,
    source: env.source,
    options: seats.map((seat) => ({
      value: seat,
      label: { key: "prompt.player", args: { player: g.state.seats[seat]?.name ?? "" } },
    })),
    min: 1,
    max: 1,
  });
}

/**
 * Asks for one of several effects.
 * @param options those that may be chosen.
 */
export function askMode(g: Engine, v: Vocabulary, env: Env, options: readonly Effect[]): void {
  ask(g, {
    kind: "pick",
    seat: env.seat,
    prompt: { key: "prompt.choose-one", args: { card: env.sourceDef } },
    rule: g.rule,
    source: env.source,
    options: options.map((option) => ({ label: printOption(v, option) })),
    min: 1,
    max: 1,
  });
}

export function askNumber(g: Engine, env: Env, [min, max]: readonly [least: number, most: number]): void {
  const prompt = { key: "prompt.choose-number", args: { card: env.sourceDef } };
  ask(g, { kind: "amount", seat: env.seat, prompt, rule: g.rule, source: env.source, min, max });
}

/** Affects the announced targets that are still there and still match, and skips the others. */
function performOnTargets(g: Engine, v: Vocabulary, effect: EffectOf<"choose">, env: Env): void {
  const name = effect.as ?? "it";
  const targets = refCards(g, v, env, name).filter((id) =>
    matchesFilter(g, v, env, cardOf(g.state, id), effect.from),
  );
  const envs = targets.map((id) => withRef(g, env, name, id));
  performOnAll(g, effect.then, envs);
}
