import { createContext, useContext } from "react";
import { type StoreApi, useStore } from "zustand";
import { useMatch as played } from "../../store/match";
import type { MatchStore } from "../../store/types";

/** A match that the table can read: the one being played, or a replay. */
export type MatchSource = Pick<StoreApi<MatchStore>, "getState" | "getInitialState" | "subscribe">;

/** The match on this table: the one being played, unless a provider gives another. */
export const MatchContext = createContext<MatchSource>(played);

export function useMatchSource(): MatchSource {
  return useContext(MatchContext);
}

/** A part of the match; the component renders again only when that part changes. */
export function useMatch<T>(select: (match: MatchStore) => T): T {
  return useStore(useMatchSource(), select);
}
