import type { MatchReview, ReviewProgress, ReviewReport, ReviewRequest } from "../../opponents/review";

/** A review under way. */
export interface RunningReview {
  /** Rejects if the review fails. Never settles once it has been stopped. */
  readonly review: Promise<MatchReview>;
  stop(): void;
}

/**
 * Reviews a match.
 * @param onProgress called after each answer.
 */
export type RunReview = (
  request: ReviewRequest,
  onProgress: (progress: ReviewProgress) => void,
) => RunningReview;

const inWorker: RunReview = (request, onProgress) => {
  const worker = new Worker(new URL("../../opponents/review/review.worker.ts", import.meta.url), {
    type: "module",
  });
  const review = new Promise<MatchReview>((resolve, reject) => {
    worker.addEventListener("error", () => reject(new Error("the review's worker broke")));
    worker.addEventListener("message", ({ data }: MessageEvent<ReviewReport>) => {
      if ("progress" in data) return onProgress(data.progress);
      worker.terminate();
      if ("review" in data) resolve(data.review);
      else reject(new Error(data.fault));
    });
  });
  worker.postMessage(request);
  return { review, stop: () => worker.terminate() };
};

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Runs the review in the page, answer by answer, when there is no worker. */
const inPage: RunReview = (request, onProgress) => {
  let isStopped = false;
  const run = async (): Promise<MatchReview> => {
    const { reviewSteps } = await import("../../opponents/review/worker-steps");
    const steps = await reviewSteps(request);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return step.value;
      onProgress(step.value);
      await pause();
      if (isStopped) return new Promise(() => undefined);
    }
  };
  return {
    review: run(),
    stop: () => {
      isStopped = true;
    },
  };
};

export const runReview: RunReview = (...args) =>
  typeof Worker === "undefined" ? inPage(...args) : inWorker(...args);
