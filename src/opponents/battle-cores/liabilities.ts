import type { Liabilities } from "../pointless";

/** What is no gain for a player of this game. */
export const liabilities: Liabilities = {
  counters: ["damage", "survived", "wear"],
  zones: ["ground", "legend-ground"],
  inPlay: ["monsters", "items", "fields", "gear"],
  vars: ["attack"],
};
