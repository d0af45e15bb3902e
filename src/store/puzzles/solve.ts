import { createGame } from "../../kernel";
import { configOf, type Position } from "../../positions/position";
import type { Task } from "../../puzzles/goal";
import { ownPuzzle, taskOf } from "../../puzzles/puzzle";
import type { Solution } from "../../puzzles/solve";
import type { Solved, SolveReply, SolveRequest } from "../../puzzles/steps";
import { loadGame } from "../games";
import { saves } from "../saving/saves";

function inWorker(request: SolveRequest): Promise<Solved> {
  const worker = new Worker(new URL("../../puzzles/solve.worker.ts", import.meta.url), { type: "module" });
  const solution = new Promise<Solved>((resolve, reject) => {
    worker.addEventListener("error", () => reject(new Error("the puzzle's worker broke")));
    worker.addEventListener("message", ({ data }: MessageEvent<SolveReply>) => {
      if ("solved" in data) resolve(data.solved);
      else reject(new Error(data.fault));
    });
  });
  worker.postMessage(request);
  return solution.finally(() => worker.terminate());
}

/**
 * The next answer of a solution in the match of a puzzle, or null when none was found from here.
 * @throws when the match cannot be read.
 */
export async function nextAnswer(match: string, task: Task): Promise<Solution["answer"]> {
  await saves.settled();
  const loaded = await saves.load(match);
  if (loaded === null) throw new Error("no match");
  const { state, setup } = loaded.match;
  const { answer, verdict } = await inWorker({ slug: setup.game, state, task, all: false });
  return verdict === "solved" ? answer : null;
}

/**
 * Whether a position with a goal has a solution, and by how many first answers.
 * @throws when the position has no goal or cannot be played.
 */
export async function checkPosition(position: Position): Promise<Solved> {
  const puzzle = ownPuzzle("", position);
  const config = configOf(position, []);
  const game = await loadGame(position.game, config);
  if (puzzle === null || game === null) throw new Error("no puzzle");
  const { state } = createGame(game.rules, config, { events: false });
  return inWorker({ slug: position.game, state, task: taskOf(puzzle), all: true });
}
