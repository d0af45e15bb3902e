import { createStore } from "zustand/vanilla";
import type { Position } from "../../positions/position";
import type { WriteResult } from "../rows/memory-fallback";
import type { Positions } from "./positions";
import type { SavedPosition } from "./saved-position";

/** Changes that can be taken back. */
const MOST_PAST = 300;

/** A position being edited. */
export interface EditedPosition {
  /** As it was saved last. */
  readonly saved: SavedPosition;
  readonly position: Position;
  readonly past: readonly Position[];
  readonly future: readonly Position[];
  /** How the last save ended. Undefined until there was one. */
  readonly written: WriteResult | undefined;
}

export interface PositionEditor {
  get(): EditedPosition;
  subscribe(onChange: () => void): () => void;
  /**
   * Changes the position and saves it.
   * @param run changes in a row with the same name, such as letters of a title, are taken back together.
   */
  change(next: Partial<Position>, run?: string): void;
  undo(): void;
  redo(): void;
  /** Ends when everything has been saved. */
  settled(): Promise<void>;
}

/** Edits a position: undo and redo, saved after every change. */
export function createPositionEditor(positions: Positions, saved: SavedPosition): PositionEditor {
  const { position } = saved;
  const store = createStore<EditedPosition>()(() => ({
    saved,
    position,
    past: [],
    future: [],
    written: undefined,
  }));
  let saving: Promise<void> = Promise.resolve();
  let lastRun: string | undefined;

  const save = async (): Promise<void> => {
    const { saved: before, position: now } = store.getState();
    if (before.position === now) return;
    const result = await positions.save(before, now);
    store.setState(result);
  };
  const move = (next: Position | undefined, past: readonly Position[], future: readonly Position[]) => {
    if (next === undefined) return;
    store.setState({ position: next, past: past.slice(-MOST_PAST), future });
    saving = saving.then(save);
  };
  return {
    get: store.getState,
    subscribe: store.subscribe,
    change: (next, run) => {
      const { position: now, past } = store.getState();
      const isRun = run !== undefined && run === lastRun;
      lastRun = run;
      move({ ...now, ...next }, isRun ? past : [...past, now], []);
    },
    undo: () => {
      const { position: now, past, future } = store.getState();
      lastRun = undefined;
      move(past.at(-1), past.slice(0, -1), [now, ...future]);
    },
    redo: () => {
      const { position: now, past, future } = store.getState();
      lastRun = undefined;
      move(future[0], [...past, now], future.slice(1));
    },
    settled: async () => {
      let last: Promise<void> | undefined;
      while (last !== saving) {
        last = saving;
        await last;
      }
    },
  };
}
