import type { Game } from "../../../games/game";
import { cardIn } from "../../../kernel";
import { perCard } from "../../viewmodel/perView";
import { readings } from "../../viewmodel/stats";

/** Printed and current value of each of the mat's stats in turn, as numbers that compare cheaply. */
export const valuesOf = perCard((game: Game, view, id): readonly number[] => {
  const found = readings(game, view, cardIn(view, id));
  if (found.length === 0) return [];
  const byStat = new Map(found.map((reading) => [reading.stat, reading]));
  return game.mat.cardStats.flatMap(({ stat }) => {
    const reading = byStat.get(stat);
    return [reading?.printed ?? 0, reading?.value ?? 0];
  });
});
