import {
  ask,
  attempt,
  attemptAll,
  type CardId,
  type Change,
  cardOf,
  draw,
  type Engine,
  modify,
  move,
  moveToOwner,
  pickAtRandom,
  type Seat,
  seatsFrom,
  show,
  simultaneously,
  zoneLimitLeft,
  zoneOf,
} from "../../kernel";
import type { Ref } from "../ability";
import { type Env, seatsOf } from "../env";
import { layerOf } from "../layer";
import { momentFor } from "../moment";
import { isChangeable, onField, refCards } from "../references";
import { amountOf } from "../select";
import type { Vocabulary } from "../vocabulary";
import { askCards, picked } from "./ask";
import { type EffectHandlers, type EffectLocals, type Of, runAgain } from "./handler";
import { discardAll } from "./payment";

type CardKind = "draw" | "discard" | "flip" | "move" | "modify" | "arrange" | "reveal";

/** Effects on cards. */
export function cardEffects(v: Vocabulary): EffectHandlers<CardKind> {
  const isFree = (g: Engine, env: Env, id: CardId, how: string) =>
    v.mayAffect?.(g, env, cardOf(g.state, id), how) !== false;

  /**
   * Asks the next seat that has a choice, the turn player first; when all have chosen, their cards are discarded together.
   * Until then a choice is known to its seat alone.
   */
  function discardNext(g: Engine, effect: Of<"discard">, env: Env, locals: EffectLocals): void {
    if (effect.atRandom) return discardAtRandom(g, effect, seatsOf(g, env, effect.who));
    const queue = locals.seats ?? inTurnOrder(g, seatsOf(g, env, effect.who));
    for (const [i, seat] of queue.entries()) {
      const hand = zoneOf(g.state, v.hand, seat).cards;
      const count = Math.min(effect.count, hand.length);
      if (count === 0) continue;
      locals.seats = queue.slice(i + 1);
      return askCards(g, env, seat, locals, {
        cards: hand,
        min: count,
        max: count,
        prompt: "discard",
        hidden: true,
      });
    }
    locals.seats = [];
    // A seat may have left the game since it chose.
    const taken = (locals.taken ?? []).filter((id) => isInHand(g, id));
    if (taken.length > 0) discardAll(g, v, taken);
  }

  const isInHand = (g: Engine, id: CardId) => g.state.zones[cardOf(g.state, id).zone]?.key === v.hand;

  function discardAtRandom(g: Engine, effect: Of<"discard">, seats: readonly Seat[]): void {
    const drawn = seats.flatMap((seat) => {
      const left = [...zoneOf(g.state, v.hand, seat).cards];
      const count = Math.min(effect.count, left.length);
      return Array.from({ length: count }, () => left.splice(pickAtRandom(g, seat, left.length), 1)).flat();
    });
    if (drawn.length > 0) discardAll(g, v, drawn);
  }

  /** The cards that a directive names for several, each once, without those it may not change. */
  function named(g: Engine, envs: readonly Env[], ref: Ref, how: string): readonly CardId[] {
    const free = envs.flatMap((env) => refCards(g, v, env, ref).filter((id) => isFree(g, env, id, how)));
    return [...new Set(free)];
  }

  function flipAll(g: Engine, { card, face }: Of<"flip">, envs: readonly Env[]): void {
    const type = face === "up" ? "flip-up" : "flip-down";
    const changes = named(g, envs, card, type)
      .filter((id) => onField(g, v, id) && cardOf(g.state, id).face !== face)
      .map((id): Change => ({ type, card: id, data: { by: "effect" } }));
    const [only] = changes;
    if (changes.length > 1) attemptAll(g, changes);
    else if (only !== undefined) attempt(g, only);
  }

  function moveAll(g: Engine, effect: Of<"move">, envs: readonly Env[], locals: EffectLocals): void {
    const ids = named(g, envs, effect.card, "move");
    const { taken = [] } = locals;
    const left = v.deckOrder !== undefined && effect.to === v.deck ? unordered(g, ids, taken) : [];
    const [env] = envs;
    if (left.length > 1 && env !== undefined) return askOrder(g, env, effect, left, locals);
    const ordered = taken.filter((id) => ids.includes(id));
    const order = [...ids.filter((id) => !ordered.includes(id)), ...ordered];
    const go = () => {
      // The first one goes highest: on top it is the last to be put there.
      const isOnTop = taken.length > 0 && effect.bottom !== true;
      for (const id of isOnTop ? order.toReversed() : order) moveOne(g, effect, id);
    };
    if (ids.length === 1) go();
    else simultaneously(g, ids, go);
  }

  /** The cards of the first owner, in turn order, who has several and has not ordered them yet. */
  function unordered(g: Engine, ids: readonly CardId[], taken: readonly CardId[]): readonly CardId[] {
    const of = (seat: Seat) => ids.filter((id) => !taken.includes(id) && cardOf(g.state, id).owner === seat);
    return (
      turnOrder(g)
        .map(of)
        .find((own) => own.length > 1) ?? []
    );
  }

  function askOrder(
    g: Engine,
    env: Env,
    { bottom = false }: Of<"move">,
    cards: readonly CardId[],
    locals: EffectLocals,
  ): void {
    locals.found = cards;
    ask(g, {
      kind: "arrange",
      seat: cardOf(g.state, cards[0] ?? env.source).owner,
      prompt: { key: "prompt.deck-order", args: { card: env.sourceDef, bottom } },
      rule: v.deckOrder ?? g.rule,
      source: env.source,
      options: cards.map((card) => ({ card })),
    });
  }

  function moveOne(g: Engine, { to, bottom = false }: Of<"move">, id: CardId): void {
    const card = cardOf(g.state, id);
    if (zoneLimitLeft(g, card.owner, to, card) === 0) return;
    if (v.verbs?.move) return v.verbs.move(g, id, to, bottom);
    const as = moveName(v, to, onField(g, v, id));
    moveToOwner(g, id, to, bottom ? { as, bottom } : { as });
  }

  function modifyAll(g: Engine, effect: Of<"modify">, envs: readonly Env[]): void {
    const { stats, op, until } = effect;
    const drafts = envs.flatMap((env) => {
      const amount = amountOf(g, v, env, effect.amount);
      const cards = refCards(g, v, env, effect.card).filter(
        (id) => isChangeable(g, v, id) && isFree(g, env, id, "modify"),
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

  return {
    draw: {
      run: (g, effect, env) => {
        const count = amountOf(g, v, env, effect.count);
        const seats = seatsOf(g, env, effect.who);
        if (v.verbs?.draw) v.verbs.draw(g, seats, count);
        else
          simultaneously(g, [], () => {
            for (const seat of seats) draw(g, seat, count, v.deck, v.hand);
          });
      },
    },
    discard: {
      run: discardNext,
      answer: (g, _effect, _env, picks, locals) => {
        locals.taken = [...(locals.taken ?? []), ...picked(locals, picks)];
        runAgain(g);
      },
    },
    flip: {
      run: (g, effect, env) => flipAll(g, effect, [env]),
      many: flipAll,
    },
    move: {
      run: (g, effect, env, locals) => moveAll(g, effect, [env], locals),
      many: moveAll,
      answer: (g, _effect, _env, order, locals) => {
        locals.taken = [...(locals.taken ?? []), ...picked(locals, order)];
        runAgain(g);
      },
    },
    modify: {
      run: (g, effect, env) => modifyAll(g, effect, [env]),
      many: modifyAll,
    },
    arrange: {
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
    },
    reveal: {
      run: (g, effect, env) => {
        for (const seat of seatsOf(g, env, effect.of)) {
          const cards = zoneOf(g.state, effect.zone, seat).cards;
          if (cards.length === 0) continue;
          const shown = effect.atRandom ? [cards[pickAtRandom(g, seat, cards.length)] as CardId] : cards;
          for (const id of shown) for (const to of seatsOf(g, env, effect.to)) show(g, id, to);
        }
      },
    },
  };
}

const turnOrder = (g: Engine) => seatsFrom(g.state, Math.max(0, g.state.turn.seat));

const inTurnOrder = (g: Engine, seats: readonly Seat[]) =>
  turnOrder(g).filter((seat) => seats.includes(seat));

/** The event type of a move to this zone: leaving the field is not a discard. */
function moveName(v: Vocabulary, to: string, fromField: boolean): string {
  if (to === v.discard) return fromField ? "remove" : "discard";
  return to === v.hand ? "return" : "move";
}
