import type { Game } from "../../games/game";
import type { LogContext } from "../../games/game-table";
import type { Engine, GameEvent } from "../../kernel";
import type { LoggedEvent } from "../types";
import { distinctNames } from "./distinct-names";
import { worthLogging } from "./log";

export interface MatchLog {
  logged: readonly LoggedEvent[];
  /** Turn of the newest event. */
  turn: number;
  /** Per seat: the length of the log when it last looked. */
  seen: readonly number[];
}

/** The oldest lines of a very long match are dropped to keep its save small. */
const MAX_LOG = 6000;

/** The input of log lines: distinct names of the seats, and the zones. */
export function logContextOf({ state: { seats, zones } }: Engine): LogContext {
  const names = distinctNames(seats.map(({ name }) => name));
  return { name: (seat) => names[seat] ?? "", zones };
}

/**
 * Adds new events to the log.
 * @param at answers given so far.
 * @param fresh events of the latest answer, or of the set-up.
 */
export function logEvents(
  log: MatchLog,
  game: Game,
  g: Engine,
  at: number,
  fresh: readonly GameEvent[],
): void {
  const worth = new Set(worthLogging(game, logContextOf(g), g.state.seats.length, fresh));
  const added: LoggedEvent[] = [];
  for (const event of fresh) {
    if (event.type === "turn" && event.amount !== undefined) log.turn = event.amount;
    if (worth.has(event)) added.push({ at, turn: log.turn, event });
  }
  if (added.length === 0) return;
  const all = [...log.logged, ...added];
  const dropped = Math.max(0, all.length - MAX_LOG);
  log.logged = all.slice(dropped);
  if (dropped > 0) log.seen = log.seen.map((count) => Math.max(0, count - dropped));
}

/** Drops everything after this many answers. */
export function truncateLog(log: MatchLog, answers: number): void {
  log.logged = log.logged.filter((entry) => entry.at <= answers);
  log.turn = log.logged.at(-1)?.turn ?? 0;
  log.seen = log.seen.map((count) => Math.min(count, log.logged.length));
}
