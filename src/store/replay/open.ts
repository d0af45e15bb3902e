import { message } from "../../text/message";
import type { NoticeStore } from "../notices";
import type { Saves } from "../saving/create";
import { fileNameOf, summaryOf, textOf } from "../saving/summary";
import { createReplay, type ReplaySource, type ReplayStore } from "./create";

/** A replay ready for the table, with the match it shows. */
export interface ReplayOnTable {
  readonly source: ReplaySource;
  readonly store: ReplayStore;
}

/**
 * Prepares a replay for the table.
 * @param start answers carried out in the first frame.
 * @throws BadConfig when the rules refuse the record's config.
 */
export function makeReplay(source: ReplaySource, start = 0): ReplayOnTable {
  return { source, store: createReplay(source, start) };
}

/**
 * Opens the replay of a saved match.
 * @param start answers carried out in the first frame.
 * @returns null, with a notice, when it cannot be read or its moves do not run. The save is kept then, because its
 * position may still be playable.
 */
export async function openReplay(
  saves: Saves,
  notices: NoticeStore,
  id: string,
  start = 0,
): Promise<ReplayOnTable | null> {
  // The table may still be saving the match.
  await saves.settled();
  const loaded = await saves.load(id);
  if (loaded === null) return null;
  const { game, match } = loaded;
  const { setup, record, state, series } = match;
  try {
    return makeReplay({ game, setup, record, over: state.outcome !== null, series }, start);
  } catch (fault) {
    console.error(fault);
    notices.getState().report({
      id: `match-${id}`,
      message: message("notice.match-unplayable", { player: record.config.seats.map(({ name }) => name) }),
      file: () => textOf(match),
      fileName: fileNameOf(summaryOf(match)),
    });
    return null;
  }
}
