import type { Answer } from "../decisions/decision";
import type { Seat } from "../state/ids";
import type { Plain } from "../state/plain";

// The rules list procedures, which run on a game with its rules: these shapes name neither, so that no circle of imports arises.

export type Locals = Record<string, Plain>;

/** One step of a procedure of a game `G`. If it asks a question, the answer comes back to the same step. */
export interface StepOf<G, L extends object> {
  readonly name: string;
  /** The clause that prescribes it; events emitted in it cite this clause. */
  readonly rule: string;
  run(g: G, locals: L): void;
  answer?(g: G, locals: L, answer: Answer): void;
}

/** Options of a procedure. `K` is a game from which one can read what a seat knows. */
export interface ProcedureOptionsOf<K, L extends object> {
  /** While an atomic procedure runs, triggers and state-based checks wait. */
  readonly atomic: boolean;
  /** While it runs, whatever runs inside it, triggers wait. */
  readonly holds: boolean;
  /**
   * Its locals as this seat may know them; null when it may not follow the procedure. Defaults to null for all seats.
   * A view holds the running procedures as their seat may know them, so that opponents can simulate how they go on.
   */
  readonly shown?: (g: K, locals: L, seat: Seat) => Partial<L> | null;
  /** The seat that is doing it, from its locals or from its caller: it stops when that seat leaves the game.
   *  Defaults to no seat. */
  readonly of?: ((locals: L) => Seat) | "caller";
}

/** A procedure as the engine runs it: named steps, one after the other. */
export interface ProcedureOf<G, K> extends ProcedureOptionsOf<K, Locals> {
  readonly name: string;
  readonly steps: readonly StepOf<G, Locals>[];
  /** Index of each step by name. */
  readonly index: ReadonlyMap<string, number>;
}
