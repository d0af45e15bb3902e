import type { Question, Reply } from "./worker-messages";
import { decideAsync } from "./worker-scripts";

async function reply(question: Question): Promise<Reply> {
  try {
    return { answer: await decideAsync(question) };
  } catch (fault) {
    return { fault: String(fault) };
  }
}

/** The opponents in a thread of their own: what they think never holds up the table. Each question brings its port. */
addEventListener("message", async ({ data, ports }: MessageEvent<Question>) => {
  ports[0]?.postMessage(await reply(data));
});
