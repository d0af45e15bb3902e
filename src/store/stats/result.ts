import * as v from "valibot";
import { hashPlain } from "../../kernel/hash";
import { count, covers, listOf, word } from "../saving/plain-schema";
import { seatKindSchema } from "../schema";
import type { SavedMatch, SeatKind } from "../types";

const RESULT_FORMAT = 1;
const SEATS = 8;

/** What became of one seat's side. */
export interface ResultSeat {
  readonly kind: SeatKind;
  /** What `deckKey` made of its deck; "" when the deck was drafted. */
  readonly deck: string;
}

/** What is left of a match that was played to its end: enough for the statistics, kept when the match is deleted. */
export interface MatchResult {
  readonly format: number;
  readonly game: string;
  readonly seats: readonly ResultSeat[];
  /** Empty for a draw. */
  readonly winners: readonly number[];
  readonly cause: string;
  readonly turns: number;
  readonly moves: number;
}

export const resultSchema = covers<MatchResult>()(
  v.strictObject({
    format: v.literal(RESULT_FORMAT),
    game: word,
    seats: listOf(covers<ResultSeat>()(v.strictObject({ kind: seatKindSchema, deck: word })), SEATS),
    winners: listOf(count, SEATS),
    cause: word,
    turns: count,
    moves: count,
  }),
);

/** Names a deck by what is in it, in whatever order. */
export function deckKey(cards: readonly string[]): string {
  return cards.length === 0 ? "" : hashPlain([...cards].sort());
}

/** What the statistics keep of a match; null while it runs, and when it was a lesson or not played here from its first move on. */
export function resultOf({ setup, record, state }: SavedMatch): MatchResult | null {
  const { outcome } = state;
  if (outcome === null || setup.from !== undefined || setup.guided) return null;
  return {
    format: RESULT_FORMAT,
    game: setup.game,
    seats: setup.seats.map((kind, seat) => ({ kind, deck: deckKey(record.config.seats[seat]?.deck ?? []) })),
    winners: outcome.winners,
    cause: outcome.cause,
    turns: state.turn.number,
    moves: record.answers.length,
  };
}
