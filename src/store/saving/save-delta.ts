import * as v from "valibot";
import { type Answer, MAX_SEATS } from "../../kernel";
import { jsonObjectIn, textIn } from "../rows/quarantine";
import { answer } from "../schema/answer-schema";
import { passSettingsSchema } from "../schema/pass-settings-schema";
import { plainCopy } from "../schema/plain-copy";
import { count, listOf, schemaFor, validate } from "../schema/plain-schema";
import type { PassSettings, SavedMatch } from "../types";

/** Number of answers after which a match is written whole again. */
export const FULL_SAVE_EVERY = 100;
/** More characters than that many answers ever have. */
const MAX_SINCE = 200_000;

/** What has happened in a match since it was written whole. */
export interface SaveDelta {
  /** Number of answers at the last whole write. */
  readonly at: number;
  readonly answers: readonly Answer[];
  readonly seen: SavedMatch["seen"];
  readonly passing: readonly PassSettings[];
  readonly savedAt: number;
  readonly revision?: number | undefined;
}

export const saveDeltaSchema = schemaFor<SaveDelta>()(
  v.strictObject({
    at: count,
    answers: listOf(answer, FULL_SAVE_EVERY),
    seen: listOf(count, MAX_SEATS),
    passing: listOf(passSettingsSchema, MAX_SEATS),
    savedAt: count,
    revision: v.optional(count),
  }),
);

/**
 * What has happened since the match was written whole with these answers. Null when it must be written whole again: it
 * is over, moves were taken back, or enough answers have been added.
 */
export function deltaSince(written: readonly Answer[], match: SavedMatch): SaveDelta | null {
  const { record, state, seen, passing, savedAt, revision } = match;
  const at = written.length;
  const isSame = record.answers.length >= at && record.answers[at - 1] === written[at - 1];
  const answers = record.answers.slice(at);
  if (!isSame || state.outcome !== null || answers.length >= FULL_SAVE_EVERY) return null;
  return { at, answers, seen, passing, savedAt, revision };
}

const writtenSchema = v.object({ answers: count, since: v.optional(v.object({ at: count })) });

/** The number of answers at the last whole write, according to the list entry, or null when the entry does not say. */
export function fullSaveAt(summary: unknown): number | null {
  const result = validate(writtenSchema, summary);
  return result.success ? (result.output.since?.at ?? result.output.answers) : null;
}

/**
 * The text of a match including what has happened since its last whole write, or null when there is none.
 * @param row,summary its rows as found.
 */
export function textWithDelta(row: unknown, summary: unknown): string | null {
  const text = textIn(row);
  const isRecord = typeof summary === "object" && summary !== null;
  if (text === null || !isRecord || !("since" in summary)) return text;
  const match = jsonObjectIn(text);
  return match === null ? text : JSON.stringify({ ...match, since: plainCopy(summary.since, MAX_SINCE) });
}
