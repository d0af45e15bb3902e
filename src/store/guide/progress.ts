import * as v from "valibot";
import { create } from "zustand";

const MOST = 100;
const name = v.pipe(v.string(), v.maxLength(64));

const schema = v.object({
  match: name,
  done: v.pipe(v.array(name), v.maxLength(MOST)),
  hidden: v.boolean(),
  finished: v.boolean(),
});

/** How far the learner of a guided match has come. */
interface Progress extends v.InferOutput<typeof schema> {}

interface GuideStore extends Progress {
  /** Goes on with this match's guide, or begins it. */
  open(match: string): void;
  finish(step: string): void;
  /** Puts the guide aside, or fetches it back. */
  hide(hidden: boolean): void;
  /** The lesson has been taken to its end. */
  complete(): void;
}

const KEY = "playmat.guide";
const NOTHING: Progress = { match: "", done: [], hidden: false, finished: false };

function read(storage: () => Storage): Progress {
  try {
    const result = v.safeParse(schema, JSON.parse(storage().getItem(KEY) ?? "null"));
    return result.success ? result.output : NOTHING;
  } catch {
    return NOTHING;
  }
}

function keep(storage: () => Storage, { match, done, hidden, finished }: Progress): void {
  try {
    storage().setItem(KEY, JSON.stringify({ match, done, hidden, finished }));
  } catch {
    // Without storage the guide begins anew after a reload, at the step that fits the position.
  }
}

/** Progress kept in a storage of one's own, for tests. The page has one: `useGuide`. */
export function createGuide(storage: () => Storage) {
  return create<GuideStore>()((set, get) => {
    const change = (patch: Partial<Progress>) => {
      set(patch);
      keep(storage, get());
    };
    return {
      ...read(storage),
      open: (match) => {
        if (get().match !== match) change({ ...NOTHING, match, finished: get().finished });
      },
      finish: (step) => {
        if (!get().done.includes(step)) change({ done: [...get().done, step].slice(-MOST) });
      },
      hide: (hidden) => change({ hidden }),
      complete: () => change({ hidden: true, finished: true }),
    };
  });
}

/** The guide's progress on this device. */
export const useGuide = createGuide(() => localStorage);
