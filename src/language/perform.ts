import {
  ask,
  attempt,
  type CardId,
  call,
  cardOf,
  draw,
  type Engine,
  type Locals,
  leave,
  modify,
  moveHome,
  NONE,
  type Option,
  type Plain,
  type Procedure,
  pickAtRandom,
  procedure,
  type Seat,
  show,
  step,
  zoneOf,
} from "../kernel";
import type { Effect } from "./ability";
import { asPlain, causeOf, type Env, onField, refCards, seatsOf } from "./env";
import { amountOf, gather, holds } from "./select";
import type { Vocabulary } from "./vocabulary";

/** Starts an effect: it runs before the current procedure goes on. @param rule clause its events cite. */
export function perform(g: Engine, effect: Effect, env: Env, rule: string): void {
  call(g, "effect", {
    effect: effect as unknown as Plain,
    env: asPlain(env),
    rule,
    cause: causeOf(env) as unknown as Plain,
  });
}

type Kind = Effect["do"];
type Of<K extends Kind> = Extract<Effect, { do: K }>;

interface Run<K extends Kind> {
  run(g: Engine, effect: Of<K>, env: Env, locals: Locals): void;
  answer?(g: Engine, effect: Of<K>, env: Env, picks: readonly number[], locals: Locals): void;
}

/** The procedure that carries out one effect; effects inside it are frames of their own. */
export function effectProcedure(v: Vocabulary): Procedure {
  const inner = (g: Engine, effect: Effect, env: Env) => perform(g, effect, env, g.rule);

  function askPick(
    g: Engine,
    env: Env,
    seat: Seat,
    options: readonly Option[],
    min: number,
    max: number,
    key: string,
    hidden = false,
  ) {
    ask(g, {
      kind: "pick",
      seat,
      prompt: { key: `prompt.${key}`, args: { card: env.sourceDef, count: max } },
      rule: g.rule,
      source: env.source,
      options,
      min,
      max,
      ...(hidden ? { hidden } : undefined),
    });
  }

  /** Performs effects in the order given: the last frame pushed runs first. */
  function inOrder(g: Engine, tasks: readonly { effect: Effect; env: Env }[]): void {
    for (let i = tasks.length - 1; i >= 0; i--) {
      const task = tasks[i];
      if (task) inner(g, task.effect, task.env);
    }
  }

  const table: { [K in Kind]: Run<K> } = {
    seq: {
      run: (g, effect, env) =>
        inOrder(
          g,
          effect.effects.map((e) => ({ effect: e, env })),
        ),
    },
    if: {
      run: (g, effect, env) => {
        if (holds(g, v, env, effect.condition)) inner(g, effect.then, env);
        else if (effect.else) inner(g, effect.else, env);
      },
    },
    may: {
      run: (g, effect, env) =>
        ask(g, {
          kind: "confirm",
          seat: env.seat,
          prompt: { key: "prompt.may", args: { card: env.sourceDef } },
          rule: g.rule,
          source: env.source,
        }),
      answer: (g, effect, env, picks) => {
        if (picks.length > 0) inner(g, effect.effect, env);
      },
    },
    "choose-one": {
      run: (g, effect, env) => {
        const options = effect.options.map((option) => ({
          label: { key: "language.effect", args: { effect: option as unknown as Plain } },
        }));
        askPick(g, env, env.seat, options, 1, 1, "choose-one");
      },
      answer: (g, effect, env, picks) => {
        const chosen = effect.options[picks[0] ?? 0];
        if (chosen) inner(g, chosen, env);
      },
    },
    choose: {
      run: (g, effect, env, locals) => {
        const found = gather(g, v, env, effect.from);
        const max = Math.min(effect.count ?? 1, found.length);
        if (max === 0) return;
        locals.found = found;
        const [seat] = seatsOf(g, env, effect.by ?? "you");
        if (seat === undefined) return;
        const options = found.map((card) => ({ card }));
        askPick(
          g,
          env,
          seat,
          options,
          effect.upTo ? 0 : max,
          max,
          "choose-card",
          effect.from.zone === v.hand,
        );
      },
      answer: (g, effect, env, picks, locals) => {
        const found = locals.found as readonly CardId[];
        inOrder(
          g,
          picks.map((i) => ({ effect: effect.then, env: { ...env, it: found[i] ?? NONE } })),
        );
      },
    },
    each: {
      run: (g, effect, env) =>
        inOrder(
          g,
          gather(g, v, env, effect.from).map((it) => ({ effect: effect.effect, env: { ...env, it } })),
        ),
    },
    draw: {
      run: (g, effect, env) => {
        const count = amountOf(g, v, env, effect.count);
        for (const seat of seatsOf(g, env, effect.who)) draw(g, seat, count, v.deck, v.hand);
      },
    },
    discard: {
      run: (g, effect, env, locals) => {
        const queue = (locals.seats as readonly Seat[] | undefined) ?? seatsOf(g, env, effect.who);
        const [seat, ...rest] = queue;
        locals.seats = rest;
        if (seat === undefined) return;
        const hand = zoneOf(g.state, v.hand, seat).cards;
        const count = Math.min(effect.count, hand.length);
        if (effect.atRandom) {
          for (let i = 0; i < count; i++) {
            const left = zoneOf(g.state, v.hand, seat).cards;
            moveHome(g, left[pickAtRandom(g, seat, left.length)] as CardId, v.discard, { as: "discard" });
          }
        } else if (count > 0) {
          locals.found = hand;
          const options = hand.map((card) => ({ card }));
          askPick(g, env, seat, options, count, count, "discard", true);
          return;
        }
        if (rest.length > 0) table.discard.run(g, effect, env, locals);
      },
      answer: (g, effect, env, picks, locals) => {
        const found = locals.found as readonly CardId[];
        for (const i of picks) moveHome(g, found[i] as CardId, v.discard, { as: "discard" });
        if ((locals.seats as readonly Seat[]).length > 0) again(g);
      },
    },
    flip: {
      run: (g, effect, env) => {
        for (const id of refCards(g, v, env, effect.card)) {
          const card = cardOf(g.state, id);
          const how = effect.face === "up" ? "flip-up" : "flip-down";
          if (!onField(g, v, id) || card.face === effect.face) continue;
          if (v.mayAffect?.(g, env, card, how) === false) continue;
          attempt(g, { type: how, card: id, data: { by: "effect" } });
        }
      },
    },
    move: {
      run: (g, effect, env) => {
        for (const id of refCards(g, v, env, effect.card)) {
          if (v.mayAffect?.(g, env, cardOf(g.state, id), "move") === false) continue;
          moveHome(g, id, effect.to, {
            as: effect.to === v.discard ? "discard" : effect.to === v.hand ? "return" : "move",
            ...(effect.bottom ? { bottom: true } : undefined),
          });
        }
      },
    },
    modify: {
      run: (g, effect, env) => {
        const amount = amountOf(g, v, env, effect.amount);
        for (const id of refCards(g, v, env, effect.card)) {
          if (v.mayAffect?.(g, env, cardOf(g.state, id), "modify") === false) continue;
          for (const stat of effect.stats) {
            modify(g, id, {
              stat,
              op: effect.op,
              amount,
              layer: v.layer.lasting,
              source: env.source,
              until: effect.until,
            });
          }
        }
      },
    },
    reveal: {
      run: (g, effect, env) => {
        for (const seat of seatsOf(g, env, effect.of)) {
          const cards = zoneOf(g.state, effect.zone, seat).cards;
          if (cards.length === 0) continue;
          const shown = effect.atRandom ? [cards[pickAtRandom(g, seat, cards.length)] as CardId] : cards;
          const to = seatsOf(g, env, effect.to);
          for (const id of shown) for (const s of to) show(g, id, s);
        }
      },
    },
    word: {
      run: (g, effect, env) => {
        const word = v.effects[effect.word];
        if (word === undefined) throw new RangeError(`no effect word ${effect.word}`);
        word.run(g, env, effect.args ?? {});
      },
    },
  };

  const effectOf = (locals: Locals) => locals.effect as unknown as Effect;
  const envIn = (locals: Locals) => locals.env as unknown as Env;

  return procedure(
    "effect",
    [
      step(
        "carry out",
        v.rules.ability,
        (g, locals) => {
          const effect = effectOf(locals);
          (table[effect.do] as Run<Kind>).run(g, effect, envIn(locals), locals);
        },
        (g, locals, answer) => {
          const effect = effectOf(locals);
          if (effect.do === "word") {
            v.effects[effect.word]?.answer?.(g, envIn(locals), effect.args ?? {}, answer);
            return;
          }
          const picks =
            answer.do === "pick" ? answer.picks : answer.do === "confirm" && answer.yes ? [0] : [];
          (table[effect.do] as Run<Kind>).answer?.(g, effect, envIn(locals), picks, locals);
        },
      ),
    ],
    { atomic: true },
  );
}

/** Lets the running effect's one step run once more (the next seat is to be asked the same). */
function again(g: Engine): void {
  const frame = g.state.agenda.at(-1);
  if (frame !== undefined) frame.step--;
  else leave(g);
}
