import type { PuzzleBoards } from "../../puzzle-boards";

export const puzzles: PuzzleBoards = {
  attackStep: "battle",
  life: "hp",
  cleared: ["monsters"],
  sizes: [2, 3],
  keptWhole: ["deck", "ground"],
};
