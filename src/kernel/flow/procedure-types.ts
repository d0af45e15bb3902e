import type { Answer } from "../decisions/decision";
import type { Seat } from "../state/ids";
import type { Plain } from "../state/plain";

// The rules list procedures, and procedures run on a game with its rules. These types name neither, to avoid circular
// imports.

export type Locals = Record<string, Plain>;

/** One step of a procedure of a game `G`. If it asks something, the same step receives the answer. */
export interface StepOf<G, L extends object> {
  readonly name: string;
  /** The clause that prescribes the step, cited by its events. */
  readonly rule: string;
  run(g: G, locals: L): void;
  answer?(g: G, locals: L, answer: Answer): void;
}

/** Options of a procedure. `K` is a game from which a seat's knowledge can be read. */
export interface ProcedureOptionsOf<K, L extends object> {
  /** Triggers and state-based checks wait while an atomic procedure runs. */
  readonly atomic: boolean;
  /** Triggers wait while the procedure or anything inside it runs. */
  readonly holds: boolean;
  /**
   * Its locals as this seat may know them, or null if the seat may not follow the procedure. Defaults to null for all
   * seats. A view contains the running procedures as its seat may know them, so that opponents can simulate the rest of
   * them.
   */
  readonly shown?: (g: K, locals: L, seat: Seat) => Partial<L> | null;
  /**
   * The seat that performs the procedure, from its locals or its caller. The procedure stops when that seat leaves the
   * game. Defaults to no seat.
   */
  readonly of?: ((locals: L) => Seat) | "caller";
}

/** A procedure as the engine runs it: named steps in order. */
export interface ProcedureOf<G, K> extends ProcedureOptionsOf<K, Locals> {
  readonly name: string;
  readonly steps: readonly StepOf<G, Locals>[];
  /** Index of each step by name. */
  readonly index: ReadonlyMap<string, number>;
}
