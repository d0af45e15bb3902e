import type { Liabilities } from "../pointless";

/** What is no gain for a player of this game. */
export const liabilities: Liabilities = {
  counters: [],
  zones: ["discard", "removed", "resource-deck"],
  inPlay: ["battleground", "equipment", "battlefield"],
  vars: ["combat"],
};
