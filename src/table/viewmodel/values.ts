import type { Game } from "../../games/game";
import { perCard } from "./per-view";
import { statModels } from "./stats";

/**
 * Printed value, current value and remaining value of each of the mat's stats in order. Numbers are cheap to compare.
 */
export const valuesOf = perCard((game: Game, view, id): readonly number[] => {
  const found = statModels(game, view, id);
  if (found.length === 0) return [];
  const byStat = new Map(found.map((reading) => [reading.stat, reading]));
  return game.table.mat.cardStats.flatMap(({ stat }) => {
    const reading = byStat.get(stat);
    const value = reading?.value ?? 0;
    return [reading?.printed ?? 0, value, reading?.left ?? value];
  });
});
