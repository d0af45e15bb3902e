import * as v from "valibot";
import {
  type Card,
  type CardRef,
  type Citation,
  type Config,
  type Frame,
  type Instance,
  type LoopState,
  MAX_SEATS,
  type Modifier,
  type NotedEvent,
  type Outcome,
  type PendingTrigger,
  type Place,
  type RandomState,
  type SeatConfig,
  type SeatState,
  type StackItem,
  type State,
  type TakebackPoint,
  type TurnState,
  type Watcher,
  type Zone,
} from "../../kernel";
import { answer, cause, decision, face } from "./answer-schema";
import {
  count,
  counters,
  idOrNone,
  integer,
  listOf,
  MAX_VALUE,
  personName,
  plain,
  plainRecord,
  recordOf,
  schemaFor,
  shortName,
  upTo,
} from "./plain-schema";

/** Bounds for all games. `check.ts` checks a state against the bounds of its own game. */
const most = {
  cards: 5000,
  zones: 1000,
  seats: MAX_SEATS,
  frames: 300,
  modifiers: 5000,
  stack: 500,
  names: 1000,
  triggers: 20_000,
};

/** Card sets of one match. Their cards are read when the match is. */
const MAX_SETS = 20;

export const config = schemaFor<Config>()(
  v.strictObject({
    game: shortName,
    seed: v.pipe(v.string(), v.maxLength(500)),
    seats: listOf(
      schemaFor<SeatConfig>()(
        v.strictObject({ name: personName, deck: listOf(shortName, 500), team: v.optional(integer) }),
      ),
      most.seats,
    ),
    options: plainRecord,
    sets: v.optional(listOf(plain, MAX_SETS)),
    position: v.optional(plain),
    lost: v.optional(listOf(count, most.seats)),
  }),
);

const card = schemaFor<Card>()(
  v.strictObject({
    id: count,
    def: shortName,
    owner: count,
    controller: count,
    zone: idOrNone,
    face,
    rested: v.boolean(),
    x: integer,
    y: integer,
    attachedTo: idOrNone,
    stamp: count,
    seenBy: integer,
    counters,
  }),
);

const zone = schemaFor<Zone>()(
  v.strictObject({
    id: count,
    key: shortName,
    owner: idOrNone,
    cards: listOf(count, most.cards),
    counters: v.optional(counters),
  }),
);

const seat = schemaFor<SeatState>()(
  v.strictObject({
    seat: count,
    name: personName,
    team: integer,
    status: v.picklist(["in", "out"]),
    rounds: count,
    counters,
  }),
);

const modifier = schemaFor<Modifier>()(
  v.strictObject({
    id: count,
    card: idOrNone,
    stamp: idOrNone,
    seat: v.optional(count),
    instance: v.optional(count),
    stat: shortName,
    layer: shortName,
    op: v.picklist(["set", "add", "min", "max"]),
    amount: upTo(MAX_VALUE),
    source: idOrNone,
    sourceDef: shortName,
    until: shortName,
  }),
);

const cardRef = schemaFor<CardRef>()(
  v.strictObject({ card: idOrNone, stamp: v.union([count, idOrNone]), was: v.optional(integer) }),
);

const stackItem = schemaFor<StackItem>()(
  v.strictObject({
    id: count,
    seat: count,
    card: idOrNone,
    negated: v.boolean(),
    data: plainRecord,
    stamp: v.optional(count),
    was: v.optional(integer),
    def: v.optional(shortName),
    ability: v.optional(count),
    refs: v.optional(recordOf(shortName, listOf(cardRef, most.cards), most.names)),
    chosen: v.optional(recordOf(shortName, integer, most.names)),
  }),
);

const instance = schemaFor<Instance>()(
  v.strictObject({
    id: count,
    name: shortName,
    source: cardRef,
    victim: v.nullable(cardRef),
    seat: count,
    amount: upTo(MAX_VALUE),
    stat: v.optional(shortName),
    data: v.optional(plainRecord),
  }),
);

const place = schemaFor<Place>()(v.strictObject({ zone: idOrNone, face, x: integer, y: integer }));

const noted = schemaFor<NotedEvent>()(
  v.strictObject({
    type: shortName,
    card: idOrNone,
    target: idOrNone,
    seat: idOrNone,
    amount: integer,
    cause: v.optional(cause),
    stamps: v.optional(v.tuple([integer, integer])),
    stampsBefore: v.optional(v.tuple([integer, integer])),
    def: v.optional(shortName),
    targetDef: v.optional(shortName),
    data: v.optional(plainRecord),
    from: v.optional(place),
    to: v.optional(place),
    was: v.optional(card),
    known: v.optional(plain),
  }),
);

const trigger = schemaFor<PendingTrigger>()(
  v.strictObject({
    card: count,
    def: shortName,
    ability: count,
    seat: count,
    stamp: count,
    was: v.optional(count),
    event: noted,
    others: v.optional(listOf(noted, most.stack)),
    secret: v.optional(v.literal(true)),
  }),
);

export const outcome = schemaFor<Outcome>()(
  v.strictObject({
    winners: listOf(count, most.seats),
    cause: shortName,
    rule: shortName,
    data: v.optional(plainRecord),
  }),
);

const watcher = schemaFor<Watcher>()(
  v.strictObject({
    card: count,
    ability: count,
    since: count,
    def: v.optional(shortName),
    until: v.optional(shortName),
    stays: v.optional(v.boolean()),
  }),
);

const lap = { answer, areas: shortName, position: v.optional(shortName) };
const barred = v.strictObject({
  areas: listOf(shortName, 5000),
  answers: listOf(v.strictObject(lap), most.seats),
});

const fields = {
  config,
  cards: listOf(card, most.cards),
  zones: listOf(zone, most.zones),
  seats: listOf(seat, most.seats),
  // A scripted generator is for tests. In a save it would let a player choose their dice.
  random: schemaFor<RandomState>()(
    v.strictObject({ a: integer, b: integer, c: integer, d: integer, script: v.null() }),
  ),
  agenda: listOf(
    schemaFor<Frame>()(
      v.strictObject({
        procedure: shortName,
        step: count,
        locals: plainRecord,
        cite: v.optional(schemaFor<Citation>()(v.strictObject({ rule: shortName, cause }))),
        kept: v.optional(
          v.nullable(v.strictObject({ result: plain, checking: v.optional(v.literal(true)) })),
        ),
        asks: v.optional(decision),
        holds: v.optional(v.literal(true)),
      }),
    ),
    most.frames,
  ),
  decision: v.nullable(decision),
  turn: schemaFor<TurnState>()(v.strictObject({ number: count, seat: idOrNone, step: shortName })),
  modifiers: listOf(modifier, most.modifiers),
  stack: listOf(stackItem, most.stack),
  instances: v.optional(listOf(instance, most.stack)),
  teams: v.optional(recordOf(v.pipe(v.string(), v.regex(/^\d{1,2}$/)), counters, most.seats)),
  pending: listOf(trigger, most.triggers),
  watch: recordOf(shortName, listOf(watcher, most.modifiers), most.names),
  vars: plainRecord,
  result: plain,
  paused: idOrNone,
  drawOffers: listOf(count, most.seats),
  outcome: v.nullable(outcome),
  occasion: v.optional(v.literal(true)),
  spared: v.optional(count),
  left: v.optional(listOf(v.strictObject({ card, known: plain }), most.cards)),
  past: v.optional(listOf(v.strictObject({ card, known: plain }), most.cards)),
  serial: count,
  loop: schemaFor<LoopState>()(
    v.strictObject({
      answers: count,
      quiet: count,
      seen: listOf(shortName, 5000),
      forced: v.optional(v.strictObject({ asked: count, seen: listOf(shortName, 5000) })),
      laps: v.optional(listOf(v.strictObject({ ...lap, free: v.boolean() }), 5000)),
      marks: v.optional(listOf(count, 5000)),
      forward: v.optional(listOf(answer, 5000)),
      next: v.optional(barred),
      barred: v.optional(barred),
    }),
  ),
};

/** A state inside a takeback point has no takebacks of its own. */
const earlier = v.strictObject({ ...fields, takebacks: listOf(v.never(), 0) });

const takeback = schemaFor<TakebackPoint>()(
  v.strictObject({ seat: count, label: shortName, state: earlier }),
);

/** The structure of a state. `check.ts` checks whether its parts fit together. */
export const state = schemaFor<State>()(
  v.strictObject({ ...fields, takebacks: listOf(takeback, 200), announced: v.optional(takeback) }),
);
