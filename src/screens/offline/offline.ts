import { registerSW } from "virtual:pwa-register";
import { useEffect } from "react";
import { create } from "zustand";
import { isMatchRunning } from "../../store/match-running";
import { announceMatch, matchInSomeTab } from "./tabs";

/** `none`: this browser (or the development server) caches nothing. */
export type OfflineState = "none" | "saving" | "ready" | "failed";

interface OfflineStore {
  readonly state: OfflineState;
  /** True when the app has just become playable offline for the first time. */
  readonly justReady: boolean;
  /** True when a new version has been downloaded and waits to be activated. */
  readonly updateReady: boolean;
  /** True while a match is running at this page's table. */
  readonly matchRuns: boolean;
  /** True once the player has seen the notice that the update waits until after the match. */
  readonly waitAccepted: boolean;
  /** True once the player dismissed the update notice. The footer still offers the update. */
  readonly updatePutOff: boolean;
  /** True when a match runs in another tab, so the update was not activated. */
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
/** The new version is already active, from another tab. Only this page is outdated. */
let tookOver = false;

/** Registers the service worker. A new version is downloaded and activated only on request. */
export function registerServiceWorker(): void {
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

/** Records whether a match is running at this page's table, which defers updates in all tabs. */
export function useReportMatchRunning(runs: boolean): void {
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

/** Activates the new version and reloads the page, unless a match is running in any tab. */
export async function updateNow(): Promise<void> {
  if (tookOver) return window.location.reload();
  if (await matchInSomeTab()) return useOffline.setState({ playedElsewhere: true, updatePutOff: false });
  await activate?.();
}

export function dismissReady(): void {
  useOffline.setState({ justReady: false });
}

export function dismissWaiting(): void {
  useOffline.setState({ waitAccepted: true });
}

export function postponeUpdate(): void {
  useOffline.setState({ updatePutOff: true });
}
