import type { Game } from "../../games/game";
import type { GameRecord, Reseed } from "../../kernel";
import { newId } from "../rows/new-id";
import type { Saves } from "../saving/create";
import { rebuild } from "../saving/rebuild";
import { SAVE_FORMAT } from "../schema/migrate";
import type { PassSettings, SavedMatch, TableSetup } from "../types";

/** Where a new match branches off, and who plays it. */
export interface Branch {
  readonly game: Game;
  /** The moves before the branch. */
  readonly record: GameRecord;
  readonly seats: TableSetup["seats"];
  readonly openHands: boolean;
  /** When each seat wants to be asked. */
  readonly passSettings: PassSettings;
  /**
   * True while several people still play the other match. Its future must stay hidden here, so the branch gets a seed
   * of its own.
   */
  readonly reseed?: boolean;
}

function reseeded(record: GameRecord): GameRecord {
  const again: Reseed = { at: record.answers.length, seed: newId() };
  return { ...record, reseeded: [...(record.reseeded ?? []), again] };
}

/**
 * A new match that branches off another: it has the same config and moves so far, so that it can be replayed from its
 * first move. Its future is the same too, unless it gets a new seed.
 * @param now milliseconds since 1970.
 * @throws RangeError when no seat is asked at that point, or the moves do not lead there.
 */
export function branchedMatch(branch: Branch, now: number): SavedMatch {
  const { game, seats, openHands, passSettings: passing } = branch;
  const moves = branch.record.answers.length;
  const { g, record: agreed, log } = rebuild(game, branch.reseed ? reseeded(branch.record) : branch.record);
  if (agreed.answers.length !== moves) throw new RangeError("the moves do not lead there");
  if (g.state.decision === null) throw new RangeError("the match is over there");
  return {
    format: SAVE_FORMAT,
    setup: { id: newId(), game: game.slug, seats, openHands, from: moves },
    record: agreed,
    state: g.state,
    log,
    seen: seats.map(() => log.length),
    passing: seats.map(() => passing),
    savedAt: now,
  };
}

/**
 * Saves the new match, to be played like any other.
 * @returns its id.
 */
export async function saveBranch(saves: Saves, branch: Branch): Promise<string> {
  const match = branchedMatch(branch, Date.now());
  saves.save(match);
  await saves.settled();
  return match.setup.id;
}
