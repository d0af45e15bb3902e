import * as v from "valibot";
import type { Game } from "../../games/game";
import { createGame, type GameRecord, InvalidConfig, type Message, RECORD_FORMAT } from "../../kernel";
import { BadSet } from "../../sets/bad-set";
import { parseJson } from "../../text/bounded-json";
import type { memory } from "../../text/en/ui/memory";
import { messages } from "../../text/message";
import type { ReplaySource } from "../replay/create";
import { newId } from "../rows/new-id";
import { findCoreMismatch, unsafeName } from "../saving/find-mismatch";
import { gameOfRecord, type LoadGame } from "../saving/read";
import { validate } from "../schema/plain-schema";
import { recordSchema, setupSchema } from "../schema/saved-schema";
import type { TableSetup } from "../types";
import { MAX_UNPACKED_BYTES, pack, unpack } from "./packing";
import { tidyLink } from "./tidy";

/** Format of a link's content. Incremented when older links need a migration. */
const LINK_FORMAT = 1;

/** Maximum length of a link that is made or read, in characters. Some programs truncate longer ones. */
export const MAX_LINK_LENGTH = 30_000;

const linkSchema = v.strictObject({
  format: v.literal(LINK_FORMAT),
  seats: setupSchema.entries.seats,
  record: recordSchema,
});

/** Maximum number of moves in a link, so that replaying them does not take long. */
const MAX_MOVES = 5000;

/** The content of a link: the seats, and everything that determines the match up to its position. */
export interface SharedPosition {
  readonly seats: TableSetup["seats"];
  readonly record: GameRecord;
}

export type ReadLink =
  | { readonly ok: true; readonly source: ReplaySource }
  | { readonly ok: false; readonly why: Message };

/** The text of a link to a position, or null when the match is too long for one. */
export async function linkText({ seats, record }: SharedPosition): Promise<string | null> {
  const text = await pack(JSON.stringify({ format: LINK_FORMAT, seats, record }));
  return text.length <= MAX_LINK_LENGTH ? text : null;
}

const message = messages<typeof memory>();

const bad = (why: Message): ReadLink & { ok: false } => ({ ok: false, why });

function isNewer(raw: unknown): boolean {
  const format = typeof raw === "object" && raw !== null && "format" in raw ? raw.format : undefined;
  return typeof format === "number" && format > LINK_FORMAT;
}

/** Why a match with the link's config cannot begin, or null. An error counts as a refusal. */
function whyNotBegin(game: Game, record: GameRecord): Message | null {
  try {
    createGame(game.rules, record.config, { events: false });
    return null;
  } catch (fault) {
    const place = fault instanceof InvalidConfig ? fault.problems[0]?.path : undefined;
    return place?.startsWith("position")
      ? message("reason.shape", { place: `record.config.${place}` })
      : message("reason.does-not-run");
  }
}

/**
 * Reads the text of a link without trusting any of it: checks the length, packing, format, every field, and whether the
 * rules allow such a table. The moves are checked when they are replayed.
 * @throws whatever `loadGame` throws, because the link cannot be judged then.
 */
export async function readLink(given: string, loadGame: LoadGame): Promise<ReadLink> {
  const text = tidyLink(given);
  if (text.length > MAX_LINK_LENGTH) return bad(message("reason.link-too-long", { most: MAX_LINK_LENGTH }));
  const raw = parseJson((await unpack(text)) ?? "", MAX_UNPACKED_BYTES);
  if (raw === undefined) return bad(message("reason.link-damaged"));
  if (isNewer(raw)) return bad(message("reason.too-new"));
  const result = validate(linkSchema, raw);
  if (!result.success) return bad(message("reason.shape", { place: v.getDotPath(result.issues[0]) ?? "" }));
  const { seats, record } = result.output;
  if (record.answers.length > MAX_MOVES)
    return bad(message("reason.link-too-long", { most: MAX_LINK_LENGTH }));
  if (record.format > RECORD_FORMAT) return bad(message("reason.too-new"));
  const game = await gameOfRecord(record, loadGame);
  if (game === null) return bad(message("reason.unknown-game", { game: record.game }));
  if (game instanceof BadSet)
    return bad(message("reason.shape", { place: `record.config.sets.${game.place}` }));
  if (record.rules > game.rules.version) return bad(message("reason.too-new"));
  const setup: TableSetup = { id: newId(), game: record.game, seats, openHands: false };
  const place = findCoreMismatch(game.rules, { setup, record }) ?? unsafeName(record);
  if (place !== null) return bad(message("reason.shape", { place }));
  const why = whyNotBegin(game, record);
  if (why !== null) return bad(why);
  return { ok: true, source: { game, setup, record, over: true } };
}
