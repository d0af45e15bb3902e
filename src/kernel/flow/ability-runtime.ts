import type { Change, StatEffect } from "../state/card-def";
import type { GameEvent } from "../state/event";
import type { CardId } from "../state/ids";
import type { Card, LastKnown, PendingTrigger } from "../state/state";
import type { InstanceHolder, SeatHolder } from "../state/value-holder";

// `R` is what reading the rules takes, `G` a running game: see `rules.ts`, which fills them in.

/** How the kernel talks to the abilities of cards; the card language implements it. */
export interface AbilityRuntimeOf<R, G> {
  /** What a static ability of `source` does to a stat of `card`, or null. */
  modifier(g: R, source: Card, ability: number, card: Card, stat: string): StatEffect | null;
  /** What an ability of `source` does to a value of a seat or an instance, or null. */
  modifierOf?(
    g: R,
    source: Card,
    ability: number,
    of: SeatHolder | InstanceHolder,
    name: string,
  ): StatEffect | null;
  /** What static abilities add to a stat of a card against another card alone. Defaults to 0. */
  against?(g: R, card: CardId, stat: string, other: CardId): number;
  /** Whether a static ability printed on this card only changes values of its own card. Defaults to no. */
  isOwn?(g: R, def: string, ability: number): boolean;
  /**
   * Whether its effect on a card depends only on that card, its own card, whatever is on them, the turn player and the
   * seats still in the game. Defaults to no.
   */
  isLocal?(g: R, def: string, ability: number): boolean;
  /** Whether a static ability could lower a value now. Defaults to yes. */
  lowers?(g: R, source: Card, ability: number): boolean;
  /**
   * Whether this event triggers the ability.
   * @param source the watching card, as it was before the event if its abilities stopped with it.
   * @param was the card of the event as it was before.
   */
  triggers(g: G, source: Card, ability: number, event: GameEvent, was?: LastKnown): boolean;
  /** Starts a triggered ability: pushes its frames. */
  run(g: G, trigger: PendingTrigger): void;
  /**
   * Whether two pending triggers may run in either order with the same result. Defaults to no.
   */
  interchangeable?(g: R, a: PendingTrigger, b: PendingTrigger): boolean;
  /** Whether the ability replaces this change. `optional` asks its controller first. */
  replaces(g: G, source: Card, ability: number, change: Change): false | "always" | "optional";
  /** Performs the replacement instead of the change. */
  replace(g: G, source: Card, ability: number, change: Change): void;
}
