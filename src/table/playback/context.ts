import { createContext, useContext } from "react";
import type { Playback } from "./playback";

export const PlaybackContext = createContext<Playback | null>(null);

/**
 * The match on this table.
 * @throws Error outside a table.
 */
export function usePlayback(): Playback {
  const playback = useContext(PlaybackContext);
  if (playback === null) throw new Error("no table here");
  return playback;
}
