import type { TurnStops } from "./stops";

/**
 * Maximum number of passes in one turn of the opponent, with default settings and one response in hand. Windows in
 * which the game would be lost come on top.
 */
export const MAX_STOPS = 4;
export const MAX_STOPS_IN_MIDDLE = 2;

/** How often a person passed in the opponent's turns in which their response could have been played. */
export function passesIn(turns: readonly TurnStops[]) {
  const counted = turns.filter(({ isOthers, couldRespond }) => isOthers && couldRespond);
  const counts = counted.map(({ windows }) => windows.length).toSorted((a, b) => a - b);
  const beforeTheEnd = counted.map(({ windows, fatal }) => windows.length - fatal);
  return {
    counts,
    middle: counts[Math.floor((counts.length - 1) / 2)] ?? 0,
    most: Math.max(0, ...beforeTheEnd),
    mostOfAll: counts.at(-1) ?? 0,
  };
}
