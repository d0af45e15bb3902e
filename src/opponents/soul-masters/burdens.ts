import type { Burdens } from "../pointless";

/** What is no gain for a player of this game. */
export const burdens: Burdens = {
  counters: [],
  zones: ["discard", "removed", "resource-deck"],
  inPlay: ["battleground", "equipment", "battlefield"],
  vars: ["combat"],
};
