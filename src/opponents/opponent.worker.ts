import { decide } from "./decide";
import type { OpponentReply, OpponentRequest } from "./worker-messages";

async function reply({ slug, level, view, seed }: OpponentRequest): Promise<OpponentReply> {
  try {
    return { answer: await decide(slug, level, view, seed) };
  } catch (fault) {
    return { fault: String(fault) };
  }
}

/** The opponents run in a worker so that their search never blocks the table. Each request brings its own port. */
addEventListener("message", async ({ data, ports }: MessageEvent<OpponentRequest>) => {
  ports[0]?.postMessage(await reply(data));
});
