import { createContext, useContext, useSyncExternalStore } from "react";
import { hrefOf, parseRoute, type Route } from "./route";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

/** The fragment of the address bar, as it changes. */
export function useFragment(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => "",
  );
}

/** The route on screen now, outside of React. */
export function currentRoute(): Route {
  return parseRoute(window.location.hash);
}

/**
 * Goes to a route.
 * @param replace leaves no step back (a table whose match has ended).
 */
export function go(route: Route, replace = false): void {
  const href = hrefOf(route);
  if (replace) window.location.replace(href);
  else window.location.hash = href;
}

/** Number of changes of route since the page opened: focus follows a change, never the first paint. */
export const Arrivals = createContext(0);

export function useArrivals(): number {
  return useContext(Arrivals);
}
