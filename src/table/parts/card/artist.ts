import { useEffect } from "react";
import { createStore, useStore } from "zustand";
import { gameEntry } from "../../../games/registry";
import type { DrawnCard } from "../../../language";

/** Returns the address of a card's drawing. */
type Artist = (card: DrawnCard) => string;

/** What draws the cards of each game, by slug. Drawings are cached, so none is made before its game's own figures are loaded. */
const artists = createStore<Readonly<Record<string, Artist>>>()(() => ({}));

/** Loads what draws the cards of a game. */
export async function loadArtist(slug: string): Promise<void> {
  const loaded = await gameEntry(slug)?.parts.artwork();
  if (loaded !== undefined) artists.setState({ [slug]: loaded.artworkFor });
}

/** What draws the cards of a game. Undefined until it is loaded: cards can be played without their pictures. */
export function useArtist(slug: string): Artist | undefined {
  const artist = useStore(artists, (known) => known[slug]);
  useEffect(() => {
    if (artist === undefined) loadArtist(slug).catch(() => undefined);
  }, [artist, slug]);
  return artist;
}
