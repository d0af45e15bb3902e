import { useEffect } from "react";
import { createStore, useStore } from "zustand";
import type { DrawnCard } from "../../../language";
import { rasterise } from "../../dom/rasterise";
import { useArtist } from "./artist";

/** Addresses of bitmaps, by the address of the drawing. A drawing that cannot be rasterised represents itself. */
const bitmaps = createStore<Readonly<Record<string, string>>>()(() => ({}));

/** Drawings to rasterise, each with the number of cards on the page that show it. */
const wanted = new Map<string, number>();
let isBusy = false;

/** Rasterises one drawing after the other, as long as a card on the page shows it. */
async function work(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  for (let next = wanted.keys().next(); !next.done; next = wanted.keys().next()) {
    const drawing = next.value;
    const bitmap = await rasterise([drawing]).catch(() => drawing);
    wanted.delete(drawing);
    bitmaps.setState({ [drawing]: bitmap });
  }
  isBusy = false;
}

/** @returns a function that takes the request back. */
function request(drawing: string): (() => void) | undefined {
  if (drawing in bitmaps.getState()) return;
  wanted.set(drawing, (wanted.get(drawing) ?? 0) + 1);
  void work();
  return () => {
    const left = (wanted.get(drawing) ?? 0) - 1;
    if (left > 0) wanted.set(drawing, left);
    else wanted.delete(drawing);
  };
}

/**
 * The address of a card's small artwork: a drawing at first, and a bitmap as soon as there is one, because browsers
 * repaint a drawing stroke by stroke whenever its card changes. Undefined until it can be drawn.
 * @param waits leaves the artwork out until there is a bitmap, where many cards come and go quickly
 */
export function useArtwork(slug: string, subject: DrawnCard, waits = false): string | undefined {
  const drawing = useArtist(slug)?.(subject);
  useEffect(() => (drawing === undefined ? undefined : request(drawing)), [drawing]);
  return useStore(bitmaps, (addresses) => {
    const bitmap = drawing === undefined ? undefined : addresses[drawing];
    return bitmap ?? (waits ? undefined : drawing);
  });
}
