import { askAct } from "../flow/asking";
import { call, jump } from "../flow/procedure";
import type { ActionSpec, ActOptions, Engine, Reader, Step } from "../rules";
import type { Seat } from "../state/ids";
import { type Action, OK, PASS, refuse, type Verdict } from "./decision";
import type { Offer } from "./offer";

/** The spec that covers an action. Undefined for passing. */
export function specFor({ specs }: ActOptions, { type }: Action): ActionSpec | undefined {
  for (const spec of specs) if (spec.types.includes(type)) return spec;
  return undefined;
}

/** Everything the seat may do here, passing first. */
export function listActions(g: Reader, here: ActOptions, seat: Seat): Offer[] {
  let actions: Offer[] = here.mayPass === undefined || here.mayPass(g, seat).ok ? [PASS] : [];
  for (const spec of here.specs) {
    const more = spec.options(g, seat);
    // These lists are long and are made before every answer, so the first one is reused and the others are appended.
    if (actions.length === 0) actions = more;
    else for (const action of more) actions.push(action);
  }
  return actions;
}

export function judgeAction(g: Reader, here: ActOptions, seat: Seat, action: Action): Verdict {
  if (action.type === PASS.type) return here.mayPass?.(g, seat) ?? OK;
  const spec = specFor(here, action);
  if (spec !== undefined) return spec.can(g, seat, action);
  return here.refuse?.(g, seat, action) ?? refuse("no-such-action", "kernel:decision");
}

export function performAction(g: Engine, here: ActOptions, seat: Seat, action: Action): void {
  specFor(here, action)?.do(g, seat, action);
}

/** Performs an answer. If it leaves its cell or target open, its seat is asked for that first. */
export function startAction(
  g: Engine,
  spec: ActionSpec | undefined,
  seat: Seat,
  action: Action,
  window?: string,
): void {
  if (g.rules.decisions.isComplete?.(g, action) !== false) return spec?.do(g, seat, action);
  call(g, "aim", { seat, action, window }, { rule: g.rule, cause: g.cause });
}

/**
 * A step in which the turn player acts again and again (`DecisionRules.turn`), until it passes or an action spec says `close`.
 * @param begin what happens each time before it is asked.
 */
export function actionLoop(name: string, rule: string, begin?: (g: Engine) => void): Step {
  const question = (g: Engine) => {
    begin?.(g);
    return { seat: g.state.turn.seat, prompt: g.rules.decisions.turn(g).prompt };
  };
  return askAct(name, rule, question, (g, _locals, action, seat) => {
    if (action.type === PASS.type) return;
    const here = g.rules.decisions.turn(g);
    const spec = specFor(here, action);
    if ((spec?.then ?? here.then) !== "close") jump(g, name);
    startAction(g, spec, seat, action);
  });
}
