import type { Game } from "../../games/game";
import { type GameEvent, type Message, NONE, type Seat, viewEvent } from "../../kernel";
import type { LogEntry, LoggedEvent } from "../types";

/** Whose eyes the log is read with. With open hands everybody knows what any seat knows. */
export interface Eyes {
  readonly seat: Seat;
  readonly open: boolean;
  /** Seats at the table. */
  readonly seats: number;
}

/** The event as these eyes may know it. What every seat knows is public: nobody's eyes see it too. */
export function eventFor(event: GameEvent, { seat, open, seats }: Eyes): GameEvent {
  const mask = event.knownTo;
  if (mask === undefined) return viewEvent(event, seat);
  const everybody = (1 << seats) - 1;
  const known = open ? mask !== 0 : (mask & everybody) === everybody;
  return viewEvent(event, known ? firstOf(mask) : seat);
}

function firstOf(mask: number): Seat {
  return 31 - Math.clz32(mask & -mask);
}

type Names = (seat: Seat) => string;

/** A line for the event, or null. A saved event that the game cannot make sense of gives no line. */
function lineOf(game: Game, event: GameEvent, names: Names): Message | null {
  try {
    return game.logLine(event, names);
  } catch {
    return null;
  }
}

/** Of these new events, those that somebody at the table gets a line of. */
export function worthLogging(
  game: Game,
  names: Names,
  seats: number,
  fresh: readonly GameEvent[],
): readonly GameEvent[] {
  const eyes = Array.from({ length: seats + 1 }, (_, i): Eyes => ({ seat: i - 1, open: false, seats }));
  return fresh.filter((event) => eyes.some((one) => lineOf(game, eventFor(event, one), names) !== null));
}

function cardsIn(event: GameEvent): readonly string[] {
  const named = [event.def, event.targetDef, event.cause.def];
  return [...new Set(named.filter((name) => name !== undefined && name !== ""))] as string[];
}

/** The lines of the log from the event at `from` on, for these eyes and nobody else's. */
export function logLines(
  game: Game,
  names: Names,
  logged: readonly LoggedEvent[],
  eyes: Eyes,
  from = 0,
): LogEntry[] {
  return logged.slice(from).flatMap(({ turn, event }, i) => {
    const seen = eventFor(event, eyes);
    const message = lineOf(game, seen, names);
    if (message === null) return [];
    const { rule, seat = NONE } = seen;
    return [{ id: from + i, turn, seat, message, rule, cards: cardsIn(seen) }];
  });
}

/** Keeps the lines of one pair of eyes and adds to them, so that a long log is not made anew with every answer. */
export class LogLines {
  #source: readonly LoggedEvent[] = [];
  #key = "";
  #lines: readonly LogEntry[] = [];

  /** The lines for these eyes; the same array as before when nothing was added. */
  read(game: Game, names: Names, logged: readonly LoggedEvent[], eyes: Eyes): readonly LogEntry[] {
    const key = `${eyes.seat}/${eyes.open}`;
    const known = this.#source.length;
    const grown =
      key === this.#key && known <= logged.length && this.#source.at(-1) === logged[known - 1] && known > 0;
    const added = logLines(game, names, logged, eyes, grown ? known : 0);
    const kept = grown ? this.#lines : [];
    if (added.length > 0 || kept.length !== this.#lines.length) this.#lines = [...kept, ...added];
    this.#source = logged;
    this.#key = key;
    return this.#lines;
  }
}
