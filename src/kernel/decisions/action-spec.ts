import { call, jump, type Step, step } from "../flow/procedure";
import type { Reader } from "../state/engine";
import { ask, type Engine } from "../state/engine";
import type { Seat } from "../state/ids";
import type { Message } from "../state/plain";
import { type Action, type Answer, OK, PASS, refuse, type Verdict } from "./decision";
import type { Offer } from "./offer";

/**
 * Who is asked next after something has been done: the first seat again, the next one, or the same one; in each case
 * everybody may act again. `on`: the same one, and who has passed has passed. `close`: nobody.
 */
export type Follow = "first" | "next" | "same" | "on" | "close";

/** Something that a seat may do when it is asked to act: the one description by which it is listed, judged and done. */
export interface ActionSpec {
  /** Types of its actions. */
  readonly types: readonly string[];
  /**
   * Every whole action of these types that `can` allows now, as a new list. Actions that differ only in their cell or
   * target may be listed as one offer.
   */
  options(g: Reader, seat: Seat): Offer[];
  /** May it be done? Also asked about actions whose cell or target is still to be chosen. */
  can(g: Reader, seat: Seat, action: Action): Verdict;
  /** Pays for it and starts it: frames, or something put on the stack. */
  do(g: Engine, seat: Seat, action: Action): void;
  /** What follows it; defaults to what follows everything there. */
  readonly then?: Follow;
}

/** What a seat may do when it is asked to act, in its turn or in a window. */
export interface ActOptions {
  readonly prompt: Message;
  readonly specs: readonly ActionSpec[];
  /** What follows what has been done, unless the action spec says otherwise. */
  readonly then: Follow;
  /** May the seat do nothing more? Defaults to yes. */
  mayPass?(g: Reader, seat: Seat): Verdict;
  /** Why an action that no spec lists cannot be done. */
  refuse?(g: Reader, seat: Seat, action: Action): Verdict;
}

/** The spec that an action belongs to; passing has none. */
export function specFor({ specs }: ActOptions, { type }: Action): ActionSpec | undefined {
  for (const spec of specs) if (spec.types.includes(type)) return spec;
  return undefined;
}

/** Everything that the seat may do here, passing first. */
export function listActions(g: Reader, here: ActOptions, seat: Seat): Offer[] {
  let actions: Offer[] = here.mayPass === undefined || here.mayPass(g, seat).ok ? [PASS] : [];
  for (const spec of here.specs) {
    const more = spec.options(g, seat);
    // These lists are long, and one is made before every answer: the first is taken as it is, others one by one.
    if (actions.length === 0) actions = more;
    else for (const action of more) actions.push(action);
  }
  return actions;
}

/** Whether the seat may do this here. */
export function judgeAction(g: Reader, here: ActOptions, seat: Seat, action: Action): Verdict {
  if (action.type === PASS.type) return here.mayPass?.(g, seat) ?? OK;
  const spec = specFor(here, action);
  if (spec !== undefined) return spec.can(g, seat, action);
  return here.refuse?.(g, seat, action) ?? refuse("no-such-action", "kernel:decision");
}

/** Carries out an action that is allowed here. */
export function performAction(g: Engine, here: ActOptions, seat: Seat, action: Action): void {
  specFor(here, action)?.do(g, seat, action);
}

/** Carries out what was answered. Where it leaves its cell or target open, its seat is asked for that first. */
export function startAction(
  g: Engine,
  spec: ActionSpec | undefined,
  seat: Seat,
  action: Action,
  window?: string,
): void {
  if (g.rules.isComplete?.(g, action) !== false) return spec?.do(g, seat, action);
  call(g, "aim", { seat, action, window }, { rule: g.rule, cause: g.cause });
}

/**
 * A step in which the turn player acts again and again (`Rules.turn`), until it passes or an action spec says `close`.
 * @param begin what happens each time before it is asked.
 */
export function acting(name: string, rule: string, begin?: (g: Engine) => void): Step {
  const run = (g: Engine) => {
    begin?.(g);
    ask(g, { kind: "act", seat: g.state.turn.seat, prompt: g.rules.turn(g).prompt, rule });
  };
  const takeAnswer = (g: Engine, answer: Answer) => {
    if (answer.do !== "act" || answer.action.type === PASS.type) return;
    const here = g.rules.turn(g);
    const spec = specFor(here, answer.action);
    if ((spec?.then ?? here.then) !== "close") jump(g, name);
    startAction(g, spec, answer.seat, answer.action);
  };
  return step(name, rule, run, (g, _locals, answer) => takeAnswer(g, answer));
}
