import * as v from "valibot";
import type { BoardPosition } from "../games/game-position";
import type { Plain } from "../kernel";
import { isPlain } from "../kernel/decisions/answer-shape";
import type { Goal, Position } from "./position";

/** Bounds of every position. The game's own are narrower. */
export const LIMITS = { cards: 1500, seats: 31, options: 60, sets: 20, value: 1_000_000, far: 100 } as const;
/** How deeply table options and card sets may be nested. */
const DEEPEST = 40;

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
const amount = whole(0, LIMITS.value);

/** A record of few entries. `isFew` runs before any entry is read. */
const few = <const S extends v.GenericSchema>(value: S) => {
  const isFew = (given: unknown) =>
    typeof given === "object" && given !== null && !Array.isArray(given) && Object.keys(given).length <= 40;
  return v.pipe(v.custom<Readonly<Record<string, unknown>>>(isFew), v.record(name, value));
};

const list = <const S extends v.GenericSchema>(item: S, most: number) => {
  const isShort = (given: unknown) => Array.isArray(given) && given.length <= most;
  return v.pipe(v.custom<readonly unknown[]>(isShort), v.array(item));
};

const placed = v.strictObject({
  name,
  face: v.optional(v.picklist(["up", "down"])),
  rested: v.optional(v.boolean()),
  fresh: v.optional(v.boolean()),
  cell: v.optional(v.tuple([whole(-LIMITS.far, LIMITS.far), whole(-LIMITS.far, LIMITS.far)])),
  owner: v.optional(whole(0, LIMITS.seats)),
  on: v.optional(whole(0, LIMITS.cards)),
  onZone: v.optional(name),
  onSeat: v.optional(whole(0, LIMITS.seats)),
  counters: v.optional(few(amount)),
});

const seat = v.strictObject({ zones: few(list(placed, LIMITS.cards)), values: few(amount) });

const turn = v.strictObject({
  seat: whole(0, LIMITS.seats),
  number: whole(1, 999),
  step: name,
  values: few(amount),
});

export const boardSchema: v.GenericSchema<unknown, BoardPosition> = v.strictObject({
  format: v.literal(1),
  turn,
  seats: list(seat, LIMITS.seats),
});

export const goalSchema: v.GenericSchema<unknown, Goal> = v.variant("kind", [
  v.strictObject({ kind: v.picklist(["win", "survive", "only-move"]) }),
  v.strictObject({ kind: v.literal("clear"), zone: v.pipe(v.string(), v.maxLength(40)) }),
  v.strictObject({ kind: v.literal("odds"), percent: whole(1, 100), card: v.optional(name) }),
]);

/** Text without control and direction characters. */
const text = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.regex(/^(?:[^\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]|\n)*$/u),
  );

/** The most characters of a position's title and of its note. */
export const MOST_TEXT = { title: 80, note: 1000, seed: 100 } as const;

const plain = v.custom<Plain>((value) => isPlain(value, DEEPEST));

export const positionSchema: v.GenericSchema<unknown, Position> = v.strictObject({
  format: v.literal(1),
  game: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  title: text(MOST_TEXT.title),
  note: text(MOST_TEXT.note),
  seed: text(MOST_TEXT.seed),
  options: few(plain),
  sets: v.optional(list(plain, LIMITS.sets)),
  teams: v.optional(list(whole(0, LIMITS.seats), LIMITS.seats)),
  board: boardSchema,
  goal: v.optional(goalSchema),
});

/** Where data that should be a position is wrong, as a path. */
export interface Misshapen {
  readonly place: string;
}

const read = <T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | Misshapen => {
  const result = v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true });
  return result.success ? result.output : { place: v.getDotPath(result.issues[0]) ?? "" };
};

/** Reads what is on the table from data. */
export const boardFrom = (value: unknown): BoardPosition | Misshapen => read(boardSchema, value);

/** Reads a whole position from data. Its game judges what it says. */
export const positionFrom = (value: unknown): Position | Misshapen => read(positionSchema, value);
