import { decide } from "./decide";
import type { OpponentReply, OpponentRequest } from "./worker-messages";

/** Any message through the port asks for the best answer so far. */
async function reply(
  { slug, level, view, seed }: OpponentRequest,
  port: MessagePort,
): Promise<OpponentReply> {
  let hurried = false;
  port.onmessage = () => {
    hurried = true;
  };
  const time = {
    clock: () => performance.now(),
    rest: () => new Promise<void>((done) => setTimeout(done)),
    isHurried: () => hurried,
  };
  try {
    return { answer: await decide(slug, level, view, seed, time) };
  } catch (fault) {
    return { fault: String(fault) };
  }
}

/** The opponents run in a worker so that their search never blocks the table. Each request brings its own port. */
addEventListener("message", async ({ data, ports: [port] }: MessageEvent<OpponentRequest>) => {
  if (port !== undefined) port.postMessage(await reply(data, port));
});
