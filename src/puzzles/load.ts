import { GAME_SLUGS, type GameSlug } from "../games/registry";
import { type Puzzle, puzzlesFrom } from "./puzzle";

/** The puzzles of the games that have any. */
const FILES: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  "d20-warriors": () => import("./data/d20-warriors.json"),
  "battle-of-souls": () => import("./data/battle-of-souls.json"),
  "battle-spirits-saga": () => import("./data/battle-spirits-saga.json"),
  "battle-cores": () => import("./data/battle-cores.json"),
  "soul-masters": () => import("./data/soul-masters.json"),
};

/** The games that have puzzles. */
export const PUZZLE_GAMES: readonly GameSlug[] = GAME_SLUGS.filter((slug) => Object.hasOwn(FILES, slug));

/** The puzzles of a game, the easiest first. None for a game without puzzles. */
export async function loadPuzzles(slug: string): Promise<readonly Puzzle[]> {
  const load = Object.hasOwn(FILES, slug) ? FILES[slug] : undefined;
  if (load === undefined) return [];
  return puzzlesFrom((await load()).default).toSorted((a, b) => (a.difficulty ?? 0) - (b.difficulty ?? 0));
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * The puzzle of a day, the same wherever it is that day. Null when there are none.
 * @param date of which year, month and day count, by the device's own calendar.
 */
export function puzzleOfDay(puzzles: readonly Puzzle[], date: Date): Puzzle | null {
  const day = Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);
  // A step without a common divisor visits them all before one comes again, but not in the order of the list.
  const step = [7, 11, 13, 17].find((prime) => puzzles.length % prime !== 0) ?? 1;
  return puzzles[(day * step) % puzzles.length] ?? null;
}
