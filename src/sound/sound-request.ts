import type { Sound } from "./sounds";

type Listener = (sound: Sound) => void;

const listeners = new Set<Listener>();

/** Requests a sound that no event of a match triggers ("why can't I?"). Ignored when nothing listens. */
export function requestSound(sound: Sound): void {
  for (const listener of listeners) listener(sound);
}

export function onSoundRequest(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
