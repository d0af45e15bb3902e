import type { Liabilities } from "../pointless";

/** Parts of this game's position that do not benefit a player. */
export const liabilities: Liabilities = {
  counters: [],
  zones: ["discard", "removed", "resource-deck"],
  inPlay: ["battleground", "equipment", "battlefield"],
  vars: ["combat"],
};
