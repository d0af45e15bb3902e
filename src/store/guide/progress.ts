import * as v from "valibot";
import { create } from "zustand";
import { type NoticeStore, useNotices } from "../notices";
import { parseStoredText, quarantineBroken, storedText } from "../saving/stored-text";
import { listOf, validate } from "../schema/plain-schema";

const MAX_STEPS = 100;
const name = v.pipe(v.string(), v.maxLength(64));

const schema = v.object({
  match: name,
  done: listOf(name, MAX_STEPS),
  hidden: v.boolean(),
  /** Games whose lesson has been completed. Progress stored in the single-lesson format counts for none. */
  finished: v.fallback(listOf(name, MAX_STEPS), []),
});

interface Progress extends v.InferOutput<typeof schema> {}

interface GuideStore extends Progress {
  /** Continues this match's guide, or starts it. */
  open(match: string): void;
  finish(step: string): void;
  hide(hidden: boolean): void;
  /** Marks the lesson of this game as completed. */
  complete(game: string): void;
  /** Marks lessons as completed without opening or hiding anything. */
  note(games: readonly string[]): void;
}

const NOTHING: Progress = { match: "", done: [], hidden: false, finished: [] };

/** Creates guide progress in the given storage, for tests. The page uses `useGuide`. */
export function createGuide(storage: () => Storage, notices: NoticeStore = useNotices) {
  const kept = storedText(storage, notices, "guide");
  const text = kept.read();
  const found = validate(schema, text === null ? NOTHING : parseStoredText(text));
  let broken = found.success ? null : text;

  // Progress that cannot be stored restarts after a reload, at the step that fits the position.
  function keep({ match, done, hidden, finished }: Progress): void {
    if (kept.write(JSON.stringify({ match, done, hidden, finished }), broken)) broken = null;
  }
  if (broken !== null) keep(NOTHING);

  return create<GuideStore>()((set, get) => {
    const change = (patch: Partial<Progress>) => {
      set(patch);
      keep(get());
    };
    return {
      ...(found.success ? found.output : NOTHING),
      open: (match) => {
        if (get().match !== match) change({ ...NOTHING, match, finished: get().finished });
      },
      finish: (step) => {
        if (!get().done.includes(step)) change({ done: [...get().done, step].slice(-MAX_STEPS) });
      },
      hide: (hidden) => change({ hidden }),
      note: (games) => change({ finished: [...new Set([...get().finished, ...games])].slice(0, MAX_STEPS) }),
      complete: (game) => change({ hidden: true, finished: [...new Set([...get().finished, game])] }),
    };
  });
}

export const useGuide = createGuide(() => localStorage);
void quarantineBroken();
