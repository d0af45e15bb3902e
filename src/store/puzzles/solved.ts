import { create } from "zustand";
import { type NoticeStore, useNotices } from "../notices";
import { parseStoredText, storedText } from "../saving/stored-text";
import { listOf, shortName, validate } from "../schema/plain-schema";

/** The most marks that are kept. */
const MOST = 1000;

/** Solved puzzles, as `puzzleKey` names them. */
const schema = listOf(shortName, MOST);

/** How a solved puzzle is remembered. */
export const puzzleKey = (slug: string, id: string): string => `${slug}/${id}`;

interface SolvedPuzzles {
  readonly solved: readonly string[];
  note(keys: readonly string[]): void;
}

/** Creates the memory of solved puzzles in the given storage, for tests. The page uses `useSolved`. */
export function createSolved(storage: () => Storage, notices: NoticeStore = useNotices) {
  const kept = storedText(storage, notices, "puzzles");
  const text = kept.read();
  const found = validate(schema, text === null ? [] : parseStoredText(text));
  let broken = found.success ? null : text;
  const keep = (solved: readonly string[]) => {
    if (kept.write(JSON.stringify(solved), broken)) broken = null;
  };
  if (broken !== null) keep([]);
  return create<SolvedPuzzles>()((set, get) => ({
    solved: found.success ? found.output : [],
    note: (keys) => {
      const solved = [...new Set([...get().solved, ...keys])].slice(0, MOST);
      set({ solved });
      keep(solved);
    },
  }));
}

export const useSolved = createSolved(() => localStorage);
