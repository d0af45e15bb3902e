import type { Task } from "../../puzzles/goal";
import type { Solution } from "../../puzzles/solve";
import type { SolveReply, SolveRequest } from "../../puzzles/steps";
import { saves } from "../saving/saves";

function inWorker(request: SolveRequest): Promise<Solution> {
  const worker = new Worker(new URL("../../puzzles/solve.worker.ts", import.meta.url), { type: "module" });
  const solution = new Promise<Solution>((resolve, reject) => {
    worker.addEventListener("error", () => reject(new Error("the puzzle's worker broke")));
    worker.addEventListener("message", ({ data }: MessageEvent<SolveReply>) => {
      if ("solution" in data) resolve(data.solution);
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
  const { answer, verdict } = await inWorker({ slug: setup.game, state, task });
  return verdict === "solved" ? answer : null;
}
