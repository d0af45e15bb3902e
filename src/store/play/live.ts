import type { Game } from "../../games/game";
import {
  type Answer,
  answer,
  cloneState,
  type Engine,
  type GameRecord,
  PASS,
  type Result,
  type Seat,
  withAnswer,
} from "../../kernel";
import { SAVE_FORMAT } from "../saving/migrate";
import type { Passing, SavedMatch, TableSetup } from "../types";
import { type Chronicle, noteEvents } from "./chronicle";

/**
 * The match being played, with all that nobody at the table may see whole: both hands, the seed, the agenda. It
 * lives in a closure, never in the store; the screen gets views of it.
 */
export interface Live extends Chronicle {
  readonly game: Game;
  readonly setup: TableSetup;
  readonly g: Engine;
  record: GameRecord;
  passing: Passing[];
  /** The open question was promised to its seat: it is asked, whatever its level. */
  promised: boolean;
  /** False once the record is known to lead elsewhere under today's rules: no more taking back. */
  replayable: boolean;
  /** True once another tab plays this match: here it stands still. */
  lost: boolean;
}

/** Gives an answer to the running game, and keeps the record and the log. A refused one changes nothing. */
export function play(live: Live, given: Answer): Result {
  const asked = live.g.state.decision;
  const result = answer(live.g, given);
  if (result.ok) {
    live.record = withAnswer(live.record, given, live.g);
    if (live.g.state.decision !== asked) live.promised = false;
    noteEvents(live, live.game, live.g, live.record.answers.length, result.events);
  }
  return result;
}

/** The match as it is saved. Shares with the running game only what never changes in place. */
export function snapshot(live: Live, viewer: Seat, now: number): SavedMatch {
  const seen = live.seen.slice();
  if (viewer >= 0) seen[viewer] = live.logged.length;
  const { setup, record, logged: log } = live;
  const state = cloneState(live.g.state);
  return { format: SAVE_FORMAT, setup, record, state, log, seen, passing: live.passing, savedAt: now };
}

/** Is this answer "nothing more from me"? */
export function isPass(given: Answer): boolean {
  return given.do === "act" && given.action.type === PASS.type;
}
