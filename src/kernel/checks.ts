import { breakLoop } from "./break-loop";
import type { Engine, Rest } from "./engine";
import { BY_RULE } from "./event";
import type { Check } from "./rules";

/** Rounds of checks beyond which they would never come to rest. */
const CHECK_LIMIT = 1000;

/** Has anything changed that a check could read? */
function isAtRest({ state, writes }: Engine, rest: Rest | null): boolean {
  if (rest === null || rest.writes !== writes || rest.modifiers !== state.modifiers) return false;
  const { watch, vars, turn, stack } = state;
  return rest.watch === watch && rest.vars === vars && rest.turn === turn && rest.stack === stack;
}

/** When checks are run: after a step, after a whole effect, or before a seat gets priority. */
export type CheckMoment = NonNullable<Check["when"]>;

/** Is this check run at that moment? After an effect those of every step run too. */
function isDue({ when = "effect" }: Check, moment: CheckMoment): boolean {
  return when === moment || (moment === "effect" && when === "step");
}

/**
 * Runs the state-based checks of a moment, unless nothing has changed since they came to rest, or one of them is
 * still being carried out.
 * @returns false when one has started a procedure, which runs first, or has ended the game.
 */
export function runChecks(g: Engine, moment: CheckMoment): boolean {
  const checks = g.rules.checks;
  if (checks === undefined || isAtRest(g, g.atRest[moment])) return true;
  if (g.state.agenda.some((frame) => frame.kept?.checking === true)) return true;
  const due =
    moment === "effect" && checks.every((check) => check.when !== "priority")
      ? checks
      : checks.filter((check) => isDue(check, moment));
  if (due.length === 0) return true;
  if (!settle(g, due)) return false;
  const { modifiers, watch, vars, turn, stack } = g.state;
  g.atRest[moment] = { writes: g.writes, modifiers, watch, vars, turn, stack };
  return true;
}

/** Runs checks until none changes anything: true; or until one has started a procedure, which runs first: false. */
function settle(g: Engine, checks: readonly Check[]): boolean {
  const top = g.state.agenda.at(-1);
  g.cause = BY_RULE;
  for (let round = 0; round < CHECK_LIMIT; round++) {
    let changed = false;
    for (const check of checks) {
      g.rule = check.rule;
      changed = check.run(g) || changed;
      if (g.state.outcome !== null || g.state.agenda.at(-1) !== top) return false;
    }
    if (!changed) return true;
  }
  if (g.strict) throw new Error("state-based checks do not come to rest");
  breakLoop(g);
  return false;
}
