import * as v from "valibot";
import { create } from "zustand";
import { parseStoredText } from "../saving/stored-text";

const KEY = "playmat.puzzles";
const schema = v.array(v.pipe(v.string(), v.maxLength(100)));

/** How a solved puzzle is remembered. */
export const puzzleKey = (slug: string, id: string): string => `${slug}/${id}`;

interface SolvedPuzzles {
  readonly solved: readonly string[];
  note(slug: string, id: string): void;
}

function read(storage: () => Storage): readonly string[] {
  try {
    const text = storage().getItem(KEY);
    const found = v.safeParse(schema, text === null ? [] : parseStoredText(text));
    return found.success ? found.output : [];
  } catch {
    return [];
  }
}

/** Creates the memory of solved puzzles in the given storage, for tests. The page uses `useSolved`. */
export const createSolved = (storage: () => Storage) =>
  create<SolvedPuzzles>()((set, get) => ({
    solved: read(storage),
    note: (slug, id) => {
      const solved = [...new Set([...get().solved, puzzleKey(slug, id)])];
      set({ solved });
      try {
        storage().setItem(KEY, JSON.stringify(solved));
      } catch {
        // It is remembered until the page is closed.
      }
    },
  }));

export const useSolved = createSolved(() => localStorage);
