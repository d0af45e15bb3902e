import type { Game } from "../../games/game";
import {
  type Answer,
  answer,
  cloneState,
  createGame,
  type Engine,
  engineFor,
  type GameEvent,
  type GameRecord,
  HASH_EVERY,
  hashState,
  type Seat,
  type State,
} from "../../kernel";
import { type Chronicle, noteEvents } from "../play/chronicle";
import { shortened } from "../saving/rebuild";
import type { LoggedEvent } from "../types";

/** A state is kept after every so many answers: every moment is at most that many answers away. */
const KEPT_EVERY = 20;

/** Where a turn begins. */
export interface TurnMark {
  readonly turn: number;
  readonly seat: Seat;
  /** Answers given before it. */
  readonly at: number;
}

/** A match at one moment. The engine is the reel's own: read it at once, change nothing. */
export interface Moment {
  readonly g: Engine;
  /** Events of the answer that led here, when the moment before was the one shown last. */
  readonly events: readonly GameEvent[];
}

/** A whole match, ready to be looked at in any order. */
export interface Reel {
  readonly game: Game;
  /** The record as far as it agrees with the rules as they are now. */
  readonly record: GameRecord;
  /** Index of the first answer that no longer agrees, or null. */
  readonly partsAt: number | null;
  readonly turns: readonly TurnMark[];
  readonly logged: readonly LoggedEvent[];
  /** How many of the logged events had happened after so many answers. */
  loggedAt(at: number): number;
  /** The match after so many answers. */
  momentAt(at: number): Moment;
}

/** What is found out while the match is played through for the first time. */
interface Run extends Chronicle {
  readonly kept: State[];
  readonly turns: TurnMark[];
  done: number;
  partsAt: number | null;
}

/** Carries the answer out. @returns the events, or null when the rules refuse it or break over it. */
function carriedOut(g: Engine, given: Answer): readonly GameEvent[] | null {
  try {
    const result = answer(g, given);
    return result.ok ? result.events : null;
  } catch {
    return null;
  }
}

function agrees(record: GameRecord, g: Engine, done: number): boolean {
  if (done % HASH_EVERY !== 0) return true;
  const expected = record.hashes[done / HASH_EVERY - 1];
  return expected === undefined || expected === hashState(g.state);
}

function markTurn(run: Run, { turn }: State, at: number): void {
  if (turn.number !== run.turns.at(-1)?.turn) run.turns.push({ turn: turn.number, seat: turn.seat, at });
}

/** Plays the record through, as far as it agrees. */
function playThrough(game: Game, record: GameRecord): Run {
  const g = createGame(game.rules, record.config);
  const run: Run = {
    logged: [],
    turn: 0,
    seen: [],
    kept: [cloneState(g.state)],
    turns: [],
    done: 0,
    partsAt: null,
  };
  noteEvents(run, game, g, 0, g.events ?? []);
  markTurn(run, g.state, 0);
  for (const given of record.answers) {
    const events = carriedOut(g, given);
    if (events === null || !agrees(record, g, run.done + 1)) {
      run.partsAt = run.done;
      return run;
    }
    run.done++;
    noteEvents(run, game, g, run.done, events);
    markTurn(run, g.state, run.done);
    if (run.done % KEPT_EVERY === 0) run.kept.push(cloneState(g.state));
  }
  return run;
}

/**
 * Makes a record ready to be looked at.
 * @throws BadConfig when the rules refuse its config.
 */
export function createReel(game: Game, whole: GameRecord): Reel {
  const { kept, turns, logged, done, partsAt } = playThrough(game, whole);
  const record = shortened(whole, done);
  const counts = new Array<number>(done + 1).fill(0);
  for (const entry of logged) counts[Math.min(entry.at, done)] = (counts[Math.min(entry.at, done)] ?? 0) + 1;
  counts.forEach((count, at) => {
    counts[at] = count + (counts[at - 1] ?? 0);
  });

  const fromKept = (index: number) => ({
    at: index * KEPT_EVERY,
    g: engineFor(game.rules, cloneState(kept[index] as State)),
  });
  let last = fromKept(0);

  /** The nearest known moment at or before this one: the one shown last, or a kept one. */
  function nearest(at: number): { at: number; g: Engine } {
    const index = Math.floor(at / KEPT_EVERY);
    const fromLast = at - last.at;
    const isNear = fromLast >= 0 && fromLast <= Math.max(1, at - index * KEPT_EVERY);
    return isNear ? last : fromKept(index);
  }

  function momentAt(wanted: number): Moment {
    const at = Math.min(Math.max(0, Math.trunc(wanted)), done);
    const isNext = at === last.at + 1;
    const { at: from, g } = nearest(at);
    let events: readonly GameEvent[] = [];
    for (const given of record.answers.slice(from, at)) events = carriedOut(g, given) ?? [];
    last = { at, g };
    return { g, events: isNext ? events : [] };
  }

  return { game, record, partsAt, turns, logged, loggedAt: (at) => counts[at] ?? logged.length, momentAt };
}
