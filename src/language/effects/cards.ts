import {
  ask,
  attempt,
  type CardId,
  cardOf,
  draw,
  type Engine,
  type Locals,
  modify,
  move,
  moveToOwner,
  pickAtRandom,
  placesLeft,
  type Seat,
  show,
  zoneOf,
} from "../../kernel";
import { type Env, isChangeable, onField, refCards, seatsOf } from "../env";
import { layerOf } from "../layer";
import { amountOf } from "../select";
import type { Vocabulary } from "../vocabulary";
import { askCards, picked } from "./ask";
import { discardAll } from "./costs";
import { type EffectHandlers, type Of, runAgain } from "./handler";

type CardKind = "draw" | "discard" | "flip" | "move" | "modify" | "arrange" | "reveal";

/** Effects on cards. */
export function cardEffects(v: Vocabulary): EffectHandlers<CardKind> {
  const free = (g: Engine, env: Env, id: CardId, how: string) =>
    v.mayAffect?.(g, env, cardOf(g.state, id), how) !== false;

  /** The next seat that has to discard does so; seats with a choice are asked one after another. */
  function discardNext(g: Engine, effect: Of<"discard">, env: Env, locals: Locals): void {
    const queue = (locals.seats as readonly Seat[] | undefined) ?? seatsOf(g, env, effect.who);
    for (const [i, seat] of queue.entries()) {
      const hand = zoneOf(g.state, v.hand, seat).cards;
      const count = Math.min(effect.count, hand.length);
      if (effect.atRandom) discardAtRandom(g, seat, count);
      else if (count > 0) {
        locals.seats = queue.slice(i + 1);
        askCards(g, env, seat, locals, {
          cards: hand,
          min: count,
          max: count,
          prompt: "discard",
          hidden: true,
        });
        return;
      }
    }
    locals.seats = [];
  }

  function discardAtRandom(g: Engine, seat: Seat, count: number): void {
    for (let i = 0; i < count; i++) {
      const hand = zoneOf(g.state, v.hand, seat).cards;
      discardAll(g, v, [hand[pickAtRandom(g, seat, hand.length)] as CardId]);
    }
  }

  return {
    draw: {
      run: (g, effect, env) => {
        const count = amountOf(g, v, env, effect.count);
        const seats = seatsOf(g, env, effect.who);
        if (v.verbs?.draw) v.verbs.draw(g, seats, count);
        else for (const seat of seats) draw(g, seat, count, v.deck, v.hand);
      },
    },
    discard: {
      run: discardNext,
      answer: (g, _effect, _env, picks, locals) => {
        discardAll(g, v, picked(locals, picks));
        if ((locals.seats as readonly Seat[]).length > 0) runAgain(g);
      },
    },
    flip: {
      run: (g, effect, env) => {
        const how = effect.face === "up" ? "flip-up" : "flip-down";
        for (const id of refCards(g, v, env, effect.card)) {
          if (!onField(g, v, id) || cardOf(g.state, id).face === effect.face) continue;
          if (free(g, env, id, how)) attempt(g, { type: how, card: id, data: { by: "effect" } });
        }
      },
    },
    move: {
      run: (g, effect, env) => {
        for (const id of refCards(g, v, env, effect.card)) {
          const card = cardOf(g.state, id);
          if (!free(g, env, id, "move") || placesLeft(g, card.owner, effect.to, card) === 0) continue;
          if (v.verbs?.move) {
            v.verbs.move(g, id, effect.to, effect.bottom === true);
            continue;
          }
          const as = moveName(v, effect.to, onField(g, v, id));
          moveToOwner(g, id, effect.to, effect.bottom ? { as, bottom: true } : { as });
        }
      },
    },
    modify: {
      run: (g, effect, env) => {
        const amount = amountOf(g, v, env, effect.amount);
        for (const id of refCards(g, v, env, effect.card)) {
          if (!isChangeable(g, v, id) || !free(g, env, id, "modify")) continue;
          for (const stat of effect.stats) {
            modify(g, id, {
              stat,
              op: effect.op,
              amount,
              layer: layerOf(v, "lasting", stat, effect.op),
              source: env.source,
              until: effect.until,
            });
          }
        }
      },
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

/** The event type of a move to this zone: leaving the field is not a discard. */
function moveName(v: Vocabulary, to: string, fromField: boolean): string {
  if (to === v.discard) return fromField ? "remove" : "discard";
  return to === v.hand ? "return" : "move";
}
