import { decide } from "./decide";
import type { Question, Reply } from "./worker-messages";

async function reply({ slug, level, view, seed }: Question): Promise<Reply> {
  try {
    return { answer: await decide(slug, level, view, seed) };
  } catch (fault) {
    return { fault: String(fault) };
  }
}

/**
 * The opponents run in a worker, so their search never blocks the table. Each question brings its own port.
 */
addEventListener("message", async ({ data, ports }: MessageEvent<Question>) => {
  ports[0]?.postMessage(await reply(data));
});
