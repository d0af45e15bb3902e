import { inPixels } from "./pixels";

/** The signs of marks, as the style sheet names them (tokens.css). */
const SIGNS = [
  "--legal",
  "--crosshair",
  "--sign-attacker",
  "--sign-defender",
  "--sign-rested",
  "--sign-beaten",
] as const;

/** Addresses in pixels, by the drawing. */
const made = new Map<string, Promise<string>>();

/** The sign in pixels; the drawing itself, where it cannot be made into pixels. */
function pixelsOf(drawing: string): Promise<string> {
  const known = made.get(drawing) ?? inPixels([drawing]).catch(() => drawing);
  made.set(drawing, known);
  return known;
}

/**
 * Makes the signs of marks into pixels while nothing else is done: one press shows a sign on many cards at once, and a
 * drawing would be drawn anew on each. @param root the element whose style names them. @returns how to stop.
 */
export function readySigns(root: HTMLElement): () => void {
  let isThere = true;
  const named = getComputedStyle(root);
  const drawings = SIGNS.map((name) => /url\("(.*)"\)/.exec(named.getPropertyValue(name))?.[1]);
  void (async () => {
    const addresses: (string | undefined)[] = [];
    for (const drawing of drawings) addresses.push(drawing && (await pixelsOf(drawing)));
    // All at once: whoever is styled by them is styled anew.
    if (isThere)
      SIGNS.forEach((name, i) => {
        if (addresses[i]) root.style.setProperty(name, `url("${addresses[i]}")`);
      });
  })();
  return () => {
    isThere = false;
  };
}
