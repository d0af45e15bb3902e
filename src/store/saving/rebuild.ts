import type { Game } from "../../games/game";
import { type Engine, type GameRecord, HASH_EVERY, replay } from "../../kernel";
import { logEvents, type MatchLog } from "../play/match-log";
import type { LoggedEvent } from "../types";

/** The record up to a number of answers. */
export function truncated(record: GameRecord, answers: number): GameRecord {
  const { reseeded } = record;
  return {
    ...record,
    answers: record.answers.slice(0, answers),
    hashes: record.hashes.slice(0, Math.floor(answers / HASH_EVERY)),
    ...(reseeded && { reseeded: reseeded.filter(({ at }) => at <= answers) }),
  };
}

export interface Rebuilt {
  readonly g: Engine;
  /** The record as far as it agrees with the current rules. */
  readonly record: GameRecord;
  readonly log: readonly LoggedEvent[];
}

/**
 * Replays a record as far as it agrees with the rules, and logs it again.
 * @throws BadConfig when the rules refuse its config; any error of the rules on the way.
 */
export function rebuild(game: Game, record: GameRecord): Rebuilt {
  const log: MatchLog = { logged: [], turn: 0, seen: [] };
  const all = record.answers.length;
  const { engine, divergesAt } = replay(game.rules, record, all, {}, (g, done, events) =>
    logEvents(log, game, g, done, events),
  );
  // What did not agree may have changed the game.
  if (divergesAt !== null) return rebuild(game, truncated(record, divergesAt));
  return { g: engine, record, log: log.logged };
}
