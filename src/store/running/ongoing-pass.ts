import type { Game } from "../../games/game";
import type { Answer, CardId, GameEvent, Seat, State } from "../../kernel";
import type { PassUntilEvent } from "../types";

/** What a seat may wait for while it passes. */
export const PASS_UNTIL_EVENTS = ["turn", "attacked", "mine"] as const satisfies readonly PassUntilEvent[];

/** A seat that passes for a while without being asked. */
export interface OngoingPass {
  readonly until: PassUntilEvent;
  /** The turn in which the wait began. */
  readonly turn: number;
  /** Whether the seat was under attack when the wait began, and ever since. That attack does not count. */
  readonly underAttack: boolean;
}

/** Whether this seat is the defender of a running attack. */
function isAttacked(game: Game, state: State, seat: Seat): boolean {
  const contest = game.status.contest(state);
  if (contest !== null && contest.stage !== "over") return contest.sides[1]?.seat === seat;
  return game.status.attack?.(state)?.defender === seat;
}

/** Whether another seat or its card has affected this seat or one of its cards. */
function happensTo(state: State, seat: Seat, { seat: by, card, target, cause }: GameEvent): boolean {
  const isOwn = (id: CardId | undefined) => id !== undefined && state.cards[id]?.controller === seat;
  if (by !== seat && isOwn(target)) return true;
  const isByRule = cause.kind === "rule" || cause.kind === "choice";
  return !isByRule && !isOwn(cause.card) && (by === seat || isOwn(card) || isOwn(target));
}

export function startOngoingPass(game: Game, state: State, seat: Seat, until: PassUntilEvent): OngoingPass {
  return { until, turn: state.turn.number, underAttack: isAttacked(game, state, seat) };
}

/**
 * What a seat still waits for after an answer.
 * @returns what it waits for from now on, or null once that has happened.
 */
export function updateOngoingPass(
  game: Game,
  state: State,
  seat: Seat,
  waiting: OngoingPass,
  { seat: by }: Answer,
  events: readonly GameEvent[],
): OngoingPass | null {
  const isNow = isAttacked(game, state, seat);
  const isNewAttack = isNow && !waiting.underAttack;
  const hasHappened: Readonly<Record<PassUntilEvent, () => boolean>> = {
    turn: () => state.turn.number !== waiting.turn,
    attacked: () => isNewAttack,
    mine: () => isNewAttack || (by !== seat && events.some((event) => happensTo(state, seat, event))),
  };
  if (hasHappened[waiting.until]()) return null;
  return isNow === waiting.underAttack ? waiting : { ...waiting, underAttack: isNow };
}
