import type { Game } from "../../games/game";
import {
  type Answer,
  cloneState,
  type Engine,
  engineFor,
  type GameEvent,
  type GameRecord,
  type Replay,
  replay,
  replayAnswer,
  type Seat,
  type State,
} from "../../kernel";
import { logEvents, type MatchLog } from "../running/match-log";
import { AUTO_PASS, isPass } from "../running/running-match";
import type { LoggedEvent } from "../types";

/** Number of answers between two snapshots of the state, which bounds how far any frame is from one. */
const SNAPSHOT_EVERY = 20;

/** The start of a turn. */
export interface TurnMark {
  readonly turn: number;
  readonly seat: Seat;
  /** Answers given before it. */
  readonly at: number;
}

/** A match at one point. The engine belongs to the timeline: read it at once and change nothing. */
export interface Frame {
  readonly g: Engine;
  /** Events of the answers between the previously read frame and this one, if no stop is between them. */
  readonly events: readonly GameEvent[];
  /** The state right after each event. */
  readonly states: readonly State[];
}

/** A whole match with random access to its frames. */
export interface ReplayTimeline {
  readonly game: Game;
  /** The record as far as it agrees with the current rules. */
  readonly record: GameRecord;
  /** Index of the first answer that no longer agrees, or null. */
  readonly divergesAt: number | null;
  readonly turns: readonly TurnMark[];
  /** For each battle, the number of answers given when it had begun. */
  readonly battles: readonly number[];
  /** The number of answers at each stop: the beginning, the end, and every answer except passes that showed nothing. */
  readonly stops: readonly number[];
  readonly logged: readonly LoggedEvent[];
  /** The number of logged events after this many answers. */
  loggedAt(at: number): number;
  /** The match after this many answers. */
  frameAt(at: number): Frame;
}

/** What the first run through the match collects. */
interface Playthrough extends MatchLog {
  readonly snapshots: State[];
  readonly turns: TurnMark[];
  readonly battles: number[];
  readonly stops: number[];
  /** Identifies the running battle; "" when there is none. */
  battle: string;
}

function markTurn(run: Playthrough, { turn }: State, at: number): void {
  if (turn.number !== run.turns.at(-1)?.turn) run.turns.push({ turn: turn.number, seat: turn.seat, at });
}

function battleIn(game: Game, { state }: Engine): string {
  const attack = game.status.attack?.(state);
  if (attack) return [attack.attacker, attack.target, attack.defender].join();
  const contest = game.status.contest(state);
  return contest === null || contest.stage === "over" ? "" : contest.sides.map(({ card }) => card).join();
}

function markBattle(run: Playthrough, game: Game, g: Engine, at: number): void {
  const battle = battleIn(game, g);
  if (battle !== "" && battle !== run.battle) run.battles.push(at);
  run.battle = battle;
}

/** Whether this answer is a pass, or a choice about passing, that showed nothing new. */
function isUnseen(run: Playthrough, given: Answer | undefined, at: number): boolean {
  if (given === undefined) return false;
  const isQuiet = isPass(given) || (given.do === "anytime" && given.action.type === AUTO_PASS);
  return isQuiet && run.logged.at(-1)?.at !== at && run.turns.at(-1)?.at !== at && run.battles.at(-1) !== at;
}

/** Plays the record as far as it agrees with the rules. */
function playThrough(
  game: Game,
  record: GameRecord,
): Playthrough & Pick<Replay, "done" | "divergesAt" | "record"> {
  const run: Playthrough = {
    logged: [],
    turn: 0,
    seen: [],
    snapshots: [],
    turns: [],
    battles: [],
    stops: [],
    battle: "",
  };
  const all = record.answers.length;
  const again = replay(game.rules, record, all, {}, (g, at, events) => {
    logEvents(run, game, g, at, events);
    markTurn(run, g.state, at);
    markBattle(run, game, g, at);
    if (!isUnseen(run, record.answers[at - 1], at)) run.stops.push(at);
    if (at % SNAPSHOT_EVERY === 0) run.snapshots.push(cloneState(g.state));
  });
  return { ...run, done: again.done, divergesAt: again.divergesAt, record: again.record };
}

/**
 * Creates the timeline of a record.
 * @throws BadConfig when the rules refuse its config.
 */
export function createTimeline(game: Game, whole: GameRecord): ReplayTimeline {
  const { snapshots, turns, battles, stops, logged, done, divergesAt, record } = playThrough(game, whole);
  if (stops.at(-1) !== done) stops.push(done);
  const counts = new Array<number>(done + 1).fill(0);
  for (const entry of logged) counts[Math.min(entry.at, done)] = (counts[Math.min(entry.at, done)] ?? 0) + 1;
  counts.forEach((count, at) => {
    counts[at] = count + (counts[at - 1] ?? 0);
  });

  const fromKept = (index: number) => ({
    at: index * SNAPSHOT_EVERY,
    g: engineFor(game.rules, cloneState(snapshots[index] as State), { trace: true }),
  });
  let last = fromKept(0);

  /** The nearest known frame at or before this one: the last one read, or a snapshot. */
  function nearest(at: number): { at: number; g: Engine } {
    const index = Math.floor(at / SNAPSHOT_EVERY);
    const fromLast = at - last.at;
    const isNear = fromLast >= 0 && fromLast <= Math.max(1, at - index * SNAPSHOT_EVERY);
    return isNear ? last : fromKept(index);
  }

  function momentAt(target: number): Frame {
    const at = Math.min(Math.max(0, Math.trunc(target)), done);
    const isNext = at > last.at && !stops.some((stop) => stop > last.at && stop < at);
    const { at: from, g } = isNext ? last : nearest(at);
    const events: GameEvent[] = [];
    const states: State[] = [];
    for (let i = from; i < at; i++) {
      events.push(...(replayAnswer(g, record, i) ?? []));
      states.push(...(g.trace ?? []));
    }
    last = { at, g };
    return isNext ? { g, events, states } : { g, events: [], states: [] };
  }

  return {
    game,
    record,
    divergesAt: divergesAt,
    turns,
    battles,
    stops,
    logged,
    loggedAt: (at) => counts[at] ?? logged.length,
    frameAt: momentAt,
  };
}
