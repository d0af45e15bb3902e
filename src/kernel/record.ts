import { answer } from "./answer";
import { createGame, type EngineOptions } from "./create";
import type { Answer } from "./decision";
import type { Engine } from "./engine";
import { hashState } from "./hash";
import type { Rules } from "./rules";
import type { Config } from "./state";

export const RECORD_FORMAT = 1;
/** Answers between two state hashes of a record. */
export const HASH_EVERY = 20;

/** A whole game: its config and every answer, from which it can be replayed. */
export interface GameRecord {
  readonly format: number;
  readonly game: string;
  /** Version of the rules it was played under. */
  readonly rules: number;
  readonly config: Config;
  readonly answers: readonly Answer[];
  /** State hashes after 20, 40, 60 ... answers. */
  readonly hashes: readonly string[];
}

export function newRecord(rules: Rules, config: Config): GameRecord {
  return { format: RECORD_FORMAT, game: rules.slug, rules: rules.version, config, answers: [], hashes: [] };
}

/**
 * The record with one more answer.
 * @param g the game after that answer.
 */
export function withAnswer(record: GameRecord, given: Answer, g: Engine): GameRecord {
  const answers = [...record.answers, given];
  const hashes = answers.length % HASH_EVERY === 0 ? [...record.hashes, hashState(g.state)] : record.hashes;
  return { ...record, answers, hashes };
}

export interface Replay {
  readonly engine: Engine;
  /** Number of answers carried out. */
  readonly done: number;
  /** Index of the first answer that no longer agrees (refused, or a different hash), or null. */
  readonly divergesAt: number | null;
}

/** Do the current rules accept the recorded answer? An error that it causes counts as a refusal. */
function accepts(engine: Engine, given: Answer): boolean {
  try {
    return answer(engine, given).ok;
  } catch {
    return false;
  }
}

/**
 * Replays a record, to its end or up to a number of answers; stops where it diverges.
 * @throws BadConfig when the rules no longer accept its config.
 */
export function replay(
  rules: Rules,
  record: GameRecord,
  upTo = record.answers.length,
  options?: EngineOptions,
): Replay {
  const engine = createGame(rules, record.config, options);
  for (let i = 0; i < Math.min(upTo, record.answers.length); i++) {
    if (!accepts(engine, record.answers[i] as Answer)) return { engine, done: i, divergesAt: i };
    const expected = (i + 1) % HASH_EVERY === 0 ? record.hashes[(i + 1) / HASH_EVERY - 1] : undefined;
    if (expected !== undefined && expected !== hashState(engine.state)) {
      return { engine, done: i + 1, divergesAt: i };
    }
  }
  return { engine, done: Math.min(upTo, record.answers.length), divergesAt: null };
}
