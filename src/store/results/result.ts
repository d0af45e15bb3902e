import * as v from "valibot";
import { MAX_SEATS } from "../../kernel";
import { hashPlain } from "../../kernel/state/hash";
import { seriesStandingOf } from "../running/series-view";
import { count, listOf, schemaFor, shortName } from "../schema/plain-schema";
import { seatKindSchema } from "../schema/saved-schema";
import type { SavedMatch, SeatKind } from "../types";

const RESULT_FORMAT = 1;

export interface ResultSeat {
  readonly kind: SeatKind;
  /** `deckKey` of its deck; "" when it was drafted. */
  readonly deck: string;
}

/** What the statistics keep of a finished match, even after the match is deleted. */
export interface MatchResult {
  readonly format: number;
  readonly game: string;
  readonly seats: readonly ResultSeat[];
  /** Empty for a draw. */
  readonly winners: readonly number[];
  readonly cause: string;
  readonly turns: number;
  readonly moves: number;
  /** The winner of the series that this game decided. Undefined when it decided none. */
  readonly series?: readonly number[] | undefined;
}

export const resultSchema = schemaFor<MatchResult>()(
  v.strictObject({
    format: v.literal(RESULT_FORMAT),
    game: shortName,
    seats: listOf(
      schemaFor<ResultSeat>()(v.strictObject({ kind: seatKindSchema, deck: shortName })),
      MAX_SEATS,
    ),
    winners: listOf(count, MAX_SEATS),
    cause: shortName,
    turns: count,
    moves: count,
    series: v.optional(listOf(count, MAX_SEATS)),
  }),
);

/** Identifies a deck by its cards, in any order. */
export function deckKey(cards: readonly string[]): string {
  return cards.length === 0 ? "" : hashPlain([...cards].sort());
}

/**
 * The result for the statistics. Null while the match runs, for a lesson, for a match that begins in a position, and
 * for one that was not played here from its first move.
 */
export function resultOf(match: SavedMatch): MatchResult | null {
  const { setup, record, state } = match;
  const { outcome } = state;
  if (outcome === null || setup.from !== undefined || setup.guided) return null;
  if (record.config.position !== undefined) return null;
  const series = seriesStandingOf(match)?.winners;
  return {
    format: RESULT_FORMAT,
    game: setup.game,
    seats: setup.seats.map((kind, seat) => ({ kind, deck: deckKey(record.config.seats[seat]?.deck ?? []) })),
    winners: outcome.winners,
    cause: outcome.cause,
    turns: state.turn.number,
    moves: record.answers.length,
    ...(series && { series }),
  };
}
