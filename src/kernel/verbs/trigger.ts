import type { Engine } from "../rules";
import { type CardId, NONE, type Seat } from "../state/ids";
import { cardOf, type PendingTrigger } from "../state/state";

/** The event that a triggered ability receives. */
export interface TriggerEvent {
  /** Event type that the ability sees. */
  readonly type: string;
  /** The card's name at that time, if it has become another card since. Defaults to its current one. */
  readonly def?: string;
  /** The ability's controller. Defaults to the card's. */
  readonly seat?: Seat;
  /** The card that "it" refers to. Defaults to the card itself. */
  readonly card?: CardId;
  readonly target?: CardId;
  readonly amount?: number;
}

/**
 * Triggers an ability that listens to no event. The rules say when it works (a keyword with a bracketed effect), even
 * if its card sees no events (it was discarded from a hand). It waits like every triggered ability.
 * @param ability index of the ability in the card's definition.
 */
export function triggerAbility(g: Engine, id: CardId, ability: number, by: TriggerEvent): void {
  const card = cardOf(g.state, id);
  const stampOf = (named: CardId) => g.state.cards[named]?.stamp ?? NONE;
  const trigger: PendingTrigger = {
    card: id,
    def: by.def ?? card.def,
    ability,
    seat: by.seat ?? card.controller,
    stamp: card.stamp,
    event: {
      type: by.type,
      card: by.card ?? id,
      target: by.target ?? NONE,
      seat: by.seat ?? card.controller,
      amount: by.amount ?? 0,
      stamps: [stampOf(by.card ?? id), stampOf(by.target ?? NONE)],
      cause: g.cause,
    },
  };
  g.state.pending = [...g.state.pending, trigger];
}
