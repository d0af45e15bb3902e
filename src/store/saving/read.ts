import * as v from "valibot";
import type { Game } from "../../games/game";
import { type Answer, type GameRecord, hashState, type Message, RECORD_FORMAT } from "../../kernel";
import { BadSet } from "../../sets/bad-set";
import { type MessageKey, message } from "../../text/message";
import type { GameVariant } from "../games";
import { jsonObjectIn } from "../rows/quarantine";
import { play, type RunningMatch, runningMatchFrom } from "../running/running-match";
import { type Migration, migrate, SAVE_FORMAT } from "../schema/migrate";
import { validate } from "../schema/plain-schema";
import { coreSchema, MAX_MATCH_LENGTH, partSchemas } from "../schema/saved-schema";
import type { SavedMatch } from "../types";
import { findCoreMismatch, findMismatch, isSeriesOf, sameGame, unsafeName } from "./find-mismatch";
import { rebuild } from "./rebuild";
import { saveDeltaSchema } from "./save-delta";

/**
 * Loads a game by its slug, with the card sets of a match. Null when there is no such game; rejects with BadSet for a
 * damaged set.
 */
export type LoadGame = (slug: string, variant?: GameVariant) => Promise<Game | null>;

/** A playable saved match, or the reason why it is not playable. */
export type ReadMatch =
  | {
      readonly ok: true;
      readonly game: Game;
      readonly match: SavedMatch;
      /** A message for the player (the rules have changed, the state was rebuilt), or null. */
      readonly notice: Message | null;
      /** True when a broken part has been rebuilt, so that the raw data is worth keeping. */
      readonly repaired: boolean;
    }
  | {
      readonly ok: false;
      readonly why: Message;
      /** True when it is valid but needs a newer version of the program. */
      readonly later: boolean;
    };

type Core = v.InferOutput<typeof coreSchema>;
type Raw = Readonly<Record<string, unknown>>;

/** Reasons that disappear with a newer version of the program. */
const LATER: readonly string[] = ["reason.too-new", "reason.unknown-game"] satisfies MessageKey[];

/** Maximum size of a file, in bytes. A character takes up to three. */
export const MAX_FILE_BYTES = 3 * MAX_MATCH_LENGTH;

/** Refuses a text that is longer than any match. */
export const TOO_BIG = message("reason.too-big", { most: MAX_MATCH_LENGTH / 1_000_000 });

function bad(why: Message): ReadMatch & { ok: false } {
  return { ok: false, why, later: LATER.includes(why.key) };
}

/** The save could be read, but its position or its moves throw. */
export const DOES_NOT_RUN = bad(message("reason.does-not-run"));

/** A part of the save, or undefined when it is invalid. */
function part<S extends v.GenericSchema>(schema: S, raw: unknown): v.InferOutput<S> | undefined {
  const result = validate(schema, raw);
  return result.success ? result.output : undefined;
}

/** The running state of a save, if its structure, its parts and its record all match. */
function goodState(game: Game, core: Core, raw: Raw): SavedMatch["state"] | undefined {
  const saved = part(partSchemas.state, raw.state);
  const state = saved && (game.rules.upgrade?.(saved) ?? saved);
  return state && sameGame(state, core) && findMismatch(game.rules, state) === null ? state : undefined;
}

function seatLists(raw: Raw, seats: number): Pick<SavedMatch, "seen" | "passing"> {
  const seen = part(partSchemas.seen, raw.seen) ?? [];
  const passing = part(partSchemas.passing, raw.passing) ?? [];
  return {
    seen: Array.from({ length: seats }, (_, seat) => seen[seat] ?? 0),
    passing: Array.from({ length: seats }, (_, seat) => passing[seat] ?? { level: "acts", stops: [] }),
  };
}

/** The series that the match is a game of, if it fits. */
function seriesIn(
  { rules }: Game,
  raw: Raw,
  core: Pick<SavedMatch, "record">,
): Pick<SavedMatch, "series"> | undefined {
  const series = part(partSchemas.series, raw.series);
  return series && isSeriesOf(rules, series, core) ? { series } : undefined;
}

/** Rebuilds an invalid state by replaying the moves. */
function byReplay(game: Game, core: Pick<SavedMatch, keyof Core>, raw: Raw): ReadMatch {
  const { setup, savedAt, revision } = core;
  try {
    const { g, record, log } = rebuild(game, core.record);
    const lists = seatLists(raw, setup.seats.length);
    const more = { ...lists, ...seriesIn(game, raw, core) };
    const match: SavedMatch = {
      format: SAVE_FORMAT,
      setup,
      record,
      state: g.state,
      log,
      ...more,
      savedAt,
      revision,
    };
    const [moves, all] = [record.answers.length, core.record.answers.length];
    const notice: Message =
      moves === all ? message("notice.rebuilt") : message("notice.rebuilt-to", { moves, all });
    return { ok: true, game, match, notice, repaired: true };
  } catch {
    return DOES_NOT_RUN;
  }
}

function fromState(game: Game, core: Core, raw: Raw, state: SavedMatch["state"]): ReadMatch {
  const log = part(partSchemas.log, raw.log);
  if (log === undefined) return byReplay(game, core, raw);
  const lists = seatLists(raw, core.setup.seats.length);
  const more = { ...lists, ...seriesIn(game, raw, core) };
  const match: SavedMatch = { ...core, format: SAVE_FORMAT, state, log, ...more };
  const changed = core.record.rules < game.rules.version;
  return { ok: true, game, match, notice: changed ? message("notice.rules-changed") : null, repaired: false };
}

/** Applies the answers since the last whole write, as far as the rules accept them. */
function goOn(found: ReadMatch & { ok: true }, raw: Raw): ReadMatch {
  if (raw.since === undefined) return found;
  const since = part(saveDeltaSchema, raw.since);
  const running = runningMatchFrom(found);
  const { answers } = running.record;
  const given = since !== undefined && since.at === answers.length ? since.answers : [];
  const done = given.findIndex((one) => !accepts(running, one));
  const isAll = done < 0 && given === since?.answers;
  const { record, g, logged: log } = running;
  const { savedAt, revision } = since ?? found.match;
  const lists = seatLists({ ...found.match, ...since }, found.match.setup.seats.length);
  const match = { ...found.match, ...lists, record, state: g.state, log, savedAt, revision };
  if (isAll) return { ...found, match };
  const moves = record.answers.length;
  return { ...found, match, notice: message("notice.cut-off", { moves }), repaired: true };
}

function accepts(running: RunningMatch, given: Answer): boolean {
  try {
    return play(running, given).ok;
  } catch {
    return false;
  }
}

/**
 * Reads the text of a saved match without trusting any of it: checks size, JSON, format, every field, and whether
 * everything fits together and runs under the rules. An invalid state is rebuilt from the moves.
 * @throws whatever `loadGame` throws, because the text cannot be judged then.
 */
export async function readMatch(
  text: string,
  loadGame: LoadGame,
  migrations?: Readonly<Record<number, Migration>>,
): Promise<ReadMatch> {
  if (text.length > MAX_MATCH_LENGTH) return { ok: false, why: TOO_BIG, later: false };
  const parsed = jsonObjectIn(text);
  if (parsed === null) return bad(message("reason.no-json"));
  const migrated = migrate(parsed, migrations);
  if (!migrated.ok) return bad(message(`reason.${migrated.reason}`));
  const { raw } = migrated;
  const core = validate(coreSchema, raw);
  if (!core.success) return bad(message("reason.shape", { place: v.getDotPath(core.issues[0]) ?? "" }));
  if (core.output.record.format > RECORD_FORMAT) return bad(message("reason.too-new"));
  const game = await gameOfRecord(core.output.record, loadGame);
  if (game === null) return bad(message("reason.unknown-game", { game: core.output.record.game }));
  if (game instanceof BadSet)
    return bad(message("reason.shape", { place: `record.config.sets.${game.place}` }));
  if (core.output.record.rules > game.rules.version) return bad(message("reason.too-new"));
  try {
    return withGame(game, core.output, raw);
  } catch {
    return DOES_NOT_RUN;
  }
}

/**
 * The game of a match with its card sets, null for an unknown game, or what is wrong with the sets.
 * @throws whatever else `loadGame` throws.
 */
export async function gameOfRecord(
  { game, config }: Pick<GameRecord, "game" | "config">,
  loadGame: LoadGame,
): Promise<Game | BadSet | null> {
  try {
    return await loadGame(game, config);
  } catch (fault) {
    if (fault instanceof BadSet) return fault;
    throw fault;
  }
}

function withGame(game: Game, core: Core, raw: Raw): ReadMatch {
  const place = findCoreMismatch(game.rules, core);
  if (place !== null) return bad(message("reason.shape", { place }));
  const state = goodState(game, core, raw);
  const found = state ? fromState(game, core, raw, state) : byReplay(game, core, raw);
  return found.ok ? goOn(found, raw) : found;
}

/**
 * Reads the text of a file, which any person may have written. Its position is trusted only if its moves lead there,
 * which cannot be checked under older rules. Its log is rebuilt from its moves.
 * @throws whatever `loadGame` throws.
 */
export async function readFile(text: string, loadGame: LoadGame): Promise<ReadMatch> {
  const found = await readMatch(text, loadGame);
  const odd = found.ok ? unsafeName(found.match.record) : null;
  if (odd !== null) return bad(message("reason.shape", { place: odd }));
  if (!found.ok) return found;
  const again = byReplay(found.game, found.match, { ...found.match });
  const isThere = again.ok && hashState(again.match.state) === hashState(found.match.state);
  if (!isThere) return found.match.record.rules < found.game.rules.version ? found : again;
  return withMovesOf(found, again.match);
}

/** The file with the record and log of its replay. Answers after those that led to its position are cut off. */
function withMovesOf(found: ReadMatch & { ok: true }, { record, log }: SavedMatch): ReadMatch {
  const [moves, all] = [record.answers.length, found.match.record.answers.length];
  const match = { ...found.match, record, log };
  if (moves < all) return { ...found, match, notice: message("notice.surplus", { moves, all }) };
  // Files are never quarantined.
  const isCut = found.notice?.key === "notice.cut-off";
  return { ...found, match, notice: isCut ? message("notice.rebuilt") : found.notice };
}
