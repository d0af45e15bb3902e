import { createContext, useContext } from "react";
import type { StoreApi } from "zustand";
import { playedMatch } from "../../store/play/match";
import type { Pacer } from "../../store/play/pacer";
import type { MatchCommands, MatchState } from "../../store/types";

/** The commands of the match on a table. A replay has only the first two. */
export type TableCommands = Pick<MatchCommands, "judge" | "liftCurtain"> & Partial<MatchCommands>;

/** A match that a table can show: the one being played, or a replay. */
export interface TableMatch {
  readonly state: Pick<StoreApi<MatchState>, "getState" | "getInitialState" | "subscribe">;
  readonly commands: TableCommands;
  /** Lets scripted players wait until their moves have been seen. */
  readonly pacer?: Pacer;
}

/** The match on this table: the one being played, unless a provider gives another. */
export const MatchContext = createContext<TableMatch>(playedMatch);

export const useTableMatch = (): TableMatch => useContext(MatchContext);

export const useCommands = (): TableCommands => useTableMatch().commands;
