import { createContext, useContext } from "react";
import { type StoreApi, useStore } from "zustand";
import { playedMatch } from "../../store/match";
import type { Pacer } from "../../store/play/pacer";
import type { MatchCommands, MatchState } from "../../store/types";

/** The state of a match, to be read. */
export type ReadableMatch = Pick<StoreApi<MatchState>, "getState" | "getInitialState" | "subscribe">;

/** What can be done with the match on a table. A replay cannot be played: it has only the first two. */
export type TableCommands = Pick<MatchCommands, "why" | "liftCurtain"> & Partial<MatchCommands>;

/** A match that a table can show: the one being played, or a replay. */
export interface TableMatch {
  readonly state: ReadableMatch;
  readonly commands: TableCommands;
  /** Lets scripted players wait until their moves have been seen. */
  readonly pacer?: Pacer;
}

/** The match on this table: the one being played, unless a provider gives another. */
export const MatchContext = createContext<TableMatch>(playedMatch);

export const useCommands = (): TableCommands => useContext(MatchContext).commands;

/** The match as far as it has been seen. */
export const ShownContext = createContext<ReadableMatch>(playedMatch.state);

export function useMatchSource(): ReadableMatch {
  return useContext(ShownContext);
}

/** A part of the match; the component renders again only when that part changes. */
export function useMatch<T>(select: (match: MatchState) => T): T {
  return useStore(useMatchSource(), select);
}
