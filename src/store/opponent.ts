import type { Answer, View } from "../kernel";
import type { OpponentReply, OpponentRequest } from "../opponents/worker-messages";
import type { ScriptedLevel } from "./types";

/**
 * Asks a scripted opponent to answer the open decision in its view. Null when no seat may answer now. Rejects if the
 * opponent fails. When `hurry` is aborted, an opponent that is still searching answers with the best so far.
 */
export type AskOpponent = (
  slug: string,
  level: ScriptedLevel,
  view: View,
  seed: string,
  hurry?: AbortSignal,
) => Promise<Answer | null>;

/** Milliseconds after which an opponent counts as broken. */
const ANSWER_TIMEOUT = 20_000;

interface OpponentWorker {
  readonly worker: Worker;
  /** Rejects when the worker breaks. */
  readonly broken: Promise<never>;
}

let opponentWorker: OpponentWorker | null = null;

function startWorker(): OpponentWorker {
  const worker = new Worker(new URL("../opponents/opponent.worker.ts", import.meta.url), { type: "module" });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener("error", () => reject(new Error("the opponents' worker broke")));
    worker.addEventListener("messageerror", () =>
      reject(new Error("the opponents' worker was not understood")),
    );
  });
  broken.catch(() => undefined);
  return { worker, broken };
}

/** Sends one question through its own port, so that answers cannot be mixed up. */
function ask(worker: Worker, question: OpponentRequest, hurry?: AbortSignal): Promise<Answer | null> {
  const { port1: mine, port2: theirs } = new MessageChannel();
  const sayHurry = () => mine.postMessage("now");
  hurry?.addEventListener("abort", sayHurry);
  return new Promise((resolve, reject) => {
    mine.onmessage = ({ data }: MessageEvent<OpponentReply>) => {
      hurry?.removeEventListener("abort", sayHurry);
      mine.close();
      if ("answer" in data) resolve(data.answer);
      else reject(new Error(data.fault));
    };
    worker.postMessage(question, [theirs]);
  });
}

function stopWorker(): void {
  opponentWorker?.worker.terminate();
  opponentWorker = null;
}

/** Lets the page paint first, because posting a whole view takes a while. */
const afterPaint = (): Promise<void> => new Promise((done) => setTimeout(done));

const inWorker: AskOpponent = async (slug, level, view, seed, hurry) => {
  await afterPaint();
  opponentWorker ??= startWorker();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the opponent does not answer")), ANSWER_TIMEOUT);
  });
  try {
    return await Promise.race([
      ask(opponentWorker.worker, { slug, level, view, seed }, hurry),
      opponentWorker.broken,
      late,
    ]);
  } catch (fault) {
    stopWorker();
    throw fault;
  } finally {
    clearTimeout(timer);
  }
};

/** Runs the opponent in the page when there is no worker. */
const inPage: AskOpponent = async (slug, level, view, seed, hurry) => {
  const { decide } = await import("../opponents/decide");
  const clock = () => performance.now();
  return decide(slug, level, view, seed, {
    clock,
    rest: afterPaint,
    isHurried: () => hurry?.aborted === true,
  });
};

/** Asks in a worker, which keeps the table responsive. Falls back to the page when there is no worker or it breaks. */
export const askOpponent: AskOpponent = async (slug, level, view, seed, hurry) => {
  if (typeof Worker === "undefined") return inPage(slug, level, view, seed, hurry);
  try {
    return await inWorker(slug, level, view, seed, hurry);
  } catch {
    return inPage(slug, level, view, seed, hurry);
  }
};
