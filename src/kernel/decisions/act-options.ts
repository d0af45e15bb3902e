import type { Seat } from "../state/ids";
import type { Message } from "../state/plain";
import type { Action, Verdict } from "./decision";
import type { Offer } from "./offer";

// `R` is what reading the rules takes, `G` a running game: see `flow/procedure-types.ts`.

/**
 * Who is asked next after something has been done: the first seat again, the next one, or the same one; in each case
 * everybody may act again. `on`: the same one, and who has passed has passed. `close`: nobody.
 */
export type AfterAction = "first" | "next" | "same" | "on" | "close";

/** Something that a seat may do when it is asked to act: the one description by which it is listed, judged and done. */
export interface ActionSpecOf<R, G> {
  /** Types of its actions. */
  readonly types: readonly string[];
  /**
   * Every whole action of these types that `can` allows now, as a new list. Actions that differ only in their cell or
   * target may be listed as one offer.
   */
  options(g: R, seat: Seat): Offer[];
  /** May it be done? Also asked about actions whose cell or target is still to be chosen. */
  can(g: R, seat: Seat, action: Action): Verdict;
  /** Pays for it and starts it: frames, or something put on the stack. */
  do(g: G, seat: Seat, action: Action): void;
  /** What follows it; defaults to what follows everything there. */
  readonly then?: AfterAction;
}

/** What a seat may do when it is asked to act, in its turn or in a window. */
export interface ActOptionsOf<R, G> {
  readonly prompt: Message;
  readonly specs: readonly ActionSpecOf<R, G>[];
  /** What follows what has been done, unless the action spec says otherwise. */
  readonly then: AfterAction;
  /** May the seat do nothing more? Defaults to yes. */
  mayPass?(g: R, seat: Seat): Verdict;
  /** Why an action that no spec lists cannot be done. */
  refuse?(g: R, seat: Seat, action: Action): Verdict;
}
