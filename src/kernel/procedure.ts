import type { Answer } from "./decision";
import type { Engine } from "./engine";
import { BY_RULE } from "./event";
import type { Plain } from "./plain";
import type { Citation, Seat } from "./state";
import type { Knowing } from "./visibility";

export type Locals = Record<string, Plain>;

/** One step of a procedure. If it asks a question, the answer comes back to the same step. */
export interface Step {
  readonly name: string;
  /** The clause that prescribes it; events emitted in it cite this clause. */
  readonly rule: string;
  run(g: Engine, locals: Locals): void;
  answer?(g: Engine, locals: Locals, answer: Answer): void;
}

export interface Procedure {
  readonly name: string;
  readonly steps: readonly Step[];
  /** While an atomic procedure runs, triggers and state-based checks wait. */
  readonly atomic: boolean;
  /** While it runs, whatever runs inside it, triggers wait. */
  readonly holds: boolean;
  /**
   * Its locals as this seat may know them; null when it may not follow what the procedure does. Absent: nobody may.
   * A view holds the running procedures as their seat may know them, so that it can be imagined how they go on.
   */
  readonly shown?: (g: Knowing, locals: Locals, seat: Seat) => Locals | null;
  /** Whose doing it is, from its locals, or that of whatever started it: it stops when that seat leaves the game.
   *  Absent: nobody's own. */
  readonly of?: ((locals: Locals) => Seat) | "caller";
  /** Index of each step by name. */
  readonly index: ReadonlyMap<string, number>;
}

/** A named list of steps that reads like the rulebook chapter it implements. */
export function procedure(
  name: string,
  steps: readonly Step[],
  { atomic = false, holds = false, shown, of }: Omit<Partial<Procedure>, "name" | "steps" | "index"> = {},
): Procedure {
  const index = new Map(steps.map((own, i) => [own.name, i]));
  return { name, steps, atomic, holds, ...(shown && { shown }), ...(of && { of }), index };
}

/** A procedure that everybody may follow: its locals are no secret. */
export function openProcedure(
  name: string,
  steps: readonly Step[],
  options: Partial<Pick<Procedure, "atomic" | "holds" | "of">> = {},
): Procedure {
  return procedure(name, steps, { ...options, shown: (_g, locals) => locals });
}

/**
 * A step of a procedure.
 * @param rule clause id behind it.
 * @param run what it does.
 * @param answer receives the answer if `run` asked.
 */
export function step(name: string, rule: string, run: Step["run"], answer?: Step["answer"]): Step {
  return answer ? { name, rule, run, answer } : { name, rule, run };
}

/** A step that opens a response window of the rules' `windows` and ends when it closes. */
export function window(
  name: string,
  rule: string,
  spec: string,
  unless?: (g: Engine, locals: Locals) => boolean,
): Step {
  return step(name, rule, (g, locals) => {
    if (!unless?.(g, locals)) call(g, "window", { window: spec }, { rule, cause: BY_RULE });
  });
}

/**
 * Runs a procedure before the current one continues.
 * @param locals values for its steps.
 * @param cite what the events of all its steps cite; by default each step cites its own clause.
 */
export function call(g: Engine, name: string, locals: Locals = {}, cite?: Citation): void {
  if (g.rules.procedures[name] === undefined) throw new RangeError(`no procedure ${name}`);
  g.state.agenda.push(
    cite === undefined ? { procedure: name, step: 0, locals } : { procedure: name, step: 0, locals, cite },
  );
}

/** Makes the running (topmost) procedure continue at the named step. */
export function jump(g: Engine, stepName: string): void {
  const frame = g.state.agenda.at(-1);
  const found = frame && g.rules.procedures[frame.procedure]?.index.get(stepName);
  if (frame === undefined || found === undefined) throw new RangeError(`no step ${stepName}`);
  frame.step = found;
}

/**
 * Ends the running (topmost) procedure after this step.
 * @param result left for the caller in `state.result`.
 */
export function leave(g: Engine, result: Plain = null): void {
  const frame = g.state.agenda.at(-1);
  if (frame !== undefined) frame.step = Number.MAX_SAFE_INTEGER;
  g.state.result = result;
}
