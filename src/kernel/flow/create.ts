import { NO_COUNTERS } from "../decisions/decision";
import type { Engine, Rules } from "../rules";
import type { Problem } from "../state/board-rules";
import { newCard } from "../state/card";
import { BY_RULE } from "../state/event";
import { freezeState } from "../state/freeze";
import { NONE } from "../state/ids";
import { seedRandom } from "../state/random";
import { type Config, type SeatState, type State, type Zone, zoneOf } from "../state/state";
import { putCard, putZone } from "../verbs/cards";
import { run } from "./run";

export interface EngineOptions {
  /** Collects events. Defaults to true; simulation turns it off. */
  readonly events?: boolean;
  /** Keeps the state after each event of an answer. Defaults to false. */
  readonly trace?: boolean;
  /** Freezes everything that verbs write. Defaults to false. */
  readonly strict?: boolean;
  /** Results to use before seeded ones; dice as 0-based numbers. For tests. */
  readonly script?: readonly number[];
}

/** Thrown for an unplayable config, with everything that is wrong with it. */
export class InvalidConfig extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map((p) => `${p.path}: ${p.why.key} [${p.rule}]`).join("; "));
    this.name = "BadConfig";
  }
}

/** An engine for an existing state (a save, a copy). The state is used as it is, not copied. */
export function engineFor(rules: Rules, state: State, options: EngineOptions = {}): Engine {
  if (options.strict) freezeState(state);
  return {
    rules,
    state,
    events: options.events === false ? null : [],
    trace: options.trace === true ? [] : null,
    rule: "",
    cause: BY_RULE,
    attempting: false,
    batch: null,
    pileArrivals: [],
    version: 0,
    touched: [],
    checkCaches: [],
    strict: options.strict ?? false,
  };
}

function makeZones(rules: Rules, seats: number): Zone[] {
  const zones: Zone[] = [];
  const each = Array.from({ length: seats }, (_, seat) => seat);
  for (const spec of rules.board.zones) {
    for (const owner of spec.shared ? [NONE] : each)
      zones.push({ id: zones.length, key: spec.key, owner, cards: [] });
  }
  return zones;
}

/** The initial state: zones and seats, no cards, an empty agenda. */
export function emptyState(rules: Rules, config: Config): State {
  const seats: SeatState[] = config.seats.map((seat, i) => ({
    seat: i,
    name: seat.name,
    team: seat.team ?? i,
    status: "in",
    rounds: 0,
    counters: NO_COUNTERS,
  }));
  return {
    config,
    cards: [],
    zones: makeZones(rules, config.seats.length),
    seats,
    random: seedRandom(`${config.game}/${config.seed}`),
    agenda: [],
    decision: null,
    turn: { number: 0, seat: NONE, step: "setup" },
    modifiers: [],
    stack: [],
    pending: [],
    watch: {},
    vars: {},
    result: null,
    paused: NONE,
    drawOffers: [],
    outcome: null,
    serial: 0,
    loop: { answers: 0, quiet: 0, seen: [] },
    takebacks: [],
  };
}

/** Creates a seat's cards in one of its zones, numbered as listed; `shuffle` reassigns the ids. */
export function addDeck(g: Engine, seat: number, names: readonly string[], zoneKey: string): void {
  const zone = zoneOf(g.state, zoneKey, seat);
  const made = names.map((def, i) => newCard(g.state.cards.length + i, def, seat, zone.id));
  for (const card of made) putCard(g, card);
  putZone(g, { ...zone, cards: [...zone.cards, ...made.map((card) => card.id)] });
}

const NO_POSITIONS: Problem = {
  path: "position",
  why: { key: "why.no-position" },
  rule: "kernel:position",
};

function problemsOf(rules: Rules, config: Config): readonly Problem[] {
  if (config.position === undefined) return rules.board.problems(config);
  return rules.position?.problems(rules, config) ?? [NO_POSITIONS];
}

/**
 * Begins a game and runs it to its first decision.
 * @throws BadConfig when the rules refuse the config (decks, options, number of seats).
 */
export function createGame(rules: Rules, config: Config, options: EngineOptions = {}): Engine {
  const problems = problemsOf(rules, config);
  if (problems.length > 0) throw new InvalidConfig(problems);
  const g = engineFor(rules, emptyState(rules, config), options);
  if (options.script) g.state.random = { ...g.state.random, script: options.script };
  if (config.position === undefined)
    g.state.agenda.push({ procedure: rules.flow.start, step: 0, locals: {} });
  else rules.position?.setUp(g);
  run(g);
  return g;
}
