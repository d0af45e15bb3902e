import {
  anytimeActions,
  type Decision,
  emptyState,
  engineFor,
  hashPlain,
  legalActions,
  type Modifier,
  NONE,
  nextConfig,
  type Reader,
  type Rules,
  readInstance,
  readStat,
  readValue,
  type Series,
  type State,
  seriesWinners,
  sideDeckProblems,
  type TakebackPoint,
  view,
} from "../../kernel";
import { withoutHarmfulCharacters } from "../../text/harmless";
import type { SavedMatch } from "../types";

type Found = string | null;

/** The first problem found, or null. */
function first(...checks: readonly (() => Found)[]): Found {
  for (const check of checks) {
    const found = check();
    if (found !== null) return found;
  }
  return null;
}

/**
 * Finds a name with invisible characters. The page does not accept such names, so the save was made
 * elsewhere.
 */
export function unsafeName({ config }: Pick<SavedMatch["record"], "config">): Found {
  const seat = config.seats.findIndex(({ name }) => withoutHarmfulCharacters(name) !== name);
  return seat < 0 ? null : `record.config.seats.${seat}.name`;
}

function below(most: number, numbers: readonly number[], least = 0): boolean {
  return numbers.every((n) => n >= least && n < most);
}

/** Earlier states that the match can return to: takebacks, and the start of an announcement. */
function pointsOf({ takebacks, announced }: State): readonly TakebackPoint[] {
  return announced === undefined ? takebacks : [...takebacks, announced];
}

function checkSeats(state: State): Found {
  const n = state.config.seats.length;
  if (state.seats.length !== n || state.seats.some((seat, i) => seat.seat !== i)) return "seats";
  const named = [state.turn.seat, state.paused];
  if (!below(n, named, NONE)) return "turn";
  const mentioned = [
    ...state.drawOffers,
    ...(state.outcome?.winners ?? []),
    ...state.stack.map((item) => item.seat),
    ...state.pending.map((trigger) => trigger.seat),
    ...pointsOf(state).map((point) => point.seat),
  ];
  return below(n, mentioned) ? null : "seats";
}

/**
 * Checks that the zones are those of the rules, and that every card is in exactly the zone it names, unless it has left
 * the game.
 */
function checkZones(rules: Rules, state: State): Found {
  const expected = emptyState(rules, state.config).zones;
  if (state.zones.length !== expected.length) return "zones";
  const places = new Array<number>(state.cards.length).fill(0);
  for (const [i, zone] of state.zones.entries()) {
    const spec = expected[i];
    if (zone.id !== i || zone.key !== spec?.key || zone.owner !== spec.owner) return `zones.${i}`;
    for (const id of zone.cards) {
      if (state.cards[id]?.zone !== i) return `zones.${i}.cards`;
      places[id] = (places[id] ?? 0) + 1;
    }
  }
  const right = state.cards.every((card, id) => places[id] === (card.zone === NONE ? 0 : 1));
  return right ? null : "zones.cards";
}

function checkCards(rules: Rules, state: State): Found {
  const n = state.seats.length;
  for (const [i, card] of state.cards.entries()) {
    const known = Object.hasOwn(rules.cards, card.def);
    const seats = below(n, [card.owner, card.controller]);
    if (card.id !== i || !known || !seats || card.attachedTo >= state.cards.length) return `cards.${i}`;
  }
  return null;
}

function cardsOfDecision(decision: Decision): readonly number[] {
  const own = decision.source === undefined ? [] : [decision.source];
  if (decision.kind === "pick" || decision.kind === "arrange") {
    return [
      ...own,
      ...decision.options.flatMap((option) => (option.card === undefined ? [] : [option.card])),
    ];
  }
  return decision.kind === "place" && decision.card !== undefined ? [...own, decision.card] : own;
}

function checkDecision(rules: Rules, state: State): Found {
  const { decision } = state;
  if (decision === null) return state.outcome === null ? "decision" : null;
  if (decision.seat >= state.seats.length) return "decision.seat";
  const strange =
    decision.kind === "act" &&
    decision.window !== undefined &&
    !Object.hasOwn(rules.flow.windows, decision.window);
  if (strange) return "decision.window";
  return below(state.cards.length, cardsOfDecision(decision), NONE) ? null : "decision.options";
}

function checkAgenda(rules: Rules, state: State): Found {
  const strange = state.agenda.findIndex((frame) => !Object.hasOwn(rules.flow.procedures, frame.procedure));
  if (strange >= 0) return `agenda.${strange}`;
  return state.agenda.length === 0 && state.outcome === null ? "agenda" : null;
}

function checkReferences(state: State): Found {
  const cards = state.cards.length;
  const watchers = Object.values(state.watch).flat();
  const ofCards = state.modifiers.filter(
    ({ seat, instance }) => seat === undefined && instance === undefined,
  );
  const instances = state.instances ?? [];
  const refs = instances.flatMap(({ source, victim }) => [source, ...(victim ? [victim] : [])]);
  const real = [
    ...ofCards.map((modifier) => modifier.card),
    ...refs.map((ref) => ref.card),
    ...state.pending.map((trigger) => trigger.card),
    ...watchers.map((watcher) => watcher.card),
  ];
  const perhaps = [...state.modifiers.map((m) => m.source), ...state.stack.map((item) => item.card)];
  return below(cards, real) && below(cards, perhaps, NONE) ? null : "references";
}

/** Far more than most games need, but small enough to roll that many dice. */
const USUAL_BOUNDS = { cards: 1000, value: 999 } as const;

const boundsOf = ({ board }: Rules) => ({ ...USUAL_BOUNDS, ...board.bounds });

function checkBounds(rules: Rules, state: State): Found {
  const most = boundsOf(rules);
  if (state.cards.length > most.cards) return "cards";
  const isLittle = ({ amount }: { readonly amount: number }) => Math.abs(amount) <= most.value;
  if (!state.modifiers.every(isLittle)) return "modifiers";
  return (state.instances ?? []).every(isLittle) ? null : "instances";
}

/** The current value that a modifier changes. */
function modified(g: Reader, { card, seat, instance, stat }: Modifier): number {
  if (seat !== undefined) return readValue(g, { seat }, stat);
  return instance === undefined ? readStat(g, card, stat) : readInstance(g, instance);
}

/** Checks that the rules can read the state: every seat gets its view and its actions, and nothing throws. */
function checkRuns(rules: Rules, state: State): Found {
  const g = engineFor(rules, state, { events: false });
  try {
    legalActions(g);
    for (const { seat } of state.seats) {
      view(g, seat);
      anytimeActions(g, seat);
    }
    // A value may be the number of dice to roll, so their sum is bounded too.
    const { value } = boundsOf(rules);
    const little = state.modifiers.every((modifier) => modified(g, modifier) <= value);
    return little ? null : "modifiers";
  } catch {
    return "state";
  }
}

/**
 * Checks that the parts of a state fit together and match the rules.
 * @returns the path of the first mismatch, or null.
 */
export function findMismatch(rules: Rules, state: State): string | null {
  return first(
    () => checkSeats(state),
    () => checkBounds(rules, state),
    () => checkZones(rules, state),
    () => checkCards(rules, state),
    () => checkDecision(rules, state),
    () => checkAgenda(rules, state),
    () => checkReferences(state),
    () =>
      pointsOf(state)
        .map((point) => findMismatch(rules, point.state))
        .find((found) => found !== null) ?? null,
    () => checkRuns(rules, state),
  );
}

/** Whether setup and record belong to the same match, at a table that the rules allow. */
export function findCoreMismatch(
  rules: Rules,
  { setup, record }: Pick<SavedMatch, "setup" | "record">,
): string | null {
  const { config } = record;
  const n = config.seats.length;
  if (setup.game !== rules.slug || record.game !== rules.slug || config.game !== rules.slug)
    return "record.game";
  if (setup.seats.length !== n || n < rules.board.seats.min || n > rules.board.seats.max)
    return "setup.seats";
  if (!below(n, config.lost ?? [])) return "record.config.lost";
  return record.answers.every((answer) => answer.seat < n) ? null : "record.answers";
}

/** Whether the record is the next game of this series. */
export function isSeriesOf(rules: Rules, series: Series, { record }: Pick<SavedMatch, "record">): boolean {
  const { bestOf, base, results, decks, sideDecks } = series;
  const n = record.config.seats.length;
  if (bestOf < 3 || bestOf % 2 === 0 || seriesWinners(series) !== null) return false;
  if (sideDeckProblems(rules, series).length > 0) return false;
  if (base.game !== record.game || [base.seats, decks, sideDecks].some((list) => list.length !== n))
    return false;
  return results.every(({ winners }) => below(n, winners)) && nextConfig(series).seed === record.config.seed;
}

/** Whether the state belongs to this record's game. */
export function sameGame(state: State, { record }: Pick<SavedMatch, "record">): boolean {
  const points = [state, ...pointsOf(state).map((point) => point.state)];
  const config = hashPlain(record.config);
  return points.every((point) => hashPlain(point.config) === config);
}
