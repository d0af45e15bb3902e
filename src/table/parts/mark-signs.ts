import { rasterise } from "../dom/rasterise";

/** The signs of marks, as named in the style sheet (tokens.css). */
const SIGNS = [
  "--legal",
  "--crosshair",
  "--sign-attacker",
  "--sign-defender",
  "--sign-rested",
  "--sign-beaten",
] as const;

/** Addresses of bitmaps, by the address of the drawing. */
const bitmaps = new Map<string, Promise<string>>();

/** The sign as a bitmap, or the drawing itself when it cannot be rasterised. */
function bitmapOf(drawing: string): Promise<string> {
  const known = bitmaps.get(drawing) ?? rasterise([drawing]).catch(() => drawing);
  bitmaps.set(drawing, known);
  return known;
}

/**
 * Rasterises the signs of marks. One press shows a sign on many cards at once, and a drawing would be painted again on
 * each.
 * @param root the element whose style names them
 * @returns a function that stops it
 */
export function rasteriseSigns(root: HTMLElement): () => void {
  let isWanted = true;
  const named = getComputedStyle(root);
  const drawings = SIGNS.map((name) => /url\("(.*)"\)/.exec(named.getPropertyValue(name))?.[1]);
  void (async () => {
    const addresses: (string | undefined)[] = [];
    for (const drawing of drawings) addresses.push(drawing && (await bitmapOf(drawing)));
    // All at once, because everything they style is restyled.
    if (isWanted)
      SIGNS.forEach((name, i) => {
        if (addresses[i]) root.style.setProperty(name, `url("${addresses[i]}")`);
      });
  })();
  return () => {
    isWanted = false;
  };
}
