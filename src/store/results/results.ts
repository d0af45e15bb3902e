import type { memory } from "../../text/en/ui/memory";
import { messages } from "../../text/message";
import type { NoticeStore } from "../notices";
import type { FallbackStore } from "../rows/memory-fallback";
import { newId } from "../rows/new-id";
import { jsonOf, quarantineChange } from "../rows/quarantine";
import { validate } from "../schema/plain-schema";
import { type MatchResult, resultSchema } from "./result";

async function readResult(
  store: FallbackStore,
  notices: NoticeStore,
  key: string,
): Promise<readonly MatchResult[]> {
  const row = await store.get("results", key);
  const result = validate(resultSchema, row);
  if (result.success) return [result.output];
  if (row === undefined) return [];
  const [name, text] = [`playmat-result-${key}.json`, jsonOf(row)];
  const why = messages<typeof memory>()("notice.result-unreadable");
  await store.write([
    quarantineChange({ id: newId(), name, why, text, at: Date.now() }),
    { store: "results", key, row: null },
  ]);
  notices.getState().report({ id: "result", message: why, raw: text, fileName: name });
  return [];
}

/** All results in a store. Unreadable ones are quarantined, with a notice. */
export async function readResults(
  store: FallbackStore,
  notices: NoticeStore,
): Promise<readonly MatchResult[]> {
  const results: MatchResult[] = [];
  for (const key of await store.keys("results")) results.push(...(await readResult(store, notices, key)));
  return results;
}
