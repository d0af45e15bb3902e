import type { Burdens } from "../pointless";

/** What is no gain for a player of this game. */
export const burdens: Burdens = {
  counters: [],
  zones: ["discard"],
  inPlay: ["battlefield"],
  vars: ["placements", "battle"],
};
