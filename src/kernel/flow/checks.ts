import { breakLoop } from "../loops/break-loop";
import type { Check, Engine } from "../rules";
import type { CheckCache } from "../state/engine";
import { BY_RULE } from "../state/event";
import type { CardId } from "../state/ids";
import { cardOf } from "../state/state";
import { watchKey } from "../values/stats";

/** Maximum rounds of checks. More means that they never end. */
const CHECK_LIMIT = 1000;

/** Whether nothing that a check could read has changed. */
function isAtRest({ state, version }: Engine, rest: CheckCache | undefined): rest is CheckCache {
  if (rest?.version !== version || rest.state !== state || rest.modifiers !== state.modifiers) return false;
  const { watch, vars, turn, stack } = state;
  return rest.watch === watch && rest.vars === vars && rest.turn === turn && rest.stack === stack;
}

/** When checks run: after a step, after a whole effect, or before a seat gets priority. */
export type CheckMoment = NonNullable<Check["when"]>;

/** Whether this check runs at that moment. The checks of every step also run after an effect. */
function isDue({ when = "effect" }: Check, moment: CheckMoment): boolean {
  return when === moment || (moment === "effect" && when === "step");
}

function areAtRest(g: Engine, checks: readonly Check[], moment: CheckMoment): boolean {
  for (let i = 0; i < checks.length; i++)
    if (isDue(checks[i] as Check, moment) && !isAtRest(g, g.checkCaches[i])) return false;
  return true;
}

/**
 * Runs the state-based checks of a moment, unless nothing has changed since they last found nothing, or one of them is
 * still running.
 * @returns false when one has started a procedure, which runs first, or has ended the game.
 */
export function runChecks(g: Engine, moment: CheckMoment): boolean {
  const checks = g.rules.flow.checks ?? [];
  if (areAtRest(g, checks, moment)) return true;
  if (g.state.agenda.some((frame) => frame.kept?.checking === true)) return true;
  g.cause = BY_RULE;
  for (let round = 0; round < CHECK_LIMIT; round++) {
    const found = runOnce(g, checks, moment);
    if (found !== "changed") return found === "nothing";
  }
  if (g.strict) throw new Error("state-based checks do not come to rest");
  breakLoop(g);
  return false;
}

/** Runs each check that is due. Returns `stop` when one has started a procedure or has ended the game. */
function runOnce(g: Engine, checks: readonly Check[], moment: CheckMoment): "nothing" | "changed" | "stop" {
  const top = g.state.agenda.at(-1);
  let changed = false;
  for (let i = 0; i < checks.length; i++) {
    const check = checks[i] as Check;
    const rest = g.checkCaches[i];
    if (!isDue(check, moment) || isAtRest(g, rest)) continue;
    g.rule = check.rule;
    const cards = cardsToLookAt(g, check, rest);
    // Also without cards: an engine restored from a save looks at all of them, and must not differ.
    const found = check.run(g, cards);
    const canContinue = g.state.outcome === null && g.state.agenda.at(-1) === top;
    if (canContinue && !found && g.strict) requireRest(g, check);
    if (!canContinue) return "stop";
    if (found) changed = true;
    else g.checkCaches[i] = restOf(g, check, rest);
  }
  return changed ? "changed" : "nothing";
}

function restOf(g: Engine, { of }: Check, before: CheckCache | undefined): CheckCache {
  const { state, version } = g;
  const { modifiers, watch, vars, turn, stack } = state;
  const isKnown = of === undefined || before?.watch === watch;
  const { reach, volatileCards } = isKnown ? (before ?? ANYTHING) : reachOf(g, of.stats);
  return { state, version, modifiers, watch, vars, turn, stack, reach, volatileCards, seats: seatsIn(g) };
}

type Reach = Pick<CheckCache, "reach" | "volatileCards">;

const ANYTHING: Reach = { reach: null, volatileCards: [] };

/** What the abilities that change these values depend on. */
function reachOf(g: Engine, stats: readonly string[]): Reach {
  const { isLocal, isOwn } = g.rules.abilities;
  const reach: CardId[] = [];
  const volatileCards: CardId[] = [];
  for (const stat of stats) {
    for (const { card, ability, def = cardOf(g.state, card).def } of g.state.watch[watchKey(stat)] ?? []) {
      const own = isOwn?.(g, def, ability) === true;
      const local = isLocal?.(g, def, ability) === true;
      if (!own && !local) return ANYTHING;
      if (!own) reach.push(card);
      else if (!local) volatileCards.push(card);
    }
  }
  return { reach, volatileCards };
}

const seatsIn = ({ state }: Engine) =>
  state.seats.reduce((bits, { seat, status }) => (status === "in" ? bits | (1 << seat) : bits), 0);

/** The cards that may have changed for the check since it last found nothing; all cards if that is unknown. */
function cardsToLookAt(g: Engine, { of }: Check, rest: CheckCache | undefined): readonly CardId[] {
  if (of === undefined) return NO_CARDS;
  if (rest?.state !== g.state || rest.watch !== g.state.watch) return cardsIn(g, of.zones);
  const { reach, version, volatileCards, turn, seats } = rest;
  const isSame = turn.seat === g.state.turn.seat && seats === seatsIn(g);
  const isKnown = isSame && reach !== null && !reach.some((id) => isTouched(g, id, version));
  return cardsIn(
    g,
    of.zones,
    isKnown ? (id) => isTouched(g, id, version) || volatileCards.includes(id) : undefined,
  );
}

const NO_CARDS: readonly CardId[] = [];

const isTouched = ({ touched }: Engine, id: CardId, since: number) => (touched[id] ?? 0) > since;

/** @param which filters the cards. */
function cardsIn(g: Engine, keys: readonly string[], which?: (id: CardId) => boolean): readonly CardId[] {
  let cards = NO_CARDS;
  for (const zone of g.state.zones) {
    if (!keys.includes(zone.key) || zone.cards.length === 0) continue;
    const found = which === undefined ? zone.cards : zone.cards.filter(which);
    if (found.length > 0) cards = cards.length === 0 ? found : [...cards, ...found];
  }
  return cards;
}

/**
 * Runs the check on all cards after it ran on the changed ones.
 * @throws Error if that finds more: the check reads more than it declares.
 */
function requireRest(g: Engine, { name, of, run }: Check): void {
  if (of === undefined) return;
  const top = g.state.agenda.at(-1);
  const found = run(g, cardsIn(g, of.zones));
  if (found || g.state.agenda.at(-1) !== top)
    throw new Error(`${name}: more than the changed cards mattered`);
}
