import { registerSW } from "virtual:pwa-register";
import { useEffect } from "react";
import { create } from "zustand";
import { isMatchRunning } from "../../store/match-state";
import { announceMatch, matchInSomeTab } from "./tabs";

/** `none`: this browser (or the development server) keeps nothing. */
export type OfflineState = "none" | "saving" | "ready" | "failed";

interface OfflineStore {
  readonly state: OfflineState;
  /** The house has just become playable without a network, for the first time. */
  readonly justReady: boolean;
  /** A new version has been fetched and waits. */
  readonly updateReady: boolean;
  /** A match is going on at this page's table. */
  readonly matchRuns: boolean;
  /** The player has been told that the update waits until after the match. */
  readonly waitAccepted: boolean;
  /** The player does not want to hear of it now; the footer goes on offering it. */
  readonly updatePutOff: boolean;
  /** Another tab plays on, so the update was not put in place. */
  readonly playedElsewhere: boolean;
}

export const useOffline = create<OfflineStore>()(() => ({
  state: "none",
  justReady: false,
  updateReady: false,
  matchRuns: false,
  waitAccepted: false,
  updatePutOff: false,
  playedElsewhere: false,
}));

let activate: (() => Promise<void>) | null = null;
/** The new version has taken over already (from another tab): only this page is still the old one. */
let tookOver = false;

/** Keeps the house for use without a network. A new version is fetched and then waits to be asked for. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  useOffline.setState({ state: "saving" });
  activate = registerSW({
    onOfflineReady: () => useOffline.setState({ state: "ready", justReady: true }),
    onNeedRefresh: () => useOffline.setState({ updateReady: true }),
    onRegisteredSW: (_address, registration) => {
      if (registration?.active) useOffline.setState({ state: "ready" });
    },
    onRegisterError: () => useOffline.setState({ state: "failed" }),
    onNeedReload: () => {
      if (!isMatchRunning()) return window.location.reload();
      tookOver = true;
      useOffline.setState({ updateReady: true });
    },
  });
}

/** Says whether a match goes on at this page's table. It keeps updates waiting, here and in other tabs. */
export function useMatchRuns(runs: boolean): void {
  useEffect(() => {
    if (!runs) return undefined;
    const release = announceMatch();
    useOffline.setState({ matchRuns: true });
    return () => {
      release();
      useOffline.setState({ matchRuns: false });
    };
  }, [runs]);
}

/** Puts the new version in place, unless a match runs in some tab. The page loads anew. */
export async function updateNow(): Promise<void> {
  if (tookOver) return window.location.reload();
  if (await matchInSomeTab()) return useOffline.setState({ playedElsewhere: true, updatePutOff: false });
  await activate?.();
}

export function dismissReady(): void {
  useOffline.setState({ justReady: false });
}

export function acceptWait(): void {
  useOffline.setState({ waitAccepted: true });
}

export function putOffUpdate(): void {
  useOffline.setState({ updatePutOff: true });
}
