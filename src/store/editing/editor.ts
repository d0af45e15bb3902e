import { createStore } from "zustand/vanilla";
import type { WriteResult } from "../rows/memory-fallback";

/** Something that is being edited: what is saved of it, and its content. */
export interface Edited<S, C> {
  /** As it was saved last. */
  readonly saved: S;
  readonly content: C;
  readonly past: readonly C[];
  readonly future: readonly C[];
  /** How the last save ended. Undefined until there was one. */
  readonly written: WriteResult | undefined;
}

export interface Editor<S, C> {
  get(): Edited<S, C>;
  subscribe(onChange: () => void): () => void;
  /** Changes the content and saves it. A change to what it already is does nothing. */
  change(next: Partial<C>): void;
  undo(): void;
  redo(): void;
  /** Ends when everything has been saved. */
  settled(): Promise<void>;
  /** Stops following other tabs. */
  close(): void;
}

/** How something that is edited is saved and read. */
export interface EditingOf<S, C> {
  contentOf(saved: S): C;
  isEqual(a: C, b: C): boolean;
  /** Saves changed content. When another tab has saved since, both changes are joined. */
  save(base: S, content: C): Promise<{ readonly saved: S; readonly written: WriteResult }>;
  /** What another tab has saved since; null if nothing. */
  newer(than: S): Promise<S | null>;
  /** Joins two changes of the same content. */
  merge(base: C, own: C, other: C): C;
  /** Calls back when another tab may have saved it. Returns a function that ends it. */
  watch(onChange: () => void): () => void;
}

/**
 * Edits something: unlimited undo and redo, saved after every change; changes from other tabs appear as they are saved.
 * Taking back a change takes back nothing that another tab did.
 */
export function createEditor<S, C extends object>(start: S, of: EditingOf<S, C>): Editor<S, C> {
  const store = createStore<Edited<S, C>>()(() => ({
    saved: start,
    content: of.contentOf(start),
    past: [],
    future: [],
    written: undefined,
  }));
  let saving: Promise<void> = Promise.resolve();

  /** Takes over what is saved by now, and keeps what was changed here since `sent`. */
  const adopt = (saved: S, sent: C) => {
    const { content, past, future } = store.getState();
    const others = of.contentOf(saved);
    const join = (own: C) => of.merge(sent, own, others);
    const isSame = of.isEqual(sent, others);
    store.setState({
      saved,
      content: isSame ? content : join(content),
      past: isSame ? past : past.map(join),
      future: isSame ? future : future.map(join),
    });
  };

  const save = async (): Promise<void> => {
    const { saved, content } = store.getState();
    if (of.isEqual(content, of.contentOf(saved))) return;
    const result = await of.save(saved, content);
    adopt(result.saved, content);
    store.setState({ written: result.written });
  };
  const queueSave = () => {
    saving = saving.then(save);
  };

  const follow = async (): Promise<void> => {
    const { saved } = store.getState();
    const now = await of.newer(saved);
    if (now !== null) adopt(now, of.contentOf(saved));
  };
  const stop = of.watch(() => {
    saving = saving.then(follow);
  });

  const move = (content: C | undefined, past: readonly C[], future: readonly C[]) => {
    if (content === undefined) return;
    store.setState({ content, past, future });
    queueSave();
  };

  return {
    get: store.getState,
    subscribe: store.subscribe,
    change: (next) => {
      const { content, past } = store.getState();
      const changed = { ...content, ...next };
      if (!of.isEqual(changed, content)) move(changed, [...past, content], []);
    },
    undo: () => {
      const { content, past, future } = store.getState();
      move(past.at(-1), past.slice(0, -1), [content, ...future]);
    },
    redo: () => {
      const { content, past, future } = store.getState();
      move(future[0], [...past, content], future.slice(1));
    },
    settled: async () => {
      let last: Promise<void> | undefined;
      while (last !== saving) {
        last = saving;
        await last;
      }
    },
    close: stop,
  };
}
