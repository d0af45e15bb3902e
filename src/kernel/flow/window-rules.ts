import type { ActOptionsOf } from "../decisions/act-options";
import type { Seat } from "../state/ids";
import type { StackItem } from "../state/state";

// `R` is what reading the rules takes, `G` a running game: see `rules.ts`, which fills them in.

/** How responses work at one kind of moment. */
export interface WindowSpecOf<R, G> extends ActOptionsOf<R, G> {
  /**
   * `immediate`: a play resolves at once. `chain`: collect, then resolve all, last first. `stack`: when all
   * pass, resolve the newest and ask again.
   */
  readonly mode: "immediate" | "chain" | "stack";
  /** True if the first seat acts in its own turn rather than responds. It is never auto-passed. */
  readonly own?: boolean;
  /** Seats in the order in which they are asked. */
  seats(g: G): readonly Seat[];
  /** Whether the reason for the window is gone. No more seats are asked in it once its stack is empty. */
  isOver?(g: G): boolean;
  resolve?(g: G, item: StackItem): void;
  /** Handles an item that was negated, or whose seat is out, when it would resolve. */
  fizzle?(g: G, item: StackItem): void;
  /** True if a seat that is asked here has priority: triggers and checks that wait for priority run first. */
  readonly priority?: boolean;
}
