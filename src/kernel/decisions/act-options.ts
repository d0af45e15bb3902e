import type { Seat } from "../state/ids";
import type { Message } from "../state/plain";
import type { Action, Verdict } from "./decision";
import type { Offer } from "./offer";

// `R` is what the rules read from, `G` a running game: see `flow/procedure-types.ts`.

/**
 * Who is asked after an action: the first seat, the next one or the same one, with passes reset. `on`: the same seat,
 * keeping earlier passes. `close`: no one.
 */
export type AfterAction = "first" | "next" | "same" | "on" | "close";

/** Something a seat may do when it is asked to act. One description lists, judges and performs it. */
export interface ActionSpecOf<R, G> {
  readonly types: readonly string[];
  /**
   * A new list of every complete action of these types that `can` allows now. Actions that differ only in their cell or
   * target may be listed as one offer.
   */
  options(g: R, seat: Seat): Offer[];
  /** Whether it is allowed. Also asked about actions whose cell or target is still open. */
  can(g: R, seat: Seat, action: Action): Verdict;
  /** Pays for the action and starts it: pushes frames or puts an item on the stack. */
  do(g: G, seat: Seat, action: Action): void;
  /** Who is asked next. Defaults to `then` of the options it belongs to. */
  readonly then?: AfterAction;
}

export interface ActOptionsOf<R, G> {
  readonly prompt: Message;
  readonly specs: readonly ActionSpecOf<R, G>[];
  /** Who is asked after an action, unless its spec says otherwise. */
  readonly then: AfterAction;
  /** Whether the seat may pass. Defaults to always. */
  mayPass?(g: R, seat: Seat): Verdict;
  /** Why an action that no spec covers is refused. */
  refuse?(g: R, seat: Seat, action: Action): Verdict;
}
