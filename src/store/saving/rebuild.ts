import type { Game } from "../../games/game";
import { type Engine, type GameRecord, replay } from "../../kernel";
import { logEvents, type MatchLog } from "../running/match-log";
import type { LoggedEvent } from "../types";

export interface Rebuilt {
  readonly g: Engine;
  /** The record as far as it agrees with the current rules. */
  readonly record: GameRecord;
  readonly log: readonly LoggedEvent[];
}

/**
 * Replays a record as far as it agrees with the rules, and logs it again.
 * @throws BadConfig when the rules refuse its config; any error of the rules during the replay.
 */
export function rebuild(game: Game, record: GameRecord): Rebuilt {
  const log: MatchLog = { logged: [], turn: 0, seen: [] };
  const all = record.answers.length;
  const again = replay(game.rules, record, all, {}, (g, done, events) =>
    logEvents(log, game, g, done, events),
  );
  // The answer that diverged may have changed the game.
  if (again.divergesAt !== null) return rebuild(game, again.record);
  return { g: again.engine, record: again.record, log: log.logged };
}
