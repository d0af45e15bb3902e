import type { Engine, Procedure, ProcedureOptions, Step } from "../rules";
import { BY_RULE } from "../state/event";
import { fromPlain, type Plain } from "../state/plain";
import type { Citation, Frame } from "../state/state";
import type { Locals } from "./procedure-types";

/**
 * A named list of steps that reads like the rulebook chapter it implements. Its locals have a type of their own (plain
 * data). This is the only place where that type is applied to the contents of a frame.
 */
export function procedure<L extends object = Locals>(
  name: string,
  steps: readonly Step<L>[],
  { atomic = false, holds = false, shown, of }: Partial<ProcedureOptions<L>> = {},
): Procedure {
  const index = new Map(steps.map((own, i) => [own.name, i]));
  const options: ProcedureOptions<L> = { atomic, holds, ...(shown && { shown }), ...(of && { of }) };
  return {
    name,
    index,
    steps: steps as readonly unknown[] as readonly Step[],
    ...(options as unknown as ProcedureOptions<Locals>),
  };
}

/** A procedure that every player may follow: its locals are public. */
export function openProcedure<L extends object = Locals>(
  name: string,
  steps: readonly Step<L>[],
  options: Partial<Pick<ProcedureOptions<L>, "atomic" | "holds" | "of">> = {},
): Procedure {
  return procedure<L>(name, steps, { ...options, shown: (_g, locals) => locals });
}

/** The locals of a procedure's frame, with their own type. */
export function localsOf<L extends object>({ locals }: Pick<Frame, "locals">): L {
  return fromPlain<L>(locals);
}

/**
 * A step of a procedure.
 * @param rule id of its clause.
 * @param run what it does.
 * @param answer receives the answer if `run` asked.
 */
export function step<L extends object = Locals>(
  name: string,
  rule: string,
  run: Step<L>["run"],
  answer?: Step<L>["answer"],
): Step<L> {
  return answer ? { name, rule, run, answer } : { name, rule, run };
}

/** A step that opens a response window of the rules' `windows`, and ends when the window closes. */
export function window<L extends object = Locals>(
  name: string,
  rule: string,
  spec: string,
  unless?: (g: Engine, locals: L) => boolean,
): Step<L> {
  return step<L>(name, rule, (g, locals) => {
    if (!unless?.(g, locals)) call(g, "window", { window: spec }, { rule, cause: BY_RULE });
  });
}

/**
 * Runs a procedure before the current one continues.
 * @param locals values for its steps.
 * @param cite citation for the events of all its steps. Defaults to the clause of each step.
 */
export function call<L extends object = Locals>(g: Engine, name: string, own?: L, cite?: Citation): void {
  const locals = (own ?? {}) as Locals;
  if (g.rules.flow.procedures[name] === undefined) throw new RangeError(`no procedure ${name}`);
  // All frames have the same fields, so that they share one hidden class.
  g.state.agenda.push({
    procedure: name,
    step: 0,
    locals,
    cite,
    kept: undefined,
    asks: undefined,
    holds: undefined,
  });
}

/** Makes the running (topmost) procedure continue at the named step. */
export function jump(g: Engine, stepName: string): void {
  const frame = g.state.agenda.at(-1);
  const found = frame && g.rules.flow.procedures[frame.procedure]?.index.get(stepName);
  if (frame === undefined || found === undefined) throw new RangeError(`no step ${stepName}`);
  frame.step = found;
}

/**
 * Ends the running (topmost) procedure after this step.
 * @param result left for the caller in `state.result`.
 */
export function exit(g: Engine, result: Plain = null): void {
  const frame = g.state.agenda.at(-1);
  if (frame !== undefined) frame.step = Number.MAX_SAFE_INTEGER;
  g.state.result = result;
}
