import { useEffect } from "react";
import { createStore, useStore } from "zustand";
import { artworkFor, type Subject } from "../../../art";
import { rasterise } from "../../dom/rasterise";

/** Addresses of bitmaps, by the address of the drawing. A drawing represents itself until it is rasterised. */
const bitmaps = createStore<Readonly<Record<string, string>>>()(() => ({}));

/** Drawings are rasterised one after the other. */
let queue: Promise<unknown> = Promise.resolve();

function request(drawing: string): void {
  if (drawing in bitmaps.getState()) return;
  bitmaps.setState({ [drawing]: drawing });
  queue = queue
    .then(async () => bitmaps.setState({ [drawing]: await rasterise([drawing]) }))
    // When the browser cannot rasterise it, the drawing stays.
    .catch(() => {});
}

/**
 * The address of a card's small artwork: a drawing at first, and a bitmap as soon as there is one, because browsers
 * repaint a drawing stroke by stroke whenever its card changes.
 */
export function useArtwork(subject: Subject): string {
  const drawing = artworkFor(subject);
  useEffect(() => request(drawing), [drawing]);
  return useStore(bitmaps, (addresses) => addresses[drawing] ?? drawing);
}
