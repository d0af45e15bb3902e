import type { Message } from "../../kernel";
import type { Saves } from "../saving/create";
import { plainCopy } from "../schema/plain-copy";
import { MAX_MATCH_LENGTH } from "../schema/saved-schema";
import type { Settings } from "../settings/settings";
import { BACKUP_FORMAT, BACKUP_VERSION, MAX_BACKUP_LENGTH, megabytes, type RowCounts } from "./format";
import { message } from "./messages";

export interface BackupSources {
  readonly saves: Pick<Saves, "store" | "isReachable" | "list" | "exportMatch" | "quarantined">;
  /** The settings to keep. */
  readonly settings: () => Settings;
  /** Games whose lesson has been completed. */
  readonly lessons: () => readonly string[];
  /** Solved puzzles. */
  readonly puzzles: () => readonly string[];
  /** Defaults to the maximum. */
  readonly mostCharacters?: number;
}

/** A backup, or why there is none. */
export type WrittenBackup =
  | {
      readonly text: string;
      readonly counts: RowCounts;
      /** True when the saved data could not be reached, so that it holds only what is in memory. */
      readonly partial: boolean;
    }
  | { readonly why: Message };

/** The settings without the PINs: a file may be passed on. */
function settingsToKeep({ pins: _, ...others }: Settings): Omit<Settings, "pins"> {
  return others;
}

/**
 * Everything that is saved on this device, as one text: matches, decks (deleted ones too), events, card sets, positions, results,
 * settings, completed lessons, solved puzzles and the quarantine. Rows are kept as found, whatever they contain.
 * @throws when the saved data cannot be reached and nothing is in memory.
 */
export async function writeBackup({
  saves,
  settings,
  lessons,
  puzzles,
  mostCharacters = MAX_BACKUP_LENGTH,
}: BackupSources): Promise<WrittenBackup> {
  const { store } = saves;
  const limit = rowLimit(mostCharacters);
  const copiesOf = (
    kind: "decks" | "events" | "sets" | "positions" | "results",
    wrap: (id: string, row: unknown) => object,
  ) =>
    limit.jsonOf(store.keys(kind), async (id) => {
      const row = await store.get(kind, id);
      return row === undefined ? null : wrap(id, plainCopy(row, MAX_MATCH_LENGTH));
    });

  const matchIds = saves.list().then(
    (list) => list.map(({ id }) => id),
    () => [],
  );
  const matches = await limit.jsonOf(matchIds, async (id) => {
    const text = await saves.exportMatch(id);
    return text === null ? null : { id, text };
  });
  const decks = await copiesOf("decks", rowWithId);
  const events = await copiesOf("events", rowWithId);
  // A set names its game and its code, which are its key.
  const sets = await copiesOf("sets", (_, row) => (typeof row === "object" && row !== null ? row : { row }));
  const positions = await copiesOf("positions", rowWithId);
  const results = await copiesOf("results", (id, result) => ({ id, result }));
  const entries = new Map((await saves.quarantined()).map((entry) => [entry.id, entry]));
  const quarantine = await limit.jsonOf([...entries.keys()], async (id) => entries.get(id) ?? null);

  const partial = !(await saves.isReachable());
  const counts = {
    matches: matches.length,
    decks: decks.length,
    events: events.length,
    sets: sets.length,
    positions: positions.length,
    results: results.length,
    aside: quarantine.length,
  };
  if (partial && Object.values(counts).every((n) => n === 0)) throw new Error("the store cannot be reached");
  if (limit.isExceeded()) return { why: message("backup.too-big", { most: megabytes(mostCharacters) }) };
  const parts = [
    `"format":${JSON.stringify(BACKUP_FORMAT)}`,
    `"version":${BACKUP_VERSION}`,
    `"settings":${JSON.stringify(settingsToKeep(settings()))}`,
    `"lessons":${JSON.stringify(lessons())}`,
    `"puzzles":${JSON.stringify(puzzles())}`,
    ...Object.entries({ decks, events, sets, positions, matches, results, quarantine }).map(
      ([key, texts]) => `"${key}":[${texts.join(",\n")}]`,
    ),
  ];
  return { text: `{${parts.join(",\n")}}\n`, counts, partial };
}

/** Writes rows as JSON, as long as all of them together stay within a number of characters. */
function rowLimit(mostCharacters: number) {
  let length = 0;
  const isExceeded = () => length > mostCharacters;
  const jsonOf = async (
    keys: readonly string[] | Promise<readonly string[]>,
    read: (key: string) => Promise<object | null>,
  ): Promise<readonly string[]> => {
    const texts: string[] = [];
    for (const key of await keys) {
      const row = isExceeded() ? null : await read(key);
      if (row === null) continue;
      const text = JSON.stringify(row);
      length += text.length + 2;
      texts.push(text);
    }
    return texts;
  };
  return { isExceeded, jsonOf };
}

/** Decks, events and positions are stored under their id, whatever the row says. */
const rowWithId = (id: string, row: unknown): object =>
  typeof row === "object" && row !== null && !Array.isArray(row) ? { ...row, id } : { id, row };
