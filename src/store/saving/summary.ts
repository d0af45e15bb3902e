import { distinctNames } from "../running/distinct-names";
import { seriesStandingOf } from "../running/series-view";
import { validate } from "../schema/plain-schema";
import { MAX_MATCH_LENGTH, summarySchema } from "../schema/saved-schema";
import type { MatchSummary, SavedMatch } from "../types";

export function summaryOf(match: SavedMatch): MatchSummary {
  const { setup, record, state, savedAt, revision } = match;
  const series = seriesStandingOf(match);
  const { seats } = record.config;
  return {
    id: setup.id,
    game: setup.game,
    names: distinctNames(seats.map((seat) => seat.name)),
    seats: setup.seats,
    ...(seats.some(({ team }) => team !== undefined) && {
      teams: seats.map(({ team }, seat) => team ?? seat),
    }),
    turn: state.turn.number,
    answers: record.answers.length,
    over: state.outcome !== null,
    ...(state.outcome !== null && { winners: state.outcome.winners }),
    ...(series !== null && { series }),
    ...(setup.puzzle !== undefined && { puzzle: setup.puzzle }),
    savedAt,
    ...(revision !== undefined && { revision }),
  };
}

/**
 * Whether this entry was written later than the other one. Compares the clock only when one of them has no revision.
 */
export function isNewer(one: MatchSummary, other: MatchSummary): boolean {
  if (one.revision === undefined || other.revision === undefined) return one.savedAt > other.savedAt;
  return one.revision > other.revision;
}

/** Sorts entries by save order, latest first. Older entries without a number come after the others, by the clock. */
export function latestFirst(one: MatchSummary, other: MatchSummary): number {
  return (other.order ?? 0) - (one.order ?? 0) || other.savedAt - one.savedAt;
}

/** The list entry as found, or one marked as broken. */
export function readSummary(id: string, row: unknown): MatchSummary {
  const result = validate(summarySchema, row);
  if (result.success && result.output.id === id) return result.output;
  return { id, game: "", names: [], seats: [], turn: 0, answers: 0, over: false, savedAt: 0, broken: true };
}

/** The text of a save. An absurdly long match is saved without its log, which can be rebuilt from its moves. */
export function textOf(match: SavedMatch): string {
  const text = JSON.stringify(match);
  return text.length <= MAX_MATCH_LENGTH ? text : JSON.stringify({ ...match, log: [] });
}

/** Maximum number of players named in a file name. The others are only counted. */
const MAX_NAMES = 4;
/** Maximum length of one part of a file name. */
const MAX_PART_LENGTH = 40;

/** The letters and numbers of a text, in any script, with dashes between them. */
function filePart(text: string): string {
  const words = text.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words.join("-")].slice(0, MAX_PART_LENGTH).join("");
}

/** A local date such as "2026-11-25", or an empty text for an invalid time. */
export function fileDate(at: number): string {
  const day = new Date(at);
  if (Number.isNaN(day.getTime())) return "";
  const digits = (value: number, length: number) => String(value).padStart(length, "0");
  return [digits(day.getFullYear(), 4), digits(day.getMonth() + 1, 2), digits(day.getDate(), 2)].join("-");
}

/** File name of a downloaded match: its game, its players and the day it was saved. */
export function fileNameOf({ id, game, names, savedAt, broken }: MatchSummary): string {
  if (broken) return `playmat-${id}.json`;
  const players = names.slice(0, MAX_NAMES);
  const more = names.length > MAX_NAMES ? [`+${names.length - MAX_NAMES}`] : [];
  const parts = ["playmat", ...[game, ...players].map(filePart), ...more, fileDate(savedAt)];
  return `${parts.filter(Boolean).join("-")}.json`;
}
