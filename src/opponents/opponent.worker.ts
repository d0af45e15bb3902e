import { decide } from "./decide";
import type { OpponentRequest, OpponentReply } from "./worker-messages";

async function reply({ slug, level, view, seed }: OpponentRequest): Promise<OpponentReply> {
  try {
    return { answer: await decide(slug, level, view, seed) };
  } catch (fault) {
    return { fault: String(fault) };
  }
}

/**
 * The opponents run in a worker, so their search never blocks the table. Each question brings its own port.
 */
addEventListener("message", async ({ data, ports }: MessageEvent<OpponentRequest>) => {
  ports[0]?.postMessage(await reply(data));
});
