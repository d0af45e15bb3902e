import type { Hint } from "../../opponents/hint/hint";
import type { HintReply, HintRequest } from "../../opponents/hint/messages";

/** A hint that is being found. */
export interface RunningHint {
  /** Rejects if the expert fails. Never settles once it has been stopped. */
  readonly hint: Promise<Hint>;
  stop(): void;
}

export type AskHint = (request: HintRequest) => RunningHint;

const inWorker: AskHint = (request) => {
  const worker = new Worker(new URL("../../opponents/hint/hint.worker.ts", import.meta.url), {
    type: "module",
  });
  const hint = new Promise<Hint>((resolve, reject) => {
    worker.addEventListener("error", () => reject(new Error("the hint's worker broke")));
    worker.addEventListener("message", ({ data }: MessageEvent<HintReply>) => {
      worker.terminate();
      if ("hint" in data) resolve(data.hint);
      else reject(new Error(data.fault));
    });
  });
  worker.postMessage(request);
  return { hint, stop: () => worker.terminate() };
};

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Thinks in the page, simulation by simulation, when there is no worker. */
const inPage: AskHint = (request) => {
  let isStopped = false;
  const think = async (): Promise<Hint> => {
    const { hintSteps } = await import("../../opponents/hint/worker-steps");
    const steps = await hintSteps(request, () => performance.now());
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return step.value;
      await pause();
      if (isStopped) return new Promise(() => undefined);
    }
  };
  return {
    hint: think(),
    stop: () => {
      isStopped = true;
    },
  };
};

/** Asks the expert what it would do. */
export const askHint: AskHint = (request) =>
  typeof Worker === "undefined" ? inPage(request) : inWorker(request);
