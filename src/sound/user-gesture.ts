let heard = false;

function note(): void {
  heard = true;
}

// For browsers without `navigator.userActivation`.
if (typeof document !== "undefined") {
  for (const type of ["pointerup", "keydown"]) document.addEventListener(type, note, { capture: true });
}

/** Whether the player has done anything on this page yet. */
export function hasUserGesture(): boolean {
  return heard || (typeof navigator !== "undefined" && navigator.userActivation?.hasBeenActive === true);
}
