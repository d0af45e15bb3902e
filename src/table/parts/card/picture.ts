import { useCallback, useSyncExternalStore } from "react";
import { pictureFor } from "../../../art";
import { keyedListeners } from "../../state/keyed";
import { inPixels } from "../pixels";

/** Addresses of pictures in pixels, by that of the drawing: its own, while it is being made or cannot be made. */
const pixels = new Map<string, string>();
const listeners = keyedListeners<string>();
/** Made one after the other. */
let last: Promise<unknown> = Promise.resolve();

function make(drawing: string): void {
  if (pixels.has(drawing)) return;
  pixels.set(drawing, drawing);
  last = last
    .then(async () => {
      pixels.set(drawing, await inPixels([drawing]));
      listeners.call(drawing);
    })
    // Where there are no pixels, the drawing stays.
    .catch(() => {});
}

/**
 * The address of a card's small picture: its drawing at first, and pixels as soon as they are made, because a card that
 * changes is painted anew, and its drawing would be with it.
 * @param subtypes as `pictureFor` takes them.
 */
export function usePicture(name: string, subtypes: readonly string[]): string {
  const drawing = pictureFor(name, subtypes);
  const read = useCallback(() => pixels.get(drawing) ?? drawing, [drawing]);
  const subscribe = useCallback(
    (listener: () => void) => {
      make(drawing);
      return listeners.subscribe(drawing, listener);
    },
    [drawing],
  );
  return useSyncExternalStore(subscribe, read, read);
}
