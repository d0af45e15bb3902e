import type { Game } from "../../games/game";
import type { Guide } from "../../games/guide";
import {
  type Answer,
  answer,
  cloneState,
  type Engine,
  engineFor,
  type GameRecord,
  NONE,
  PASS,
  type Result,
  type Seat,
  withAnswer,
} from "../../kernel";
import { SAVE_FORMAT } from "../schema/migrate";
import type { PassSettings, SavedMatch, SavedSeries, Skipped, TableSetup } from "../types";
import { logEvents, type MatchLog } from "./match-log";
import type { OngoingPass } from "./ongoing-pass";
import type { PassHistory } from "./pass-history";

/**
 * The running match, including everything that must stay hidden: both hands, the seed, the agenda. It is kept in a
 * closure, never in the store; the screen gets views of it.
 */
export interface RunningMatch extends MatchLog {
  readonly game: Game;
  setup: TableSetup;
  readonly g: Engine;
  record: GameRecord;
  passSettings: PassSettings[];
  /** By seat: which seat passes for a while without being asked. */
  ongoingPasses: (OngoingPass | null)[];
  /** By seat: what its person has let happen in the current turn by passing. */
  passHistories: (PassHistory | null)[];
  /** By seat: what the table has auto-passed for it, until its person acts. */
  skipped: (Skipped | null)[];
  /** The guide of the lesson; `taught` holds its steps about windows in which the learner has been asked. */
  readonly guide: Guide | null;
  taught: readonly string[];
  /** The number of the turn that is being ended step by step because nothing is left to do in it, or NONE. */
  endingTurn: number;
  /** True when the curtain was lifted for the open decision: the seat is asked whatever its level. */
  mustAsk: boolean;
  /** False once the record diverges under the current rules, which disables undo. */
  replayable: boolean;
  /** True once another tab plays this match. It is frozen here. */
  takenOver: boolean;
  /** The series as it was before this game, with the decks for the next one, or null when there is none. */
  series: SavedSeries | null;
  /** See `SavedMatch`. */
  revision: number;
}

/** Turns a saved match into a running one. */
export function runningMatchFrom(
  { game, match }: { readonly game: Game; readonly match: SavedMatch },
  guide: Guide | null = null,
): RunningMatch {
  return {
    game,
    setup: match.setup,
    g: engineFor(game.rules, match.state, { trace: true }),
    record: match.record,
    logged: match.log,
    turn: match.state.turn.number,
    seen: match.seen,
    passSettings: [...match.passing],
    ongoingPasses: match.setup.seats.map(() => null),
    passHistories: match.setup.seats.map(() => null),
    skipped: match.setup.seats.map(() => null),
    guide,
    taught: [],
    endingTurn: NONE,
    mustAsk: true,
    replayable: true,
    takenOver: false,
    series: match.series ?? null,
    revision: match.revision ?? 0,
  };
}

/** Gives an answer to the running game, and updates record and log. A refused answer changes nothing. */
export function play(match: RunningMatch, given: Answer): Result {
  const decision = match.g.state.decision;
  const result = answer(match.g, given);
  if (result.ok) {
    match.record = withAnswer(match.record, given, match.g);
    if (match.g.state.decision !== decision) match.mustAsk = false;
    logEvents(match, match.game, match.g, match.record.answers.length, result.events);
  }
  return result;
}

/** The match to save, as its next revision. Shares only immutable values with the running game. */
export function snapshot(match: RunningMatch, viewer: Seat, now: number): SavedMatch {
  const seen = match.seen.slice();
  if (viewer >= 0) seen[viewer] = match.logged.length;
  const { setup, record, logged: log, passSettings: passing, series } = match;
  const state = cloneState(match.g.state);
  const revision = ++match.revision;
  const saved = { format: SAVE_FORMAT, setup, record, state, log, seen, passing, savedAt: now, revision };
  return series === null ? saved : { ...saved, series };
}

/** The anytime action by which a seat sets when it wants to be asked. See `sparing`. */
export const AUTO_PASS = "passing";

export function isPass(given: Answer): boolean {
  return given.do === "act" && given.action.type === PASS.type;
}
