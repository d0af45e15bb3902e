import {
  type Answer,
  answer,
  type Card,
  canSee,
  type Engine,
  type GameEvent,
  NONE,
  type Reader,
  type Seat,
  type State,
  viewEvent,
} from "../kernel";

/**
 * Clauses that reveal cards to all players for a moment: a Search (BC 11.3.1), the picks of Sudden Death (D20 8.8), a
 * skill used from the hand (SM 10.5). The end of a battle names its fighters, wherever they are by then (D20 5.20).
 */
const SHOWN_TO_ALL = ["BC 11.3.1", "D20 5.20", "D20 8.8", "D20 8.9", "SM 10.5"];

/** Whether a seat sees a card. What all seats see is shown to spectators too. */
const sees = (g: Reader, card: Card, seat: Seat): boolean =>
  canSee(g, card, seat) || (seat === NONE && g.state.seats.every((own) => canSee(g, card, own.seat)));

const knownTo = (g: Engine, seat: Seat) =>
  new Set(g.state.cards.filter((card) => sees(g, card, seat)).map(({ id }) => id));

/**
 * Gives an answer, and returns the events that name a card to a seat that could see it neither before nor after the
 * answer, nor at any moment of it if the engine keeps a trace.
 * @throws RangeError if the answer is refused.
 */
export function leaksOf(g: Engine, given: Answer): string[] {
  const everybody: readonly Seat[] = [NONE, ...g.state.seats.map(({ seat }) => seat)];
  const before = everybody.map((seat) => knownTo(g, seat));
  const result = answer(g, given);
  if (!result.ok) throw new RangeError(`refused: ${JSON.stringify(given)}`);
  return everybody.flatMap((seat, at) =>
    namedTo(g, seat, result.events, before[at] ?? new Set()).flatMap(({ type, card = NONE, rule }) =>
      result.states.some((state) => sawThen(g, state, card, seat)) ? [] : [`${type} [${rule}]`],
    ),
  );
}

function sawThen({ rules }: Engine, state: State, id: number, seat: Seat): boolean {
  const card = state.cards[id];
  return card !== undefined && sees({ rules, state }, card, seat);
}

/** The events that name a card to a seat that sees it neither before nor after them. */
function namedTo(g: Engine, seat: Seat, all: readonly GameEvent[], before: ReadonlySet<number>): GameEvent[] {
  const after = knownTo(g, seat);
  const events = all.map((event) => viewEvent(event, seat));
  // The same answer may shuffle or remove a card that it has shown to a seat.
  const shown = new Set(events.flatMap(({ type, def, card }) => (type === "show" && def ? [card] : [])));
  return events.filter(({ type, card = NONE, def, rule, cause }) => {
    // All saw at work the card whose effect it is, even if its price has turned it face down.
    if (cause.kind === "effect" && cause.card === card) return false;
    // An ability of a hidden card names it when it is used, or when it triggers, waits for responses and resolves.
    if (type === "ability" || type === "stack" || type === "resolves") return false;
    const known = card === NONE || shown.has(card) || before.has(card) || after.has(card);
    return def !== undefined && !known && !SHOWN_TO_ALL.includes(rule);
  });
}
