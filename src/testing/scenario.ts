import { expect, onTestFinished } from "vitest";
import {
  type Action,
  type Answer,
  answer,
  type Card,
  type CardId,
  type Config,
  type Counters,
  type Decision,
  type Engine,
  emptyState,
  engineFor,
  type Face,
  type Frame,
  type GameEvent,
  legalActions,
  newCard,
  PASS,
  type Plain,
  type Refusal,
  type Rules,
  rebuildWatch,
  run,
  type Seat,
  type Verdict,
  type View,
  view,
  zoneOf,
} from "../kernel";
import { resumed, suspends } from "./suspend";

/** A card to lay out: its name in the rules' pool, with where and how it lies when that matters. */
export type CardSpec =
  | string
  | {
      readonly name: string;
      readonly face?: Face;
      readonly x?: number;
      readonly y?: number;
      readonly rested?: boolean;
      readonly counters?: Counters;
    };

/** What lies in a seat's zones (or, for shared zones, what the seat put there). The last card of a pile is its top. */
export type SideLayout = Readonly<Record<string, readonly CardSpec[]>>;

export interface Layout {
  readonly rules: Rules;
  readonly seats: readonly SideLayout[];
  readonly options?: Config["options"];
  readonly turn: { readonly number: number; readonly seat: Seat; readonly step: string };
  readonly vars: Readonly<Record<string, Plain>>;
  readonly seatCounters?: Counters;
  /** The procedures that are running, outermost first; each goes on at the named step. */
  readonly agenda: readonly {
    readonly procedure: string;
    readonly step: string;
    readonly locals?: Frame["locals"];
  }[];
  /** Results of the next dice, as on the die (1 to 20). */
  readonly dice?: readonly number[];
  /** Windows that ask; the others are passed by the helper. `all` asks in every window. */
  readonly stops?: readonly string[] | "all";
}

const NAMES = ["Ann", "Bob", "Cleo", "Dan"];

function deal(rules: Rules, layout: Layout, g: Engine): void {
  layout.seats.forEach((side, seat) => {
    for (const [key, specs] of Object.entries(side)) {
      const zone = zoneOf(g.state, key, seat);
      for (const spec of specs) {
        const given = typeof spec === "string" ? { name: spec } : spec;
        if (rules.cards[given.name] === undefined) throw new RangeError(`no card ${given.name}`);
        const card: Card = { ...newCard(g.state.cards.length, given.name, seat, zone.id), ...pick(given) };
        g.state.cards.push(card);
        const now = zoneOf(g.state, key, seat);
        g.state.zones[zone.id] = { ...now, cards: [...now.cards, card.id] };
      }
    }
  });
}

function pick(spec: Exclude<CardSpec, string>): Partial<Card> {
  const { name: _name, ...rest } = spec;
  return rest;
}

function frames(layout: Layout): Frame[] {
  return layout.agenda.map(({ procedure, step, locals }) => {
    const steps = layout.rules.procedures[procedure]?.steps ?? [];
    const index = steps.findIndex((s) => s.name === step);
    if (index < 0) throw new RangeError(`no step ${step} in ${procedure}`);
    return { procedure, step: index, locals: { ...locals } };
  });
}

/** A position laid out by hand, played on by answers; in suspend mode it is saved and restored at every decision. */
export class Scenario {
  engine: Engine;
  readonly events: GameEvent[] = [];
  private readonly stops: readonly string[] | "all";
  private mayEndOpen = false;

  constructor(layout: Layout) {
    const config: Config = {
      game: layout.rules.slug,
      seed: "scenario",
      seats: layout.seats.map((_, i) => ({ name: NAMES[i] ?? `Seat ${i}`, deck: [] })),
      options: layout.options ?? {},
    };
    this.stops = layout.stops ?? [];
    this.engine = engineFor(layout.rules, emptyState(layout.rules, config), { strict: true });
    deal(layout.rules, layout, this.engine);
    const state = this.engine.state;
    state.turn = layout.turn;
    state.vars = layout.vars;
    if (layout.seatCounters) {
      state.seats = state.seats.map((seat) => ({ ...seat, counters: layout.seatCounters ?? {} }));
    }
    state.agenda = frames(layout);
    rebuildWatch(this.engine);
    this.dice(...(layout.dice ?? []));
    run(this.engine);
    this.after([]);
    onTestFinished(() => this.mustBeIdle());
  }

  get state() {
    return this.engine.state;
  }

  get decision(): Decision | null {
    return this.state.decision;
  }

  /** Results of the next dice, as on the die. */
  dice(...values: number[]): this {
    this.state.random = { ...this.state.random, script: values.map((value) => value - 1) };
    return this;
  }

  /** The id of the card with this name. @param seat its owner, when both have one. */
  id(name: string, seat?: Seat): CardId {
    const found = this.state.cards.filter(
      (card) => card.def === name && (seat === undefined || card.owner === seat),
    );
    const [first] = found;
    if (first === undefined) throw new RangeError(`no card ${name} in the scenario`);
    return first.id;
  }

  card(name: string, seat?: Seat): Card {
    return this.state.cards[this.id(name, seat)] as Card;
  }

  /** Key of the zone in which the card lies. */
  zone(name: string, seat?: Seat): string {
    return this.state.zones[this.card(name, seat).zone]?.key ?? "";
  }

  cardsIn(key: string, seat?: Seat): string[] {
    return zoneOf(this.state, key, seat).cards.map((id) => this.state.cards[id]?.def ?? "");
  }

  view(seat: Seat): View {
    return view(this.engine, seat);
  }

  actions(): readonly Action[] {
    return legalActions(this.engine);
  }

  /** Gives an answer that must be accepted. */
  answer(given: Answer): this {
    const result = answer(this.engine, given);
    if (!result.ok) throw new Error(`refused: ${result.why.key} [${result.rule}]`);
    this.after(result.events);
    return this;
  }

  /** Tries an answer that must be refused, and returns the refusal. Nothing may have changed. */
  refused(given: Answer): Refusal {
    const before = JSON.stringify(this.state);
    const result: Verdict = answer(this.engine, given);
    expect(JSON.stringify(this.state)).toBe(before);
    if (result.ok) throw new Error(`accepted: ${JSON.stringify(given)}`);
    return result;
  }

  /** The seat that is asked picks these cards (by name) of the open question. */
  pick(...names: string[]): this {
    const decision = this.decision;
    if (decision?.kind !== "pick") throw new Error(`not asked to pick but: ${decision?.prompt.key}`);
    const picks = names.map((name) => {
      const at = decision.options.findIndex((option) => this.state.cards[option.card ?? -1]?.def === name);
      if (at < 0) throw new Error(`${name} is not among the options`);
      return at;
    });
    return this.answer({ seat: decision.seat, do: "pick", picks });
  }

  /** The names offered by the open pick. */
  offered(): string[] {
    const decision = this.decision;
    if (decision?.kind !== "pick") return [];
    return decision.options.map((option) => this.state.cards[option.card ?? -1]?.def ?? "");
  }

  confirm(yes = true): this {
    return this.answer({ seat: this.decision?.seat ?? -1, do: "confirm", yes });
  }

  cell(x: number, y: number): this {
    return this.answer({ seat: this.decision?.seat ?? -1, do: "place", cell: [x, y] });
  }

  /** Whoever is asked passes. */
  pass(): this {
    return this.answer({ seat: this.decision?.seat ?? -1, do: "act", action: PASS });
  }

  /** Says that the test ends while a question is open on purpose. */
  leaveOpen(): this {
    this.mayEndOpen = true;
    return this;
  }

  private get windowOpen(): string | undefined {
    return this.decision?.kind === "act" ? this.decision.window : undefined;
  }

  private after(events: readonly GameEvent[]): void {
    this.events.push(...events);
    if (suspends) this.engine = resumed(this.engine);
    const name = this.windowOpen;
    if (name !== undefined && this.stops !== "all" && !this.stops.includes(name)) this.pass();
  }

  private mustBeIdle(): void {
    const open = this.decision;
    if (open === null || this.mayEndOpen || (open.kind === "act" && open.window === undefined)) return;
    throw new Error(`the scenario ends with an open question: ${open.prompt.key}`);
  }
}
