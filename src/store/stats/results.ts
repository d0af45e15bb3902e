import * as v from "valibot";
import type { memory } from "../../text/en/ui/memory";
import { messages } from "../../text/message";
import { newId } from "../saving/identify";
import { setAside } from "../saving/quarantine";
import type { SteadyShelf } from "../saving/steady";
import type { TroubleStore } from "../troubles";
import { type MatchResult, resultSchema } from "./result";

async function readResult(
  shelf: SteadyShelf,
  troubles: TroubleStore,
  key: string,
): Promise<readonly MatchResult[]> {
  const row = await shelf.get("results", key);
  const result = v.safeParse(resultSchema, row);
  if (result.success) return [result.output];
  if (row === undefined) return [];
  const [name, text] = [`playmat-result-${key}.json`, JSON.stringify(row) ?? ""];
  const why = messages<typeof memory>()("trouble.result-unreadable");
  await shelf.write([
    setAside({ id: newId(), name, why, text, at: Date.now() }),
    { shelf: "results", key, row: null },
  ]);
  troubles.getState().report({ id: "result", message: why, raw: text, fileName: name });
  return [];
}

/** All results on a shelf. What cannot be read is set aside and becomes a trouble. */
export async function readResults(
  shelf: SteadyShelf,
  troubles: TroubleStore,
): Promise<readonly MatchResult[]> {
  const results: MatchResult[] = [];
  for (const key of await shelf.keys("results")) results.push(...(await readResult(shelf, troubles, key)));
  return results;
}
