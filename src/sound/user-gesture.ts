let hasGesture = false;

function note(): void {
  hasGesture = true;
}

// For browsers without `navigator.userActivation`.
if (typeof document !== "undefined") {
  for (const type of ["pointerup", "keydown"]) document.addEventListener(type, note, { capture: true });
}

/** Whether the player has done anything on this page yet. */
export function hasUserGesture(): boolean {
  return hasGesture || (typeof navigator !== "undefined" && navigator.userActivation?.hasBeenActive === true);
}
