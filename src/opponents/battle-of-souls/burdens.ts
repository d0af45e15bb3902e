import type { Burdens } from "../pointless";

/** What is no gain for a player of this game. */
export const burdens: Burdens = {
  counters: [],
  zones: ["discard", "removed"],
  inPlay: ["fighters", "equipment", "tactics", "battlefield"],
  vars: ["attack", "deployed"],
};
