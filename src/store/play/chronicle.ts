import type { Game } from "../../games/game";
import type { Engine, GameEvent, Seat } from "../../kernel";
import type { LoggedEvent } from "../types";
import { worthLogging } from "./log";

/** What happened in a match, as it happened. */
export interface Chronicle {
  logged: readonly LoggedEvent[];
  /** Turn of the newest event. */
  turn: number;
  /** Per seat: how much of the log it had seen when it last looked. */
  seen: readonly number[];
}

/** The oldest lines of a very long match are dropped, so that its save stays small. */
const LOG_MOST = 6000;

/** Gives a seat's name. */
export function namesOf(g: Engine): (seat: Seat) => string {
  return (seat) => g.state.seats[seat]?.name ?? "";
}

/**
 * Takes what just happened into the log.
 * @param at answers given so far. @param fresh events of the latest answer, or of the beginning.
 */
export function noteEvents(
  chronicle: Chronicle,
  game: Game,
  g: Engine,
  at: number,
  fresh: readonly GameEvent[],
): void {
  const worth = new Set(worthLogging(game, namesOf(g), g.state.seats.length, fresh));
  const added: LoggedEvent[] = [];
  for (const event of fresh) {
    if (event.type === "turn" && event.amount !== undefined) chronicle.turn = event.amount;
    if (worth.has(event)) added.push({ at, turn: chronicle.turn, event });
  }
  if (added.length === 0) return;
  const all = [...chronicle.logged, ...added];
  const dropped = Math.max(0, all.length - LOG_MOST);
  chronicle.logged = all.slice(dropped);
  if (dropped > 0) chronicle.seen = chronicle.seen.map((count) => Math.max(0, count - dropped));
}

/** Takes back what happened after so many answers. */
export function forgetAfter(chronicle: Chronicle, answers: number): void {
  chronicle.logged = chronicle.logged.filter((entry) => entry.at <= answers);
  chronicle.turn = chronicle.logged.at(-1)?.turn ?? 0;
  chronicle.seen = chronicle.seen.map((count) => Math.min(count, chronicle.logged.length));
}
