import { decide, type Helper, trialsIn } from "./decide";
import type { ThinkingTime } from "./think-in-slices";
import type { HelpReply, HelpRequest, OpponentReply, OpponentRequest } from "./worker-messages";

/** Any message through the port asks for the best answer so far. */
function thinkingTime(port: MessagePort): ThinkingTime {
  let hurried = false;
  port.onmessage = () => {
    hurried = true;
  };
  return {
    clock: () => performance.now(),
    rest: () => new Promise<void>((done) => setTimeout(done)),
    isHurried: () => hurried,
  };
}

/** A second worker of this kind. Null without a core for it, and once it has broken. */
let second: Worker | null | undefined;

function startSecond(): Worker | null {
  if (navigator.hardwareConcurrency < 2) return null;
  const worker = new Worker(new URL("./opponent.worker.ts", import.meta.url), { type: "module" });
  const drop = () => {
    worker.terminate();
    second = null;
  };
  worker.addEventListener("error", drop);
  worker.addEventListener("messageerror", drop);
  return worker;
}

/** Asks the second worker, and tells it when the page wants the best answer so far. */
const helperFor =
  (port: MessagePort): Helper =>
  async (slug, view, seed, share) => {
    if (second === undefined) second = startSecond();
    const worker = second;
    if (worker === null) return null;
    const { port1: mine, port2: theirs } = new MessageChannel();
    port.addEventListener("message", () => mine.postMessage("now"));
    const reply = new Promise<HelpReply>((resolve) => {
      worker.addEventListener("error", () => resolve({ fault: "the worker broke" }), { once: true });
      mine.onmessage = ({ data }: MessageEvent<HelpReply>) => resolve(data);
    });
    worker.postMessage({ slug, view, seed, share } satisfies HelpRequest, [theirs]);
    const said = await reply;
    mine.close();
    return "trials" in said ? said.trials : null;
  };

async function reply(request: OpponentRequest, port: MessagePort): Promise<OpponentReply> {
  const { slug, level, view, seed } = request;
  try {
    return { answer: await decide(slug, level, view, seed, thinkingTime(port), helperFor(port)) };
  } catch (fault) {
    return { fault: String(fault) };
  }
}

async function help({ slug, view, seed, share }: HelpRequest, port: MessagePort): Promise<HelpReply> {
  try {
    return { trials: await trialsIn(share, slug, view, seed, thinkingTime(port)) };
  } catch (fault) {
    return { fault: String(fault) };
  }
}

/**
 * The opponents run in a worker so that their search never blocks the table. Each request brings its own port. The
 * expert has half of its worlds searched by a second worker.
 */
addEventListener("message", async ({ data, ports: [port] }: MessageEvent<OpponentRequest | HelpRequest>) => {
  if (port === undefined) return;
  port.postMessage("share" in data ? await help(data, port) : await reply(data, port));
});
