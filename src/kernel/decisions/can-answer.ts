import { actOptionsFor } from "../flow/window-spec";
import { asSeenBy } from "../information/seen";
import { canPointAt } from "../information/visibility";
import { isForbiddenInLoop } from "../loops/forbidden";
import type { AnytimeSpec, Engine } from "../rules";
import { type CardId, NONE, type Seat } from "../state/ids";
import { seatOf } from "../state/state";
import { judgeAction, listActions } from "./action-spec";
import { openOffer, withoutForbidden } from "./aiming";
import { isAnswer } from "./answer-shape";
import { type Action, type Answer, OK, refuse, type Verdict } from "./decision";
import { fits } from "./kinds";
import { bare, bareAnswer, isOpen, type Offer } from "./offer";

/**
 * Every action with which the asked seat may answer an `act` decision, including passing if allowed. Actions that
 * differ only in their cell or target are one offer.
 */
export function legalActions(g: Engine): Offer[] {
  const offers = offersNow(g);
  if (g.state.loop.barred === undefined) return offers;
  const left = offers.flatMap((offer) => dropForbidden(g, offer));
  return left.length > 0 ? left : offers;
}

function dropForbidden(g: Engine, offer: Offer): Offer[] {
  const { card, type } = offer;
  const mayBeForbidden = g.state.loop.barred?.answers.some(
    ({ answer }) => answer.do === "act" && answer.action.type === type && answer.action.card === card,
  );
  if (mayBeForbidden !== true) return [offer];
  if (!isOpen(offer)) return isForbiddenAction(g, offer) ? [] : [offer];
  const left = withoutForbidden(g, g.state.decision?.seat ?? NONE, offer);
  if (left.length === 0) return [];
  const cells = left.flatMap(({ cell }) => (cell === undefined ? [] : [cell]));
  const targets = left.flatMap(({ target }) => (target === undefined ? [] : [target]));
  return [{ ...bare(offer), ...(cells.length > 0 ? { cells } : { targets }) }];
}

/** All offers, forbidden loop actions included. */
function offersNow(g: Engine): Offer[] {
  const decision = g.state.decision;
  if (decision?.kind !== "act" || g.state.paused !== NONE) return [];
  return listActions(g, actOptionsFor(g, decision.window), decision.seat);
}

function isForbiddenAction(g: Engine, action: Action): boolean {
  return isForbiddenInLoop(g.state, { seat: g.state.decision?.seat ?? NONE, do: "act", action });
}

/** Whether the answer is a forbidden loop action. Never if there is no other action. */
function isForbidden(g: Engine, answer: Answer): boolean {
  if (!isForbiddenInLoop(g.state, answer)) return false;
  return answer.do !== "act" || offersNow(g).some((offer) => dropForbidden(g, offer).length > 0);
}

/** The actions that this seat may take now even if it is not asked (concede, time-out …). */
export function anytimeActions(g: Engine, seat: Seat): Action[] {
  if (!mayActAnytime(g, seat).ok) return [];
  return Object.entries(g.rules.decisions.anytime ?? {}).flatMap(([type, spec]): Action[] => {
    const all: Action[] = spec.variants?.map((data) => ({ type, data })) ?? [{ type }];
    return all.filter((action) => spec.can(g, seat, action).ok);
  });
}

/** Whether this seat may take this action now. A refusal gives the reason and the clause. */
export function canAct(g: Engine, seat: Seat, action: Action): Verdict {
  const early = mayAnswer(g, seat);
  if (!early.ok) return early;
  const decision = g.state.decision;
  if (decision?.kind !== "act") return refuse("other-question", decision?.rule ?? "kernel:decision");
  return judged(g, seat, action, (reader, given) =>
    judgeAction(reader, actOptionsFor(reader, decision.window), seat, given),
  );
}

/** The action without the ids of cards that its seat cannot refer to. */
function withoutUnknown(g: Engine, seat: Seat, action: Action): Action {
  const isUnknown = (id: CardId | undefined) =>
    id !== undefined && g.state.cards[id] !== undefined && !canPointAt(g, id, seat);
  const [card, target] = [isUnknown(action.card), isUnknown(action.target)];
  if (!card && !target) return action;
  return { ...action, ...(card && { card: NONE }), ...(target && { target: NONE }) };
}

/**
 * The rules' verdict on an action. A refusal must not depend on what its seat cannot see, so its reason is taken from
 * the game as that seat knows it.
 */
function judged(
  g: Engine,
  seat: Seat,
  action: Action,
  judge: (reader: Engine, action: Action) => Verdict,
): Verdict {
  const given = withoutUnknown(g, seat, action);
  if (given === action && judge(g, action).ok) return OK;
  const reason = judge(asSeenBy(g, seat), given);
  return reason.ok ? refuse("unseen", currentRule(g)) : reason;
}

function mayAnswer(g: Engine, seat: Seat): Verdict {
  const { decision, outcome, paused } = g.state;
  if (outcome !== null) return refuse("game-over", outcome.rule);
  if (paused !== NONE)
    return refuse("paused", g.rules.decisions.pauseRule ?? "kernel:pause", {
      player: seatOf(g.state, paused).name,
    });
  if (decision === null) return refuse("nobody-asked", "kernel:decision");
  if (decision.seat !== seat) {
    return refuse("not-asked", decision.rule, { player: seatOf(g.state, decision.seat).name });
  }
  return OK;
}

/**
 * Whether this answer would be accepted now. Answers come from anywhere (a save, a script, another machine), so
 * malformed ones are refused too.
 */
export function canAnswer(g: Engine, given: Answer): Verdict {
  if (!isAnswer(given)) return refuse("does-not-fit", currentRule(g));
  const answer = bareAnswer(given);
  if (g.state.seats[answer.seat] === undefined) return refuse("no-such-seat", g.rules.board.seats.rule);
  if (answer.do === "anytime") return canAnytime(g, answer.seat, answer.action);
  if (isForbidden(g, answer)) return refuse("loop", g.rules.loops.declared?.rule ?? "kernel:loop");
  if (answer.do === "act") return canTake(g, answer.seat, answer.action);
  const early = mayAnswer(g, answer.seat);
  if (!early.ok) return early;
  const { decision } = g.state;
  return decision !== null && fits(decision, answer) ? OK : refuse("does-not-fit", currentRule(g));
}

/** The clause behind the open decision, or behind the end of the game. */
function currentRule({ state }: Engine): string {
  return state.decision?.rule ?? state.outcome?.rule ?? "kernel:decision";
}

/** Whether this action may be taken. Unlike `canAct`, it refuses incomplete actions, except with an open offer. */
function canTake(g: Engine, seat: Seat, action: Action): Verdict {
  const verdict = canAct(g, seat, action);
  if (!verdict.ok || g.rules.decisions.isComplete?.(g, action) !== false) return verdict;
  const { decision } = g.state;
  const window = decision?.kind === "act" ? decision.window : undefined;
  return openOffer(g, { seat, action, window }) ? OK : refuse("does-not-fit", currentRule(g));
}

function canAnytime(g: Engine, seat: Seat, action: Action): Verdict {
  const early = mayActAnytime(g, seat);
  if (!early.ok) return early;
  const spec = anytimeSpec(g, action.type);
  if (spec === undefined) return refuse("no-such-action", currentRule(g));
  return judged(g, seat, action, (reader, given) => spec.can(reader, seat, given));
}

function mayActAnytime(g: Engine, seat: Seat): Verdict {
  if (g.state.outcome !== null) return refuse("game-over", g.state.outcome.rule);
  return seatOf(g.state, seat).status === "out" ? refuse("seat-out", g.rules.board.seats.rule) : OK;
}

export function anytimeSpec(g: Engine, type: string): AnytimeSpec | undefined {
  const specs = g.rules.decisions.anytime ?? {};
  return Object.hasOwn(specs, type) ? specs[type] : undefined;
}
