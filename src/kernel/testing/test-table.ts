import {
  type Action,
  type Answer,
  answer,
  type CardId,
  type Cell,
  type Config,
  canAnswer,
  createGame,
  type Decision,
  type Engine,
  engineFor,
  engineFromLayout,
  type GameEvent,
  hashPlain,
  hashState,
  type Layout,
  PASS,
  type Plain,
  type Refusal,
  type Rules,
  type Seat,
  type State,
  view,
  zoneOf,
} from "../index";

function assert(fact: boolean, says: string): void {
  if (!fact) throw new Error(says);
}

/** An engine for the state after a JSON round trip. */
export function restored(g: Engine): Engine {
  const state = JSON.parse(JSON.stringify(g.state)) as State;
  assert(hashState(state) === hashState(g.state), "the state does not survive JSON");
  return engineFor(g.rules, state, { strict: g.strict });
}

/**
 * Plays a game twice in parallel, both frozen: once without interruption, and once saved and restored at every
 * decision. Both must have the same state and events after every answer.
 */
export class TestTable {
  private broken: Engine;
  readonly heard: GameEvent[] = [];

  constructor(
    readonly engine: Engine,
    twin: Engine,
  ) {
    assert(hashState(engine.state) === hashState(twin.state), "the same beginning gives two states");
    this.heard.push(...(engine.events ?? []));
    this.broken = restored(twin);
  }

  get state(): State {
    return this.engine.state;
  }

  get decision(): Decision {
    const { decision } = this.state;
    if (decision === null) throw new Error("nobody is asked");
    return decision;
  }

  /** The asked seat, or null. */
  get asked(): Seat | null {
    return this.state.decision?.seat ?? null;
  }

  /** Types of all events so far. */
  get types(): string[] {
    return this.heard.map((event) => event.type);
  }

  /**
   * Gives an answer that must be accepted.
   * @returns its events.
   */
  answer(given: Answer): readonly GameEvent[] {
    const verdict = canAnswer(this.engine, given);
    const one = answer(this.engine, given);
    const two = answer(this.broken, given);
    if (!one.ok) throw new Error(`refused: ${one.why.key} [${one.rule}]`);
    assert(verdict.ok && two.ok, "the restored game refuses what the other one takes");
    const same = two.ok && hashPlain(one.events) === hashPlain(two.events);
    assert(same, "the restored game tells other events");
    assert(hashState(this.state) === hashState(this.broken.state), "the restored game went another way");
    this.broken = restored(this.broken);
    this.heard.push(...one.events);
    return one.events;
  }

  /** Tries an answer that must be refused and change nothing. */
  refused(given: unknown): Refusal {
    const before = hashState(this.state);
    const result = answer(this.engine, given as Answer);
    assert(hashState(this.state) === before, "a refused answer changed something");
    if (result.ok) throw new Error(`taken: ${JSON.stringify(given)}`);
    return result;
  }

  act(seat: Seat, action: Action | string) {
    return this.answer({ seat, do: "act", action: typeof action === "string" ? { type: action } : action });
  }

  /** Lets these seats pass, one after another. */
  pass(...seats: readonly Seat[]) {
    for (const seat of seats) this.act(seat, PASS);
  }

  pick(seat: Seat, ...picks: readonly number[]) {
    return this.answer({ seat, do: "pick", picks });
  }

  arrange(seat: Seat, ...order: readonly number[]) {
    return this.answer({ seat, do: "arrange", order });
  }

  amount(seat: Seat, amount: number) {
    return this.answer({ seat, do: "amount", amount });
  }

  confirm(seat: Seat, yes: boolean) {
    return this.answer({ seat, do: "confirm", yes });
  }

  place(seat: Seat, cell: Cell) {
    return this.answer({ seat, do: "place", cell });
  }

  anytime(seat: Seat, type: string, data?: Readonly<Record<string, Plain>>) {
    return this.answer({ seat, do: "anytime", action: data ? { type, data } : { type } });
  }

  view(seat: Seat) {
    return view(this.engine, seat);
  }

  id(def: string): CardId {
    const found = this.state.cards.find((card) => card.def === def);
    if (found === undefined) throw new Error(`no card ${def}`);
    return found.id;
  }

  /** Names of the cards of a zone, bottom first. */
  names(key: string, seat?: Seat): string[] {
    return zoneOf(this.state, key, seat).cards.map((id) => this.state.cards[id]?.def ?? "");
  }
}

/** A config with one seat per deck. */
export function tinyConfig(decks: readonly (readonly string[])[], more: Partial<Config> = {}): Config {
  const seats = decks.map((deck, i) => ({ name: `Seat ${i}`, deck }));
  return { game: "tiny", seed: "seed", seats, options: {}, ...more };
}

/** Starts a made-up game with its decks (or with a number of seats without decks). */
export function startGame(
  rules: Rules,
  decks: readonly (readonly string[])[] | number = 2,
  more?: Partial<Config>,
) {
  const given = typeof decks === "number" ? Array.from({ length: decks }, () => []) : decks;
  const config = tinyConfig(given, more);
  const options = { strict: true };
  return new TestTable(createGame(rules, config, options), createGame(rules, config, options));
}

type Part = Partial<Layout> & Pick<Layout, "rules" | "seats">;

/** Starts at a position set up by hand, in the first seat's turn, with `game` at its first step. */
export function tableFromLayout(given: Part) {
  const first = given.rules.flow.procedures[given.rules.flow.start]?.steps[0]?.name ?? "";
  const layout: Layout = {
    turn: { number: 1, seat: 0, step: "main" },
    vars: {},
    agenda: [{ procedure: given.rules.flow.start, step: first }],
    ...given,
  };
  return new TestTable(
    engineFromLayout(layout, { strict: true }),
    engineFromLayout(layout, { strict: true }),
  );
}
