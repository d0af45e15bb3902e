import { type Action, OK, refuse } from "../decisions/decision";
import type { Engine, WindowSpec } from "../rules";
import { isSameCard } from "../state/card-ref";
import type { Seat } from "../state/ids";
import type { Message } from "../state/plain";
import type { PendingTrigger } from "../state/state";
import { localsOf } from "./procedure";

export interface TriggersLocals {
  /** The waiting triggers, after those that have already run: see `waiting`. */
  batch?: readonly PendingTrigger[];
  /** How many of the batch have run. Removing each from the list would take quadratic time. */
  ran?: number;
  /**
   * How many of the next triggers are interchangeable and run before all others, so that no seat is asked for an order.
   */
  alike?: number;
  /** Set while the batch may hold triggers of hidden cards whose seats have not decided. */
  secrets?: true;
  /** Seats still to be asked about hidden cards. */
  seats?: readonly Seat[];
  /** The trigger that starts once its seat has chosen which of several events it refers to. */
  unclear?: PendingTrigger | undefined;
}

export function waitingTriggers({ batch = [], ran = 0 }: TriggersLocals): readonly PendingTrigger[] {
  return ran === 0 ? batch : batch.slice(ran);
}

export function setWaitingTriggers(locals: TriggersLocals, batch: readonly PendingTrigger[]): void {
  locals.batch = batch;
  locals.ran = 0;
  locals.alike = 0;
}

/** Action type for using an ability of a hidden card. */
const ANSWER = "answer";

export function isResponseOf({ card, ability }: PendingTrigger, action: Action): boolean {
  return action.type === ANSWER && action.card === card && action.data?.ability === ability;
}

/** The abilities of hidden cards that a seat may use now. */
function answersOf(g: Engine, seat: Seat): Action[] {
  const triggers = g.state.agenda.findLast((frame) => frame.procedure === "triggers");
  const batch = waitingTriggers(triggers === undefined ? {} : localsOf<TriggersLocals>(triggers));
  const own = batch.filter((one) => one.secret === true && one.seat === seat && isSameCard(g.state, one));
  const isFirst = ({ card, ability }: PendingTrigger, i: number) =>
    own.findIndex((one) => one.card === card && one.ability === ability) === i;
  return own.filter(isFirst).map(({ card, ability }) => ({ type: ANSWER, card, data: { ability } }));
}

/**
 * The window in which seats say whether their hidden cards respond to an event: see `InformationRules.hiddenResponses`.
 * Its question must be the same for every seat, whatever it holds.
 * @param rule clause of a response.
 */
export function hiddenResponseWindow(prompt: Message, rule: string): WindowSpec {
  return {
    mode: "immediate",
    prompt,
    then: "same",
    seats: (g) => g.rules.information.hiddenResponses?.seats(g) ?? [],
    specs: [
      {
        types: [ANSWER],
        options: answersOf,
        can: (g: Engine, seat, { card, data }) =>
          answersOf(g, seat).some((one) => one.card === card && one.data?.ability === data?.ability)
            ? OK
            : refuse("no-such-action", rule),
        do: () => undefined,
      },
    ],
    refuse: () => refuse("no-such-action", rule),
  };
}
