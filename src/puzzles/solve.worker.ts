import { type SolveReply, type SolveRequest, solveNow } from "./steps";

const reply = (said: SolveReply) => postMessage(said);

/** Solves a puzzle from a position. The page ends the worker to stop it. */
addEventListener("message", async ({ data }: MessageEvent<SolveRequest>) => {
  try {
    reply({ solved: await solveNow(data) });
  } catch (fault) {
    reply({ fault: String(fault) });
  }
});
