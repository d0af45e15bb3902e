import type { PuzzleBoards } from "../../puzzle-boards";

export const puzzles: PuzzleBoards = {
  attackStep: "battle",
  life: "sp",
  cleared: ["fighters"],
  sizes: [3, 4, 5],
  keptWhole: ["deck", "discard", "battlefield"],
};
