import * as v from "valibot";
import { type GameRecord, HASH_EVERY, type Reseed, SEATS_MOST } from "../../kernel";
import type {
  LoggedEvent,
  MatchSummary,
  SavedMatch,
  SavedSeries,
  SeatKind,
  Standing,
  TableSetup,
} from "../types";
import { answer, event } from "./answer-schema";
import { passingSchema } from "./passing-schema";
import { count, covers, listOf, word } from "./plain-schema";
import { config, outcome, state } from "./state-schema";

/** Longest text of a saved match, in characters. */
export const MATCH_MOST = 12_000_000;
/** Answers that a match may have; four seats can give 80,000. */
const ANSWERS_MOST = 100_000;
/** How often a match may have branched off another. */
const RESEEDED_MOST = 1000;

/** More saves than any device makes: from a higher number nobody could count on. */
const ORDER_MOST = 1e12;

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

export const seatKindSchema = covers<SeatKind>()(
  v.variant("kind", [
    v.strictObject({ kind: v.literal("person") }),
    v.strictObject({ kind: v.literal("opponent"), level: v.picklist(["easy", "medium", "hard"]) }),
  ]),
);

export const setupSchema = covers<TableSetup>()(
  v.strictObject({
    id,
    game: word,
    seats: listOf(seatKindSchema, SEATS_MOST),
    openHands: v.boolean(),
    from: v.optional(count),
    guided: v.optional(v.boolean()),
    across: v.optional(v.boolean()),
  }),
);

export const recordSchema = covers<GameRecord>()(
  v.strictObject({
    format: count,
    game: word,
    rules: count,
    config,
    answers: listOf(answer, ANSWERS_MOST),
    hashes: listOf(word, ANSWERS_MOST / HASH_EVERY),
    reseeded: v.optional(
      listOf(covers<Reseed>()(v.strictObject({ at: count, seed: config.entries.seed })), RESEEDED_MOST),
    ),
  }),
);

/** The indispensable parts of a save: they are enough to replay the match. */
export const coreSchema = v.object({
  setup: setupSchema,
  record: recordSchema,
  savedAt: count,
  revision: v.optional(count),
});

const decks = listOf(listOf(word, 500), SEATS_MOST);

const series = covers<SavedSeries>()(
  v.strictObject({
    bestOf: v.pipe(count, v.maxValue(99)),
    base: config,
    results: listOf(outcome, 99),
    decks,
    sideDecks: decks,
    ready: v.optional(listOf(count, SEATS_MOST)),
    continued: v.optional(v.boolean()),
  }),
);

/** The other parts of a save, each valid or invalid by itself. */
export const partSchemas = {
  state,
  log: listOf(covers<LoggedEvent>()(v.strictObject({ at: count, turn: count, event })), 20_000),
  seen: listOf(count, SEATS_MOST),
  passing: listOf(passingSchema, SEATS_MOST),
  series: v.optional(series),
};

/** A saved match as a whole. */
export const savedMatchSchema = covers<SavedMatch>()(
  v.strictObject({
    ...coreSchema.entries,
    ...partSchemas,
    format: count,
  }),
);

const seats = listOf(count, SEATS_MOST);

const standing = covers<Standing>()(
  v.object({
    bestOf: count,
    game: count,
    wins: seats,
    winners: v.nullable(seats),
    goesOn: v.boolean(),
  }),
);

/** An entry of the list of matches. */
export const summarySchema = covers<Omit<MatchSummary, "broken" | "unsaved">>()(
  v.object({
    id,
    game: word,
    names: listOf(word, SEATS_MOST),
    seats: listOf(seatKindSchema, SEATS_MOST),
    teams: v.optional(seats),
    turn: count,
    answers: count,
    over: v.boolean(),
    winners: v.optional(listOf(count, SEATS_MOST)),
    series: v.optional(standing),
    savedAt: count,
    revision: v.optional(count),
    order: v.optional(v.pipe(count, v.maxValue(ORDER_MOST))),
  }),
);
