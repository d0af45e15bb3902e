import { create } from "zustand";
import type { Trouble } from "./types";

export interface Troubles {
  readonly troubles: readonly Trouble[];
  /** Shows a trouble; a newer one takes the place of an older one with the same id. */
  report(trouble: Trouble): void;
  dismiss(id: string): void;
}

/** A list of troubles of its own. The page has one; tests make their own. */
export function createTroubles() {
  return create<Troubles>()((set) => ({
    troubles: [],
    report: (trouble) =>
      set(({ troubles }) => ({ troubles: [...troubles.filter((t) => t.id !== trouble.id), trouble] })),
    dismiss: (id) => set(({ troubles }) => ({ troubles: troubles.filter((t) => t.id !== id) })),
  }));
}

export type TroubleStore = ReturnType<typeof createTroubles>;

/** What could not be read or written since the page was opened, until dismissed. On every screen. */
export const useTroubles = createTroubles();
