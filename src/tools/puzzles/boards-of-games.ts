import { puzzles as battleCores } from "../../games/battle-cores/puzzles";
import { puzzles as battleOfSouls } from "../../games/battle-of-souls/puzzles";
import { puzzles as battleSpiritsSaga } from "../../games/battle-spirits-saga/puzzles";
import { puzzles as d20Warriors } from "../../games/d20-warriors/puzzles";
import type { PuzzleBoards } from "../../games/puzzle-boards";
import type { GameSlug } from "../../games/registry";
import { puzzles as soulMasters } from "../../games/soul-masters/puzzles";

/** How boards of each game become puzzles. */
export const PUZZLE_BOARDS: Readonly<Record<GameSlug, PuzzleBoards>> = {
  "d20-warriors": d20Warriors,
  "battle-of-souls": battleOfSouls,
  "battle-spirits-saga": battleSpiritsSaga,
  "battle-cores": battleCores,
  "soul-masters": soulMasters,
};
