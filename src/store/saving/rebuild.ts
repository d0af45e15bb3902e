import type { Game } from "../../games/game";
import { answer, createGame, type Engine, type GameRecord, HASH_EVERY, replay } from "../../kernel";
import { logEvents, type MatchLog } from "../play/match-log";
import type { LoggedEvent } from "../types";

/** The record up to a number of answers. */
export function truncated(record: GameRecord, answers: number): GameRecord {
  return {
    ...record,
    answers: record.answers.slice(0, answers),
    hashes: record.hashes.slice(0, Math.floor(answers / HASH_EVERY)),
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
  const { divergesAt, done } = replay(game.rules, record, record.answers.length, { events: false });
  const agreed = truncated(record, divergesAt ?? done);
  const g = createGame(game.rules, record.config);
  const log: MatchLog = { logged: [], turn: 0, seen: [] };
  logEvents(log, game, g, 0, g.events ?? []);
  agreed.answers.forEach((given, i) => {
    const result = answer(g, given);
    if (result.ok) logEvents(log, game, g, i + 1, result.events);
  });
  return { g, record: agreed, log: log.logged };
}
