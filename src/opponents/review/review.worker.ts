import type { ReviewReport, ReviewRequest } from "./messages";
import { reviewSteps } from "./worker-steps";

const report = (said: ReviewReport) => postMessage(said);

/** Reviews one match and reports each step. The page ends the worker to stop it. */
addEventListener("message", async ({ data }: MessageEvent<ReviewRequest>) => {
  try {
    const steps = await reviewSteps(data);
    let step = steps.next();
    while (!step.done) {
      report({ progress: step.value });
      step = steps.next();
    }
    report({ review: step.value });
  } catch (fault) {
    report({ fault: String(fault) });
  }
});
