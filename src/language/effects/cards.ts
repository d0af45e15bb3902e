import {
  ask,
  attempt,
  attemptAll,
  type CardId,
  type Change,
  cardOf,
  draw,
  type Engine,
  grantAbility,
  modify,
  move,
  pickAtRandom,
  show,
  simultaneously,
  zoneOf,
} from "../../kernel";
import { lentIndex } from "../ability-of";
import { type Env, seatsOf } from "../env";
import { layerOf } from "../layer";
import { momentFor } from "../moment";
import { isChangeable, onField, refCards } from "../references";
import { amountOf } from "../select";
import type { Vocabulary } from "../vocabulary";
import { picked } from "./ask";
import { discarding } from "./discard";
import type { EffectHandler, EffectHandlers, EffectOf } from "./handler";
import { moving } from "./move";
import { isFree, named } from "./named";

type CardKind = "draw" | "discard" | "flip" | "move" | "modify" | "lend" | "arrange" | "reveal";

export const cardEffects = (v: Vocabulary): EffectHandlers<CardKind> => ({
  draw: drawing(v),
  discard: discarding(v),
  flip: {
    run: (g, effect, env) => flipAll(g, v, effect, [env]),
    runAll: (g, effect, envs) => flipAll(g, v, effect, envs),
  },
  move: moving(v),
  modify: {
    run: (g, effect, env) => modifyAll(g, v, effect, [env]),
    runAll: (g, effect, envs) => modifyAll(g, v, effect, envs),
  },
  lend: {
    run: (g, effect, env) => lendAll(g, v, effect, [env]),
    runAll: (g, effect, envs) => lendAll(g, v, effect, envs),
  },
  arrange: arranging(v),
  reveal: revealing,
});

/** Players draw cards. */
const drawing = (v: Vocabulary): EffectHandler<"draw"> => ({
  run: (g, effect, env) => {
    const count = amountOf(g, v, env, effect.count);
    const seats = seatsOf(g, env, effect.who);
    if (v.verbs?.draw) v.verbs.draw(g, seats, count);
    else
      simultaneously(g, [], () => {
        for (const seat of seats) draw(g, seat, count, v.deck, v.hand);
      });
  },
});

function flipAll(g: Engine, v: Vocabulary, { card, face }: EffectOf<"flip">, envs: readonly Env[]): void {
  const type = face === "up" ? "flip-up" : "flip-down";
  const changes = named(g, v, envs, card, type)
    .filter((id) => onField(g, v, id) && cardOf(g.state, id).face !== face)
    .map((id): Change => ({ type, card: id, data: { by: "effect" } }));
  const [only] = changes;
  if (changes.length > 1) attemptAll(g, changes);
  else if (only !== undefined) attempt(g, only);
}

function modifyAll(g: Engine, v: Vocabulary, effect: EffectOf<"modify">, envs: readonly Env[]): void {
  const { stats, op, until } = effect;
  const drafts = envs.flatMap((env) => {
    const amount = amountOf(g, v, env, effect.amount);
    const cards = refCards(g, v, env, effect.card).filter(
      (id) => isChangeable(g, v, id) && isFree(g, v, env, id, "modify"),
    );
    const lasting = { op, amount, source: env.source, until: momentFor(until, env.seat) };
    const layered = stats.map((stat) => ({ stat, layer: layerOf(v, "lasting", stat, op), ...lasting }));
    return cards.flatMap((id) => layered.map((draft) => ({ id, draft })));
  });
  const ids = new Set(drafts.map(({ id }) => id));
  const change = () => {
    for (const { id, draft } of drafts) modify(g, id, draft);
  };
  if (ids.size === 1) change();
  else simultaneously(g, [...ids], change);
}

/** Abilities are lent to cards in play, or to the effect's own card, for which they work wherever it is. */
function lendAll(g: Engine, v: Vocabulary, effect: EffectOf<"lend">, envs: readonly Env[]): void {
  const [first] = envs;
  if (first === undefined) return;
  const ability = lentIndex(g, first.sourceDef, effect.ability);
  if (ability === undefined) throw new RangeError(`no ability of ${first.sourceDef} that is lent`);
  const grant = { def: first.sourceDef, ability, until: momentFor(effect.until, first.seat) };
  const { card } = effect;
  if (card === undefined) return grantAbility(g, first.source, { ...grant, stays: true });
  const cards = envs.flatMap((env) =>
    refCards(g, v, env, card).filter((id) => isChangeable(g, v, id) && isFree(g, v, env, id, "modify")),
  );
  for (const id of new Set(cards)) grantAbility(g, id, grant);
}

/** The top cards of a deck are put back in an order that its player chooses. */
const arranging = (v: Vocabulary): EffectHandler<"arrange"> => ({
  run: (g, effect, env, locals) => {
    const top = zoneOf(g.state, v.deck, env.seat).cards.slice(-effect.count).reverse();
    for (const id of top) show(g, id, env.seat);
    if (top.length < 2) return;
    locals.found = top;
    ask(g, {
      kind: "arrange",
      seat: env.seat,
      prompt: { key: "prompt.arrange", args: { card: env.sourceDef, count: top.length } },
      rule: g.rule,
      source: env.source,
      options: top.map((card) => ({ card })),
    });
  },
  answer: (g, _effect, env, order, locals) => {
    const deck = zoneOf(g.state, v.deck, env.seat).id;
    for (const id of picked(locals, order).reverse()) move(g, id, deck, { as: "arrange" });
  },
});

/** Cards of a zone are shown to players. */
const revealing: EffectHandler<"reveal"> = {
  run: (g, effect, env) => {
    for (const seat of seatsOf(g, env, effect.of)) {
      const cards = zoneOf(g.state, effect.zone, seat).cards;
      if (cards.length === 0) continue;
      const shown = effect.atRandom ? [cards[pickAtRandom(g, seat, cards.length)] as CardId] : cards;
      for (const id of shown) for (const to of seatsOf(g, env, effect.to)) show(g, id, to);
    }
  },
};
