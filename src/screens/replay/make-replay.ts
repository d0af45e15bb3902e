import type { StoreApi } from "zustand";
import { createReplay, type ReplaySource, type ReplayStore } from "../../store/replay/create";

/** A replay ready for the table, with the match it shows. */
export interface ReplayOnTable {
  readonly source: ReplaySource;
  readonly store: StoreApi<ReplayStore>;
}

/** @throws BadConfig when the rules refuse the record's config. */
export function makeReplay(source: ReplaySource): ReplayOnTable {
  return { source, store: createReplay(source) };
}
