import * as v from "valibot";
import {
  type Card,
  type CardRef,
  type Citation,
  type Config,
  type Frame,
  type Instance,
  type LoopState,
  type Modifier,
  type NotedEvent,
  type Outcome,
  type PendingTrigger,
  type Place,
  type RandomState,
  SEATS_MOST,
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
  bag,
  count,
  counters,
  covers,
  idOrNone,
  listOf,
  personName,
  plain,
  recordOf,
  upTo,
  VALUE_MOST,
  whole,
  word,
} from "./plain-schema";

/** Bounds of any game at all; `check.ts` holds a state to those of its own. */
const most = {
  cards: 5000,
  zones: 1000,
  seats: SEATS_MOST,
  frames: 300,
  modifiers: 5000,
  stack: 500,
  names: 1000,
  triggers: 20_000,
};

export const config = covers<Config>()(
  v.strictObject({
    game: word,
    seed: v.pipe(v.string(), v.maxLength(500)),
    seats: listOf(
      covers<SeatConfig>()(
        v.strictObject({ name: personName, deck: listOf(word, 500), team: v.optional(whole) }),
      ),
      most.seats,
    ),
    options: bag,
    lost: v.optional(listOf(count, most.seats)),
  }),
);

const card = covers<Card>()(
  v.strictObject({
    id: count,
    def: word,
    owner: count,
    controller: count,
    zone: idOrNone,
    face,
    rested: v.boolean(),
    x: whole,
    y: whole,
    attachedTo: idOrNone,
    stamp: count,
    seenBy: whole,
    counters,
  }),
);

const zone = covers<Zone>()(
  v.strictObject({
    id: count,
    key: word,
    owner: idOrNone,
    cards: listOf(count, most.cards),
    counters: v.optional(counters),
  }),
);

const seat = covers<SeatState>()(
  v.strictObject({
    seat: count,
    name: personName,
    team: whole,
    status: v.picklist(["in", "out"]),
    rounds: count,
    counters,
  }),
);

const modifier = covers<Modifier>()(
  v.strictObject({
    id: count,
    card: idOrNone,
    stamp: idOrNone,
    seat: v.optional(count),
    instance: v.optional(count),
    stat: word,
    layer: word,
    op: v.picklist(["set", "add", "min", "max"]),
    amount: upTo(VALUE_MOST),
    source: idOrNone,
    sourceDef: word,
    until: word,
  }),
);

const cardRef = covers<CardRef>()(
  v.strictObject({ card: idOrNone, stamp: v.union([count, idOrNone]), was: v.optional(whole) }),
);

const stackItem = covers<StackItem>()(
  v.strictObject({
    id: count,
    seat: count,
    card: idOrNone,
    negated: v.boolean(),
    data: bag,
    stamp: v.optional(count),
    was: v.optional(whole),
    def: v.optional(word),
    ability: v.optional(count),
    refs: v.optional(recordOf(word, listOf(cardRef, most.cards), most.names)),
    chosen: v.optional(recordOf(word, whole, most.names)),
  }),
);

const instance = covers<Instance>()(
  v.strictObject({
    id: count,
    name: word,
    source: cardRef,
    victim: v.nullable(cardRef),
    seat: count,
    amount: upTo(VALUE_MOST),
    stat: v.optional(word),
    data: v.optional(bag),
  }),
);

const place = covers<Place>()(v.strictObject({ zone: idOrNone, face, x: whole, y: whole }));

const noted = covers<NotedEvent>()(
  v.strictObject({
    type: word,
    card: idOrNone,
    target: idOrNone,
    seat: idOrNone,
    amount: whole,
    cause: v.optional(cause),
    stamps: v.optional(v.tuple([whole, whole])),
    stampsBefore: v.optional(v.tuple([whole, whole])),
    def: v.optional(word),
    targetDef: v.optional(word),
    data: v.optional(bag),
    from: v.optional(place),
    to: v.optional(place),
    was: v.optional(card),
    known: v.optional(plain),
  }),
);

const trigger = covers<PendingTrigger>()(
  v.strictObject({
    card: count,
    def: word,
    ability: count,
    seat: count,
    stamp: count,
    was: v.optional(count),
    event: noted,
    others: v.optional(listOf(noted, most.stack)),
    secret: v.optional(v.literal(true)),
  }),
);

export const outcome = covers<Outcome>()(
  v.strictObject({
    winners: listOf(count, most.seats),
    cause: word,
    rule: word,
    data: v.optional(bag),
  }),
);

const watcher = covers<Watcher>()(
  v.strictObject({
    card: count,
    ability: count,
    since: count,
    def: v.optional(word),
    until: v.optional(word),
    stays: v.optional(v.boolean()),
  }),
);

const lap = { answer, areas: word, position: v.optional(word) };
const barred = v.strictObject({
  areas: listOf(word, 5000),
  answers: listOf(v.strictObject(lap), most.seats),
});

const fields = {
  config,
  cards: listOf(card, most.cards),
  zones: listOf(zone, most.zones),
  seats: listOf(seat, most.seats),
  // A scripted generator is for tests: in a save it would let somebody choose their dice.
  random: covers<RandomState>()(v.strictObject({ a: whole, b: whole, c: whole, d: whole, script: v.null() })),
  agenda: listOf(
    covers<Frame>()(
      v.strictObject({
        procedure: word,
        step: count,
        locals: bag,
        cite: v.optional(covers<Citation>()(v.strictObject({ rule: word, cause }))),
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
  turn: covers<TurnState>()(v.strictObject({ number: count, seat: idOrNone, step: word })),
  modifiers: listOf(modifier, most.modifiers),
  stack: listOf(stackItem, most.stack),
  instances: v.optional(listOf(instance, most.stack)),
  teams: v.optional(recordOf(v.pipe(v.string(), v.regex(/^\d{1,2}$/)), counters, most.seats)),
  pending: listOf(trigger, most.triggers),
  watch: recordOf(word, listOf(watcher, most.modifiers), most.names),
  vars: bag,
  result: plain,
  paused: idOrNone,
  drawOffers: listOf(count, most.seats),
  outcome: v.nullable(outcome),
  occasion: v.optional(v.literal(true)),
  spared: v.optional(count),
  left: v.optional(listOf(v.strictObject({ card, known: plain }), most.cards)),
  past: v.optional(listOf(v.strictObject({ card, known: plain }), most.cards)),
  serial: count,
  loop: covers<LoopState>()(
    v.strictObject({
      answers: count,
      quiet: count,
      seen: listOf(word, 5000),
      forced: v.optional(v.strictObject({ asked: count, seen: listOf(word, 5000) })),
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

const takeback = covers<TakebackPoint>()(v.strictObject({ seat: count, label: word, state: earlier }));

/** The structure of a state. `check.ts` checks whether its parts fit together. */
export const state = covers<State>()(
  v.strictObject({ ...fields, takebacks: listOf(takeback, 200), announced: v.optional(takeback) }),
);
