import { create } from "zustand";
import type { Notice } from "./types";

export interface Notices {
  readonly notices: readonly Notice[];
  /** Shows a notice; it replaces an older one with the same id. */
  report(notice: Notice): void;
  dismiss(id: string): void;
}

/** A separate list of notices. The page has one; tests make their own. */
export function createNotices() {
  return create<Notices>()((set) => ({
    notices: [],
    report: (notice) =>
      set(({ notices }) => ({ notices: [...notices.filter((t) => t.id !== notice.id), notice] })),
    dismiss: (id) => set(({ notices }) => ({ notices: notices.filter((t) => t.id !== id) })),
  }));
}

export type NoticeStore = ReturnType<typeof createNotices>;

/** What could not be read or written since the page was opened, until dismissed. Shown on every screen. */
export const useNotices = createNotices();
