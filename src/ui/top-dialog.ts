import { useSyncExternalStore } from "react";

const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function changed(): void {
  // A `:has(dialog)` rule would be matched again at every change of the page.
  document.documentElement.toggleAttribute("data-modal", open.length > 0);
  for (const listener of listeners) listener();
}

/**
 * Registers an open modal dialog.
 * @returns a function that registers its closing.
 */
export function noteOpen(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  changed();
  return () => {
    open.splice(open.lastIndexOf(dialog), 1);
    changed();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The modal dialog in front, or null. Everything outside it is inert, and out of the accessibility tree. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, () => open.at(-1) ?? null);
}
