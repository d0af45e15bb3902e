import * as v from "valibot";
import { create } from "zustand";
import { clearAside, keptText, parse } from "../kept-text";
import { type TroubleStore, useTroubles } from "../troubles";

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

const NOTHING: Progress = { match: "", done: [], hidden: false, finished: false };

/** Progress kept in a storage of one's own, for tests. The page has one: `useGuide`. */
export function createGuide(storage: () => Storage, troubles: TroubleStore = useTroubles) {
  const kept = keptText(storage, troubles, "guide");
  const text = kept.read();
  const found = v.safeParse(schema, text === null ? NOTHING : parse(text));
  let broken = found.success ? null : text;

  // What cannot be kept begins anew after a reload, at the step that fits the position.
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
        if (!get().done.includes(step)) change({ done: [...get().done, step].slice(-MOST) });
      },
      hide: (hidden) => change({ hidden }),
      complete: () => change({ hidden: true, finished: true }),
    };
  });
}

/** The guide's progress on this device. */
export const useGuide = createGuide(() => localStorage);
void clearAside();
