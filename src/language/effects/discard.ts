import { type CardId, cardOf, type Engine, pickAtRandom, type Seat, zoneOf } from "../../kernel";
import { type Env, seatsOf } from "../env";
import type { Vocabulary } from "../vocabulary";
import { askCards, picked } from "./ask";
import { type EffectHandler, type EffectLocals, type EffectOf, repeatStep } from "./handler";
import { discardAll } from "./payment";
import { turnOrder } from "./turn-order";

/** Players discard cards of their hands. */
export function discarding(v: Vocabulary): EffectHandler<"discard"> {
  /**
   * Prompts the next seat that has a choice, the turn player first. When all have chosen, their cards are discarded
   * together. Until then only the seat knows its choice.
   */
  function discardNext(g: Engine, effect: EffectOf<"discard">, env: Env, locals: EffectLocals): void {
    if (effect.atRandom) return discardAtRandom(g, effect, seatsOf(g, env, effect.who));
    const queue = locals.seats ?? turnOrder(g).filter((seat) => seatsOf(g, env, effect.who).includes(seat));
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

  function discardAtRandom(g: Engine, effect: EffectOf<"discard">, seats: readonly Seat[]): void {
    const drawn = seats.flatMap((seat) => {
      const left = [...zoneOf(g.state, v.hand, seat).cards];
      const count = Math.min(effect.count, left.length);
      return Array.from({ length: count }, () => left.splice(pickAtRandom(g, seat, left.length), 1)).flat();
    });
    if (drawn.length > 0) discardAll(g, v, drawn);
  }

  return {
    run: discardNext,
    answer: (g, _effect, _env, picks, locals) => {
      locals.taken = [...(locals.taken ?? []), ...picked(locals, picks)];
      repeatStep(g);
    },
  };
}
