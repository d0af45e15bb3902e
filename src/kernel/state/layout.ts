import { type EngineOptions, emptyState, engineFor } from "../flow/create";
import { run } from "../flow/run";
import { rebuildWatch } from "../flow/watch";
import type { Engine, Rules } from "../rules";
import { newCard } from "./card";
import type { CardId, Face, Seat } from "./ids";
import type { Counters, Plain } from "./plain";
import { type Card, type Config, type Frame, type StackItem, type TurnState, zoneOf } from "./state";

/** A card to set up: its name in the card pool, and its position and state if needed. */
export type CardSpec =
  | string
  | {
      readonly name: string;
      /** Name of this card in the layout and its test, when others share its printed name. */
      readonly tag?: string;
      /** Its owner, if another seat controls it. Defaults to the seat it is listed under. */
      readonly owner?: Seat;
      /** Tag or name of the card it is attached to. */
      readonly on?: string;
      readonly face?: Face;
      readonly x?: number;
      readonly y?: number;
      readonly rested?: boolean;
      readonly counters?: Counters;
      /** A stamp above 0 marks a card that arrived after the others. */
      readonly stamp?: number;
    };

/**
 * The cards in a seat's zones (or, for shared zones, those the seat put there). The last card of a pile is
 * its top.
 */
export type SideLayout = Readonly<Record<string, readonly CardSpec[]>>;

/** What is on a table: cards, counters, and the running procedures. */
export interface TableLayout {
  readonly seats: readonly SideLayout[];
  readonly turn: TurnState;
  readonly vars: Readonly<Record<string, Plain>>;
  readonly seatCounters?: Counters;
  /** Per-seat differences: its own turns so far, its resources. */
  readonly eachSeat?: readonly { readonly rounds?: number; readonly counters?: Counters }[];
  /** Team counters, by team number. */
  readonly teamCounters?: Readonly<Record<number, Counters>>;
  /** Counters in the zones of each seat, by the zone's key. */
  readonly zoneCounters?: readonly Readonly<Record<string, Counters>>[];
  /** Items on the stack, the newest last, with cards by tag or name. */
  readonly stack?: readonly (Omit<StackItem, "id" | "negated" | "card" | "data"> & {
    readonly card: string;
    readonly negated?: boolean;
    readonly data?: StackItem["data"];
  })[];
  /** The running procedures, outermost first; each continues at the named step. */
  readonly agenda: readonly {
    readonly procedure: string;
    readonly step: string;
    readonly locals?: Frame["locals"];
  }[];
}

/** A position set up by hand. */
export interface Layout extends TableLayout {
  readonly rules: Rules;
  readonly names?: readonly string[];
  readonly seed?: string;
  readonly options?: Config["options"];
  /** The team of each seat. Defaults to a team of its own for each. */
  readonly teams?: readonly number[];
  /** Results to use before seeded ones, from 0. */
  readonly script?: readonly number[];
}

type Dealt = Exclude<CardSpec, string>;

/** The cards in the order of their ids. */
function dealt({ seats }: Pick<TableLayout, "seats">): Dealt[] {
  const specs = seats.flatMap((side) => Object.values(side).flat());
  return specs.map((spec) => (typeof spec === "string" ? { name: spec } : spec));
}

/**
 * The tagged cards of a layout.
 * @throws RangeError for a duplicate tag.
 */
export function layoutTags(layout: Pick<TableLayout, "seats">): ReadonlyMap<string, CardId> {
  const ids = new Map<string, CardId>();
  for (const [id, { tag }] of dealt(layout).entries()) {
    if (tag === undefined) continue;
    if (ids.has(tag)) throw new RangeError(`two cards are called ${tag}`);
    ids.set(tag, id);
  }
  return ids;
}

/** The card with this tag, or the first with this name. */
function idOf(layout: TableLayout, called: string): CardId {
  const id = layoutTags(layout).get(called) ?? dealt(layout).findIndex(({ name }) => name === called);
  if (id < 0) throw new RangeError(`no card ${called} in the layout`);
  return id;
}

function deal(layout: TableLayout, g: Engine, side: SideLayout, seat: Seat): void {
  for (const [key, specs] of Object.entries(side)) {
    for (const spec of specs) {
      const given: Dealt = typeof spec === "string" ? { name: spec } : spec;
      const { name, tag: _tag, owner = seat, on, ...how } = given;
      if (g.rules.cards[name] === undefined) throw new RangeError(`no card ${name}`);
      const zone = zoneOf(g.state, key, seat);
      const host = on === undefined ? undefined : { attachedTo: idOf(layout, on) };
      const made = newCard(g.state.cards.length, name, owner, zone.id);
      const card: Card = { ...made, controller: seat, ...how, ...host };
      g.state.cards.push(card);
      g.state.zones[zone.id] = { ...zone, cards: [...zone.cards, card.id] };
    }
  }
}

/** The items on the stack, with new ids. */
function stackOf(layout: TableLayout, g: Engine): StackItem[] {
  return (layout.stack ?? []).map(({ card: called, data = {}, negated = false, ...item }) => ({
    ...item,
    id: ++g.state.serial,
    card: idOf(layout, called),
    negated,
    data,
  }));
}

function frames({ rules }: Engine, layout: TableLayout): Frame[] {
  return layout.agenda.map(({ procedure, step, locals }) => {
    const steps = rules.flow.procedures[procedure]?.steps ?? [];
    const index = steps.findIndex((s) => s.name === step);
    if (index < 0) throw new RangeError(`no step ${step} in ${procedure}`);
    return { procedure, step: index, locals: { ...locals } };
  });
}

/**
 * Puts cards, counters and procedures on an empty table. The caller runs the game.
 * @throws RangeError for an unknown card, zone, procedure or step.
 */
export function layOut(g: Engine, layout: TableLayout): void {
  const { seatCounters } = layout;
  layout.seats.forEach((side, seat) => {
    deal(layout, g, side, seat);
  });
  g.state.turn = layout.turn;
  g.state.vars = layout.vars;
  if (layout.eachSeat) g.state.seats = g.state.seats.map((seat, i) => ({ ...seat, ...layout.eachSeat?.[i] }));
  if (seatCounters) g.state.seats = g.state.seats.map((seat) => ({ ...seat, counters: seatCounters }));
  g.state.zones = g.state.zones.map((zone) => {
    const counters = layout.zoneCounters?.[Math.max(0, zone.owner)]?.[zone.key];
    return counters === undefined ? zone : { ...zone, counters };
  });
  if (layout.teamCounters) g.state.teams = layout.teamCounters;
  g.state.serial = g.state.cards.reduce((most, { stamp }) => Math.max(most, stamp), g.state.serial);
  g.state.stack = stackOf(layout, g);
  g.state.agenda = frames(g, layout);
  rebuildWatch(g);
}

/**
 * Sets up a position and runs it to its first decision, for tests and benchmarks.
 * @throws RangeError for an unknown card, zone, procedure or step.
 */
export function engineFromLayout(layout: Layout, options: EngineOptions = {}): Engine {
  const { rules, seats, names } = layout;
  const config: Config = {
    game: rules.slug,
    seed: layout.seed ?? "layout",
    seats: seats.map((_, i) => {
      const team = layout.teams?.[i];
      return {
        name: names?.[i] ?? `Seat ${i + 1}`,
        deck: [],
        ...(team === undefined ? undefined : { team }),
      };
    }),
    options: layout.options ?? {},
  };
  const g = engineFor(rules, emptyState(rules, config), options);
  layOut(g, layout);
  g.state.random = { ...g.state.random, script: layout.script ?? null };
  run(g);
  return g;
}
