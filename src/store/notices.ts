import { create } from "zustand";
import type { Notice } from "./types";

export interface Notices {
  readonly notices: readonly Notice[];
  /** Shows a notice. It replaces an older one with the same id. */
  report(notice: Notice): void;
  dismiss(id: string): void;
}

/** Creates a separate list of notices. The page has one; tests make their own. */
export function createNotices() {
  return create<Notices>()((set) => ({
    notices: [],
    report: (notice) =>
      set(({ notices }) => ({ notices: [...notices.filter((t) => t.id !== notice.id), notice] })),
    dismiss: (id) => set(({ notices }) => ({ notices: notices.filter((t) => t.id !== id) })),
  }));
}

/** Id of the notice that a match is not being saved. */
export const unsavedNotice = (match: string): string => `not-kept-${match}`;

export type NoticeStore = ReturnType<typeof createNotices>;

/** Read and write failures since the page was opened, until dismissed. Shown on every screen. */
export const useNotices = createNotices();

/** Whether the newest state of this match is known not to be saved. */
export function isUnsaved(match: string): boolean {
  return useNotices.getState().notices.some(({ id }) => id === unsavedNotice(match));
}
