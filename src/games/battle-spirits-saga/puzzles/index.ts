import type { PuzzleBoards } from "../../puzzle-boards";

export const puzzles: PuzzleBoards = {
  attackStep: "attack",
  life: "life",
  cleared: ["spirits"],
  sizes: [2, 3, 4],
  keptWhole: ["deck", "trash"],
  mostOf: { reserve: 2 },
};
