import { createContext, useContext, useSyncExternalStore } from "react";
import { hrefOf, parseRoute, type Route } from "./route";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

/** The current fragment of the address bar. */
export function useFragment(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => "",
  );
}

/** The current route, for code outside React. */
export function currentRoute(): Route {
  return parseRoute(window.location.hash);
}

/**
 * Navigates to a route.
 * @param replace replaces the history entry (a table whose match has ended).
 */
export function go(route: Route, replace = false): void {
  const href = hrefOf(route);
  if (replace) window.location.replace(href);
  else window.location.hash = href;
}

/** Number of route changes since the page opened: focus moves on a change, never on the first paint. */
export const Arrivals = createContext(0);

export function useArrivals(): number {
  return useContext(Arrivals);
}
