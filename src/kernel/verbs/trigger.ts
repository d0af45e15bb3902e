import type { Engine } from "../engine";
import type { Plain } from "../plain";
import { type CardId, cardOf, NONE, type PendingTrigger, type Seat } from "../state";

/** What an ability is told of the moment that set it off. */
export interface TriggerEvent {
  /** Its name, as of an event. */
  readonly type: string;
  /** What the card was called then, when it has become another one since; absent: as now. */
  readonly def?: string;
  /** Whose ability it is; absent: the card's controller. */
  readonly seat?: Seat;
  /** The card that "it" means; absent: the card itself. */
  readonly card?: CardId;
  readonly target?: CardId;
  readonly amount?: number;
}

/**
 * Sets off an ability that listens to no event: the rules say when it works (a keyword with something in brackets),
 * even where a card hears of nothing (it was discarded from a hand). It waits its turn like every triggered ability.
 * @param ability index of the ability in the card's definition.
 */
export function triggerAbility(g: Engine, id: CardId, ability: number, by: TriggerEvent): void {
  const card = cardOf(g.state, id);
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
      cause: g.cause as unknown as Plain,
    },
  };
  g.state.pending = [...g.state.pending, trigger];
}
