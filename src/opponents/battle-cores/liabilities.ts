import type { Liabilities } from "../pointless";

/** Parts of this game's position that do not benefit a player. */
export const liabilities: Liabilities = {
  counters: ["damage", "survived", "wear"],
  zones: ["ground", "legend-ground"],
  inPlay: ["monsters", "items", "fields", "gear"],
  vars: ["attack"],
};
