import { newCard } from "./card";
import { type EngineOptions, emptyState, engineFor } from "./create";
import type { Engine } from "./engine";
import type { Counters, Plain } from "./plain";
import type { Rules } from "./rules";
import { run } from "./run";
import { type Card, type Config, type Face, type Frame, type Seat, type TurnState, zoneOf } from "./state";
import { rebuildWatch } from "./watch";

/** A card to lay out: its name in the rules' pool, with its position and state where they matter. */
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

/**
 * The cards in a seat's zones (or, for shared zones, those the seat put there). The last card of a pile is
 * its top.
 */
export type SideLayout = Readonly<Record<string, readonly CardSpec[]>>;

/** A position laid out by hand. */
export interface Layout {
  readonly rules: Rules;
  readonly seats: readonly SideLayout[];
  readonly names?: readonly string[];
  readonly seed?: string;
  readonly options?: Config["options"];
  readonly turn: TurnState;
  readonly vars: Readonly<Record<string, Plain>>;
  readonly seatCounters?: Counters;
  /** Per-seat differences: its own turns so far, its resources. */
  readonly eachSeat?: readonly { readonly rounds?: number; readonly counters?: Counters }[];
  /** The running procedures, outermost first; each continues at the named step. */
  readonly agenda: readonly {
    readonly procedure: string;
    readonly step: string;
    readonly locals?: Frame["locals"];
  }[];
  /** Results used before seeded ones, from 0. */
  readonly script?: readonly number[];
}

function deal(layout: Layout, g: Engine, side: SideLayout, seat: Seat): void {
  for (const [key, specs] of Object.entries(side)) {
    for (const spec of specs) {
      const { name, ...how } = typeof spec === "string" ? { name: spec } : spec;
      if (layout.rules.cards[name] === undefined) throw new RangeError(`no card ${name}`);
      const zone = zoneOf(g.state, key, seat);
      const card: Card = { ...newCard(g.state.cards.length, name, seat, zone.id), ...how };
      g.state.cards.push(card);
      g.state.zones[zone.id] = { ...zone, cards: [...zone.cards, card.id] };
    }
  }
}

function frames(layout: Layout): Frame[] {
  return layout.agenda.map(({ procedure, step, locals }) => {
    const steps = layout.rules.procedures[procedure]?.steps ?? [];
    const index = steps.findIndex((s) => s.name === step);
    if (index < 0) throw new RangeError(`no step ${step} in ${procedure}`);
    return { procedure, step: index, locals: { ...locals } };
  });
}

/**
 * Lays out a position and runs it to its first decision: for tests, puzzles and benchmarks.
 * @throws RangeError for a card, zone, procedure or step that the rules do not know.
 */
export function layOut(layout: Layout, options: EngineOptions = {}): Engine {
  const { rules, seats, names, seatCounters } = layout;
  const config: Config = {
    game: rules.slug,
    seed: layout.seed ?? "layout",
    seats: seats.map((_, i) => ({ name: names?.[i] ?? `Seat ${i + 1}`, deck: [] })),
    options: layout.options ?? {},
  };
  const g = engineFor(rules, emptyState(rules, config), options);
  seats.forEach((side, seat) => {
    deal(layout, g, side, seat);
  });
  g.state.turn = layout.turn;
  g.state.vars = layout.vars;
  if (layout.eachSeat) g.state.seats = g.state.seats.map((seat, i) => ({ ...seat, ...layout.eachSeat?.[i] }));
  if (seatCounters) g.state.seats = g.state.seats.map((seat) => ({ ...seat, counters: seatCounters }));
  g.state.agenda = frames(layout);
  g.state.random = { ...g.state.random, script: layout.script ?? null };
  rebuildWatch(g);
  run(g);
  return g;
}
