import { type Action, OK, refuse } from "../decisions/decision";
import type { Engine, WindowSpec } from "../rules";
import { isSameCard } from "../state/card-ref";
import type { Seat } from "../state/ids";
import type { Message } from "../state/plain";
import type { PendingTrigger } from "../state/state";
import { localsOf } from "./procedure";

/** What the procedure holds that runs triggers. */
export interface TriggersLocals {
  /** The triggers that wait, after those that have run already: see `waiting`. */
  batch?: readonly PendingTrigger[];
  /** How many of the batch have run. Removing each from the list would take time that grows with its square. */
  ran?: number;
  /** How many of the next triggers are interchangeable and run before all others, so that nobody is asked for an order. */
  alike?: number;
  /** Set while the batch may hold triggers of hidden cards whose seats have not decided. */
  secrets?: true;
  /** Seats that are still to be asked about hidden cards. */
  seats?: readonly Seat[];
  /** The trigger that starts as soon as its seat has chosen which of several events it is about. */
  unclear?: PendingTrigger | undefined;
}

/** The triggers that wait. */
export function waitingTriggers({ batch = [], ran = 0 }: TriggersLocals): readonly PendingTrigger[] {
  return ran === 0 ? batch : batch.slice(ran);
}

/** Replaces the triggers that wait. */
export function setWaitingTriggers(locals: TriggersLocals, batch: readonly PendingTrigger[]): void {
  locals.batch = batch;
  locals.ran = 0;
  locals.alike = 0;
}

/** Type of the action that uses an ability of a hidden card. */
const ANSWER = "answer";

/** Whether the action uses this ability. */
export function isResponseOf({ card, ability }: PendingTrigger, action: Action): boolean {
  return action.type === ANSWER && action.card === card && action.data?.ability === ability;
}

/** The abilities that a seat may use now, of cards that nobody else sees. */
function answersOf(g: Engine, seat: Seat): Action[] {
  const triggers = g.state.agenda.findLast((frame) => frame.procedure === "triggers");
  const batch = waitingTriggers(triggers === undefined ? {} : localsOf<TriggersLocals>(triggers));
  const own = batch.filter((one) => one.secret === true && one.seat === seat && isSameCard(g.state, one));
  const isFirst = ({ card, ability }: PendingTrigger, i: number) =>
    own.findIndex((one) => one.card === card && one.ability === ability) === i;
  return own.filter(isFirst).map(({ card, ability }) => ({ type: ANSWER, card, data: { ability } }));
}

/**
 * The window in which seats say whether hidden cards of theirs answer to what has happened: see `InformationRules.hiddenResponses`. Its
 * question must be the same for everybody, whatever they have.
 * @param rule clause of a refusal.
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
