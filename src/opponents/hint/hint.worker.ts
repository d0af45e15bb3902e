import type { HintReply, HintRequest } from "./messages";
import { hintSteps } from "./worker-steps";

const reply = (said: HintReply) => postMessage(said);

/** Thinks about one decision. The page ends the worker to stop it. */
addEventListener("message", async ({ data }: MessageEvent<HintRequest>) => {
  try {
    const steps = await hintSteps(data, () => performance.now());
    let step = steps.next();
    while (!step.done) step = steps.next();
    reply({ hint: step.value });
  } catch (fault) {
    reply({ fault: String(fault) });
  }
});
