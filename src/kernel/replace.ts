import { ask, type Engine } from "./engine";
import type { Plain } from "./plain";
import { call, jump, type Locals, leave, procedure, step } from "./procedure";
import type { Change } from "./rules";
import { cardOf, type Watcher } from "./state";

/**
 * Carries out a change that card text may replace: whoever controls a replacement is asked before it happens.
 * `state.result` tells the next step of the caller whether it happened as it stood.
 */
export function attempt(g: Engine, change: Change): void {
  if (g.state.watch[`replace:${change.type}`] === undefined) {
    carryOut(g, change);
    g.state.result = true;
    return;
  }
  call(g, "attempt", { change: change as unknown as Plain, used: [] });
}

/** In strict engines: a verb that changes something replaceable must have come through `attempt`. */
export function replaceGuard(g: Engine, type: string): void {
  if (!g.strict || g.attempting || g.rules.changes?.[type] === undefined) return;
  if (g.state.watch[`replace:${type}`] !== undefined) throw new Error(`${type} must go through attempt()`);
}

function carryOut(g: Engine, change: Change): void {
  const carry = g.rules.changes?.[change.type];
  if (carry === undefined) throw new RangeError(`no change ${change.type}`);
  const outer = g.attempting;
  g.attempting = true;
  carry(g, change);
  g.attempting = outer;
}

function changeIn(locals: Locals): Change {
  return locals.change as unknown as Change;
}

/** Replacements of this change not yet used or declined for it. */
function candidates(g: Engine, locals: Locals): Watcher[] {
  const change = changeIn(locals);
  const used = locals.used as readonly string[];
  return (g.state.watch[`replace:${change.type}`] ?? []).filter(
    (w) =>
      !used.includes(`${w.card}.${w.ability}`) &&
      g.rules.abilities.replaces(g, cardOf(g.state, w.card), w.ability, change),
  );
}

function useUp(locals: Locals, watcher: Watcher): void {
  locals.used = [...(locals.used as readonly string[]), `${watcher.card}.${watcher.ability}`];
}

function consider(g: Engine, locals: Locals): void {
  const change = changeIn(locals);
  const found = candidates(g, locals);
  const first = found[0];
  if (first === undefined) {
    carryOut(g, change);
    leave(g, true);
    return;
  }
  if (found.length > 1) {
    const seat = cardOf(g.state, change.card).controller;
    const options = found.map((w) => ({ card: w.card }));
    ask(g, {
      kind: "pick",
      seat,
      prompt: { key: "prompt.replacement" },
      rule: g.rule,
      options,
      min: 1,
      max: 1,
    });
    return;
  }
  consult(g, locals, first);
}

/** Uses a replacement at once, or asks its controller first if the text says "may". */
function consult(g: Engine, locals: Locals, watcher: Watcher): void {
  const source = cardOf(g.state, watcher.card);
  const kind = g.rules.abilities.replaces(g, source, watcher.ability, changeIn(locals));
  useUp(locals, watcher);
  if (kind === "optional") {
    locals.asked = { card: watcher.card, ability: watcher.ability };
    jump(g, "decide");
  } else {
    substitute(g, locals, watcher);
  }
}

function substitute(g: Engine, locals: Locals, watcher: Watcher): void {
  leave(g, false);
  g.rules.abilities.replace(g, cardOf(g.state, watcher.card), watcher.ability, changeIn(locals));
}

export const attemptProcedure = procedure(
  "attempt",
  [
    step("consider", "kernel:replacement", consider, (g, locals, answer) => {
      const picked = answer.do === "pick" ? candidates(g, locals)[answer.picks[0] ?? 0] : undefined;
      jump(g, "consider");
      if (picked !== undefined) consult(g, locals, picked);
    }),
    step(
      "decide",
      "kernel:replacement",
      (g, locals) => {
        const asked = locals.asked as unknown as Watcher | undefined;
        if (asked === undefined) return jump(g, "consider");
        const source = cardOf(g.state, asked.card);
        const prompt = { key: "prompt.replace", args: { card: source.def } };
        ask(g, { kind: "confirm", seat: source.controller, prompt, rule: g.rule, source: source.id });
      },
      (g, locals, answer) => {
        const asked = locals.asked as unknown as Watcher;
        if (answer.do === "confirm" && answer.yes) substitute(g, locals, asked);
        else jump(g, "consider");
      },
    ),
    step("again", "kernel:replacement", (g) => jump(g, "consider")),
  ],
  { atomic: true },
);
