import { standingOf } from "../play/series-view";
import { MATCH_MOST, summarySchema } from "../schema";
import type { MatchSummary, SavedMatch } from "../types";
import { validate } from "./plain-schema";

/** The match's list entry. */
export function summaryOf(match: SavedMatch): MatchSummary {
  const { setup, record, state, savedAt, revision } = match;
  const series = standingOf(match);
  const { seats } = record.config;
  return {
    id: setup.id,
    game: setup.game,
    names: seats.map((seat) => seat.name),
    seats: setup.seats,
    ...(seats.some(({ team }) => team !== undefined) && {
      teams: seats.map(({ team }, seat) => team ?? seat),
    }),
    turn: state.turn.number,
    answers: record.answers.length,
    over: state.outcome !== null,
    ...(state.outcome !== null && { winners: state.outcome.winners }),
    ...(series !== null && { series }),
    savedAt,
    ...(revision !== undefined && { revision }),
  };
}

/** Was this entry written later than the other one? By the clock only where one of them has no revision. */
export function isNewer(one: MatchSummary, other: MatchSummary): boolean {
  if (one.revision === undefined || other.revision === undefined) return one.savedAt > other.savedAt;
  return one.revision > other.revision;
}

/**
 * Sorts entries by when they were saved, latest first: by their number, and older ones without a number after them by
 * the clock.
 */
export function latestFirst(one: MatchSummary, other: MatchSummary): number {
  return (other.order ?? 0) - (one.order ?? 0) || other.savedAt - one.savedAt;
}

/** The list entry as found, or one marked as broken. */
export function readSummary(id: string, row: unknown): MatchSummary {
  const result = validate(summarySchema, row);
  if (result.success && result.output.id === id) return result.output;
  return { id, game: "", names: [], seats: [], turn: 0, answers: 0, over: false, savedAt: 0, broken: true };
}

/**
 * The text of a save. A match of absurd length is saved without its log, which can be rebuilt from its moves.
 */
export function textOf(match: SavedMatch): string {
  const text = JSON.stringify(match);
  return text.length <= MATCH_MOST ? text : JSON.stringify({ ...match, log: [] });
}

/** The last date JavaScript can represent, in milliseconds. */
const LAST_DAY = 8.64e15;

/** File name of a downloaded match. */
export function fileNameOf(game: string, at: number): string {
  return `playmat-${game.replace(/[^\w-]/g, "") || "match"}-${new Date(Math.min(at, LAST_DAY)).toISOString().slice(0, 10)}.json`;
}
