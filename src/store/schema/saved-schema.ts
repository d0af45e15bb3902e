import * as v from "valibot";
import { type GameRecord, HASH_EVERY, MAX_SEATS, type Reseed } from "../../kernel";
import type {
  LoggedEvent,
  MatchSummary,
  SavedMatch,
  SavedSeries,
  SeatKind,
  SeriesStanding,
  TableSetup,
} from "../types";
import { answer, event } from "./answer-schema";
import { passSettingsSchema } from "./pass-settings-schema";
import { count, listOf, schemaFor, shortName } from "./plain-schema";
import { config, outcome, state } from "./state-schema";

/** Maximum length of a saved match's text, in characters. */
export const MAX_MATCH_LENGTH = 12_000_000;
/** Maximum number of answers in a match. Four seats can give 80,000. */
const MAX_ANSWERS = 100_000;
/** How often a match may have branched off with a new seed. */
const MAX_RESEEDED = 1000;

/** More saves than any device makes. Counting could not continue from a higher number. */
const MAX_ORDER = 1e12;

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

export const seatKindSchema = schemaFor<SeatKind>()(
  v.variant("kind", [
    v.strictObject({ kind: v.literal("person") }),
    v.strictObject({
      kind: v.literal("opponent"),
      level: v.picklist(["easy", "medium", "hard", "expert", "dummy"]),
    }),
  ]),
);

export const setupSchema = schemaFor<TableSetup>()(
  v.strictObject({
    id,
    game: shortName,
    seats: listOf(seatKindSchema, MAX_SEATS),
    openHands: v.boolean(),
    from: v.optional(count),
    guided: v.optional(v.boolean()),
    across: v.optional(v.boolean()),
    puzzle: v.optional(shortName),
    hints: v.optional(count),
  }),
);

export const recordSchema = schemaFor<GameRecord>()(
  v.strictObject({
    format: count,
    game: shortName,
    rules: count,
    config,
    answers: listOf(answer, MAX_ANSWERS),
    hashes: listOf(shortName, MAX_ANSWERS / HASH_EVERY),
    reseeded: v.optional(
      listOf(schemaFor<Reseed>()(v.strictObject({ at: count, seed: config.entries.seed })), MAX_RESEEDED),
    ),
  }),
);

/** The indispensable parts of a save, which suffice to replay the match. */
export const coreSchema = v.object({
  setup: setupSchema,
  record: recordSchema,
  savedAt: count,
  revision: v.optional(count),
});

const decks = listOf(listOf(shortName, 500), MAX_SEATS);

const series = schemaFor<SavedSeries>()(
  v.strictObject({
    bestOf: v.pipe(count, v.maxValue(99)),
    base: config,
    results: listOf(outcome, 99),
    decks,
    sideDecks: decks,
    ready: v.optional(listOf(count, MAX_SEATS)),
    continued: v.optional(v.boolean()),
  }),
);

/** The other parts of a save. Each is validated separately. */
export const partSchemas = {
  state,
  log: listOf(schemaFor<LoggedEvent>()(v.strictObject({ at: count, turn: count, event })), 20_000),
  seen: listOf(count, MAX_SEATS),
  passing: listOf(passSettingsSchema, MAX_SEATS),
  series: v.optional(series),
};

export const savedMatchSchema = schemaFor<SavedMatch>()(
  v.strictObject({
    ...coreSchema.entries,
    ...partSchemas,
    format: count,
  }),
);

const seats = listOf(count, MAX_SEATS);

const standing = schemaFor<SeriesStanding>()(
  v.object({
    bestOf: count,
    game: count,
    wins: seats,
    winners: v.nullable(seats),
    goesOn: v.boolean(),
  }),
);

export const summarySchema = schemaFor<Omit<MatchSummary, "broken" | "unsaved">>()(
  v.object({
    id,
    game: shortName,
    names: listOf(shortName, MAX_SEATS),
    seats: listOf(seatKindSchema, MAX_SEATS),
    teams: v.optional(seats),
    turn: count,
    answers: count,
    over: v.boolean(),
    winners: v.optional(listOf(count, MAX_SEATS)),
    series: v.optional(standing),
    puzzle: v.optional(shortName),
    savedAt: count,
    revision: v.optional(count),
    order: v.optional(v.pipe(count, v.maxValue(MAX_ORDER))),
  }),
);
