import type { Game } from "../../games/game";
import type { LogContext } from "../../games/game-table";
import { type GameEvent, hashPlain, type Message, NONE, type Seat, viewEvent } from "../../kernel";
import type { LogEntry, LoggedEvent } from "../types";

/** Whose perspective the log is read from. With open hands, what any seat knows is visible to all. */
export interface Perspective {
  readonly seat: Seat;
  readonly open: boolean;
  readonly seats: number;
}

/** The event as known from this perspective. What every seat knows is public, so a spectator sees it too. */
export function eventFor(event: GameEvent, { seat, open, seats }: Perspective): GameEvent {
  const mask = event.knownTo;
  if (mask === undefined) return viewEvent(event, seat);
  const everybody = (1 << seats) - 1;
  const known = open ? mask !== 0 : (mask & everybody) === everybody;
  return viewEvent(event, known ? firstOf(mask) : seat);
}

function firstOf(mask: number): Seat {
  return 31 - Math.clz32(mask & -mask);
}

/** The log line for the event, or null. A saved event that the game does not understand has no line. */
function lineOf(game: Game, event: GameEvent, context: LogContext): Message | null {
  try {
    return game.table.logLine(event, context);
  } catch {
    return null;
  }
}

/** The new events that have a line for any seat or for a spectator. */
export function worthLogging(
  game: Game,
  context: LogContext,
  seats: number,
  fresh: readonly GameEvent[],
): readonly GameEvent[] {
  const perspective = Array.from(
    { length: seats + 1 },
    (_, i): Perspective => ({ seat: i - 1, open: false, seats }),
  );
  return fresh.filter((event) =>
    perspective.some((one) => lineOf(game, eventFor(event, one), context) !== null),
  );
}

function cardsIn(event: GameEvent): readonly string[] {
  const named = [event.def, event.targetDef, event.cause.def];
  return [...new Set(named.filter((name) => name !== undefined && name !== ""))] as string[];
}

/** The log lines from the event at `from` on, for this perspective only. */
export function logLines(
  game: Game,
  context: LogContext,
  logged: readonly LoggedEvent[],
  perspective: Perspective,
  from = 0,
): LogEntry[] {
  return logged.slice(from).flatMap(({ turn, event }, i) => {
    const seen = eventFor(event, perspective);
    const message = lineOf(game, seen, context);
    if (message === null) return [];
    const { rule, seat = NONE } = seen;
    return [{ id: from + i, turn, seat, message, rule, cards: cardsIn(seen) }];
  });
}

/** Merges equal consecutive lines. */
export function groupRepeats(lines: readonly LogEntry[]): readonly LogEntry[] {
  const groups: LogEntry[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last !== undefined && saidOf(last) === saidOf(line))
      groups[groups.length - 1] = { ...last, times: (last.times ?? 1) + 1 };
    else groups.push(line);
  }
  return groups;
}

const saidOf = ({ message: { key, args = {} } }: LogEntry): string => hashPlain([key, args]);

/**
 * Caches the lines of one perspective and appends to them, so that a long log is not rebuilt with every
 * answer.
 */
export class LogReader {
  #source: readonly LoggedEvent[] = [];
  #key = "";
  #lines: readonly LogEntry[] = [];

  /** The lines for this perspective; the same array as before when nothing was added. */
  read(
    game: Game,
    context: LogContext,
    logged: readonly LoggedEvent[],
    perspective: Perspective,
  ): readonly LogEntry[] {
    const key = `${perspective.seat}/${perspective.open}`;
    const known = this.#source.length;
    const grown =
      key === this.#key && known <= logged.length && this.#source.at(-1) === logged[known - 1] && known > 0;
    const added = logLines(game, context, logged, perspective, grown ? known : 0);
    const kept = grown ? this.#lines : [];
    if (added.length > 0 || kept.length !== this.#lines.length) this.#lines = [...kept, ...added];
    this.#source = logged;
    this.#key = key;
    return this.#lines;
  }
}
