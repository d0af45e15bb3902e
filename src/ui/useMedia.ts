import { useSyncExternalStore } from "react";

/** Whether the media query currently matches. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
  );
}

export const PHONE = "(max-width: 700px)";

/** Too low for a rail with a log: a phone in landscape. */
export const useIsLow = (): boolean => useMedia("(min-width: 701px) and (max-height: 560px)");

/** Too narrow for a rail: one column, and the rail becomes a sheet. */
export const useIsPhone = (): boolean => useMedia(PHONE);
