import type { Question, Reply } from "./worker-messages";
import { decideAsync } from "./worker-scripts";

async function reply(question: Question): Promise<Reply> {
  try {
    return { answer: await decideAsync(question) };
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
