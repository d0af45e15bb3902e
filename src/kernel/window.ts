import { type Answer, PASS } from "./decision";
import { ask, type Engine } from "./engine";
import { jump, type Locals, procedure, step } from "./procedure";
import type { WindowSpec } from "./rules";
import { type Seat, seatOf } from "./state";
import { popStack } from "./verbs/modifiers";

/** The rules' window of this name. @throws RangeError when there is none. */
export function windowSpec(g: Engine, name: string): WindowSpec {
  const spec = g.rules.windows[name];
  if (spec === undefined) throw new RangeError(`no window ${name}`);
  return spec;
}

function specIn(g: Engine, locals: Locals): WindowSpec {
  return windowSpec(g, locals.window as string);
}

function present(g: Engine, spec: WindowSpec): readonly Seat[] {
  return spec.seats(g).filter((seat) => seatOf(g.state, seat).status === "in");
}

/** Asks the next seat, or goes on to close when all have passed in a row. */
function askNext(g: Engine, locals: Locals): void {
  const spec = specIn(g, locals);
  const order = present(g, spec);
  const passes = (locals.passes as number | undefined) ?? 0;
  if (passes >= order.length) return;
  const at = ((locals.at as number | undefined) ?? 0) % order.length;
  ask(g, {
    kind: "act",
    seat: order[at] as Seat,
    prompt: spec.prompt,
    rule: (locals.rule as string | undefined) ?? g.rule,
    window: locals.window as string,
  });
}

function heardAnswer(g: Engine, locals: Locals, answer: Answer): void {
  if (answer.do !== "act") return;
  const spec = specIn(g, locals);
  const order = present(g, spec);
  const at = Math.max(0, order.indexOf(answer.seat));
  jump(g, answer.action.type !== PASS.type && spec.afterPlay === "close" ? "close" : "ask");
  if (answer.action.type === PASS.type) {
    locals.passes = ((locals.passes as number | undefined) ?? 0) + 1;
    locals.at = at + 1;
    return;
  }
  locals.passes = 0;
  const keeps = spec.afterPlay === "same" || spec.isSpecial?.(answer.action) === true;
  locals.at = keeps ? at : spec.afterPlay === "next" ? at + 1 : 0;
  spec.play(g, answer.seat, answer.action);
}

/** Everybody passed: what was collected resolves, and a priority stack asks again. */
function close(g: Engine, locals: Locals): void {
  const spec = specIn(g, locals);
  if (spec.mode === "immediate" || g.state.stack.length === 0) return;
  const item = popStack(g);
  if (spec.mode === "stack") {
    locals.passes = 0;
    locals.at = 0;
    jump(g, "ask");
  } else {
    jump(g, "close");
  }
  if (item !== undefined && !item.negated) spec.resolve?.(g, item);
}

/** The one mechanism for responses: see `WindowSpec` for what a game may set. */
export const windowProcedure = procedure("window", [
  step("ask", "kernel:window", askNext, heardAnswer),
  step("close", "kernel:window", close),
]);
