import {
  type Action,
  type Answer,
  answerLegal,
  type Card,
  type Engine,
  everyAction,
  legalActions,
  readStat,
  type Seat,
  type State,
} from "../../kernel";
import { randomFrom } from "../../opponents";
import { countersOf, gains, hasOnlyLost, type Liabilities } from "../../opponents/pointless";
import { copyOf, reseed } from "../../opponents/simulate";
import { passingAnswer } from "./passing";
import { isSettled } from "./settled";

/** How often the dice and the others' answers are tried. */
const TRIES = 8;
/** After this many answers an action counts as unsettled. */
const LONGEST = 60;

/** The position after an action, when nobody responds. Null if it is never settled in the same turn. */
function afterAction(g: Engine, action: Action, seat: Seat, n: number): State | null {
  const position = copyOf(g);
  reseed(position, n);
  const chance = randomFrom(`consequence ${n}`);
  const { number } = position.state.turn;
  let next: Answer = { seat, do: "act", action };
  for (let step = 0; step < LONGEST; step++) {
    answerLegal(position, next);
    const { decision, outcome, turn } = position.state;
    if (outcome !== null || decision === null || turn.number !== number) return null;
    if (isSettled(position)) return position.state;
    next = passingAnswer(position, decision.seat, chance);
  }
  return null;
}

const isIn = (state: State, { zone, face }: Card, { inPlay }: Liabilities): boolean =>
  face === "up" && inPlay.includes(state.zones[zone]?.key ?? "");

/** What the other players have that an attack could take: counters of theirs, and cards in play. */
function standing(state: State, seat: Seat, burdens: Liabilities): number {
  const useful = (counters: Readonly<Record<string, number>> = {}) =>
    Object.entries(counters).reduce((sum, [name, n]) => (burdens.counters.includes(name) ? sum : sum + n), 0);
  const zones = state.zones.filter(
    ({ owner, key }) => owner >= 0 && owner !== seat && !burdens.zones.includes(key),
  );
  const cards = state.cards.filter((card) => card.controller !== seat && isIn(state, card, burdens));
  return (
    state.seats.reduce((sum, other) => (other.seat === seat ? sum : sum + useful(other.counters)), 0) +
    zones.reduce((sum, { counters }) => sum + useful(counters), 0) +
    cards.reduce((sum, { counters, rested }) => sum + 1 + useful(counters) + (rested ? 0 : 1), 0)
  );
}

/** Whether an attack loses its attacker and takes nothing from anybody, whatever the dice and the others' answers. */
export function isHopeless(g: Engine, action: Action, seat: Seat, burdens: Liabilities): boolean {
  if (action.type !== "attack" || action.card === undefined) return false;
  const before = standing(g.state, seat, burdens);
  const from = g.state.cards[action.card]?.zone;
  for (let n = 0; n < TRIES; n++) {
    const after = afterAction(g, action, seat, n);
    const attacker = after?.cards[action.card];
    if (after === null || attacker === undefined) return false;
    // A commander stays where it is, which is no zone that cards are played into.
    if (attacker.zone === from || isIn(after, attacker, burdens)) return false;
    if (standing(after, seat, burdens) < before) return false;
  }
  return true;
}

/**
 * Whether cards have only got counters that were their player's already, and are no stronger for it: such as a core on a
 * card, which pays as well in the reserve.
 */
function isIdleMove({ rules, state }: Engine, after: State, seat: Seat, burdens: Liabilities): boolean {
  if (JSON.stringify(after.seats) !== JSON.stringify(state.seats)) return false;
  if (gains(countersOf(state, seat, burdens), countersOf(after, seat, burdens), burdens)) return false;
  return state.cards.every((card, id) => {
    const now = after.cards[id];
    if (now === undefined || now.zone !== card.zone || now.rested !== card.rested) return false;
    return Object.keys(rules.cards[card.def]?.stats ?? {}).every(
      (stat) => readStat({ rules, state }, id, stat) === readStat({ rules, state: after }, id, stat),
    );
  });
}

/** An action that brings its player something and costs nothing. Null if there is none. */
export function freeGain(g: Engine, seat: Seat, burdens: Liabilities): Action | null {
  const gains = (action: Action): boolean => {
    const after = action.card === undefined ? null : afterAction(g, action, seat, 0);
    // Without the action, the position only lacks something.
    return (
      after !== null && hasOnlyLost(after, g.state, seat, burdens) && !isIdleMove(g, after, seat, burdens)
    );
  };
  return everyAction(legalActions(g)).find(gains) ?? null;
}

/** Whether another player's card has become stronger. Rules that weaken a card are called "cannot-". */
export function hasGiven(before: State, after: State, seat: Seat): boolean {
  const stronger = ({ modifiers, cards }: State) =>
    modifiers.reduce((sum, { card, op, amount, stat }) => {
      const isOther = cards[card]?.controller !== seat && cards[card] !== undefined;
      return isOther && op === "add" && amount > 0 && !stat.startsWith("cannot-") ? sum + amount : sum;
    }, 0);
  return stronger(after) > stronger(before);
}
