import { answer } from "../decisions/answer";
import type { Answer } from "../decisions/decision";
import { bareAnswer } from "../decisions/offer";
import { createGame, type EngineOptions } from "../flow/create";
import type { Engine, Rules } from "../rules";
import type { GameEvent } from "./event";
import { hashState } from "./hash";
import { changeSeed } from "./reseed";
import type { Config } from "./state";

export const RECORD_FORMAT = 1;
/** Answers between two state hashes of a record. */
export const HASH_EVERY = 20;

/** A change of seed during a game. */
export interface Reseed {
  /** Answers given before it. */
  readonly at: number;
  readonly seed: string;
}

/** A whole game: its config and every answer, from which it can be replayed. */
export interface GameRecord {
  readonly format: number;
  readonly game: string;
  /** Version of the rules it was played under. */
  readonly rules: number;
  readonly config: Config;
  readonly answers: readonly Answer[];
  /** State hashes after 20, 40, 60 … answers. */
  readonly hashes: readonly string[];
  /** Changes of seed, where it branched off a game in progress. */
  readonly reseeded?: readonly Reseed[] | undefined;
}

/** The record of a match before its first answer. */
export function newRecord(rules: Rules, config: Config): GameRecord {
  return { format: RECORD_FORMAT, game: rules.slug, rules: rules.version, config, answers: [], hashes: [] };
}

/**
 * The record with one more answer.
 * @param g the game after that answer.
 */
export function withAnswer(record: GameRecord, given: Answer, g: Engine): GameRecord {
  const answers = [...record.answers, bareAnswer(given)];
  const hashes = answers.length % HASH_EVERY === 0 ? [...record.hashes, hashState(g.state)] : record.hashes;
  return { ...record, answers, hashes };
}

/** The record up to a number of answers. */
export function truncated(record: GameRecord, answers: number): GameRecord {
  const { reseeded } = record;
  return {
    ...record,
    answers: record.answers.slice(0, answers),
    hashes: record.hashes.slice(0, Math.floor(answers / HASH_EVERY)),
    ...(reseeded && { reseeded: reseeded.filter(({ at }) => at <= answers) }),
  };
}

export interface Replay {
  readonly engine: Engine;
  /** The record as far as it matches, with any missing hashes filled in. */
  readonly record: GameRecord;
  /** Number of answers that match. */
  readonly done: number;
  /** Index of the first answer that does not match (refused, or a different hash), or null. */
  readonly divergesAt: number | null;
}

function changeSeeds(g: Engine, { reseeded = [] }: GameRecord, done: number): void {
  for (const { at, seed } of reseeded) if (at === done) changeSeed(g, seed);
}

/** The events of an answer, or null if it is refused. An error counts as a refusal. */
function eventsOf(g: Engine, given: Answer): readonly GameEvent[] | null {
  try {
    const result = answer(g, given);
    return result.ok ? result.events : null;
  } catch {
    return null;
  }
}

/**
 * Gives the next answer of a record.
 * @param g the game after all answers before it.
 * @param at index of the answer.
 * @returns its events, or null if it does not match: it is refused or leads to a different hash.
 */
export function replayAnswer(g: Engine, record: GameRecord, at: number): readonly GameEvent[] | null {
  const given = record.answers[at];
  const events = given === undefined ? null : eventsOf(g, given);
  const done = at + 1;
  const expected = done % HASH_EVERY === 0 ? record.hashes[done / HASH_EVERY - 1] : undefined;
  if (expected !== undefined && expected !== hashState(g.state)) return null;
  if (events !== null) changeSeeds(g, record, done);
  return events;
}

/**
 * Replays a record to its end or up to a number of answers. Stops where it diverges.
 * @param each called with the game at the start and after each matching answer.
 * @throws BadConfig when the rules no longer accept its config.
 */
export function replay(
  rules: Rules,
  record: GameRecord,
  upTo = record.answers.length,
  options?: EngineOptions,
  each: (g: Engine, done: number, events: readonly GameEvent[]) => void = () => undefined,
): Replay {
  const engine = createGame(rules, record.config, options);
  changeSeeds(engine, record, 0);
  each(engine, 0, engine.events ?? []);
  const hashes: string[] = [];
  const agreed = (done: number): GameRecord => ({ ...truncated(record, done), hashes });
  const all = Math.min(upTo, record.answers.length);
  for (let done = 0; done < all; done++) {
    const events = replayAnswer(engine, record, done);
    if (events === null) return { engine, record: agreed(done), done, divergesAt: done };
    if ((done + 1) % HASH_EVERY === 0) hashes.push(record.hashes[hashes.length] ?? hashState(engine.state));
    each(engine, done + 1, events);
  }
  return { engine, record: agreed(all), done: all, divergesAt: null };
}
