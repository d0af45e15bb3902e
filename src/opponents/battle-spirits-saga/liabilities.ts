import type { Liabilities } from "../pointless";

/** What is no gain for a player of this game. */
export const liabilities: Liabilities = {
  counters: [],
  zones: ["trash", "void"],
  inPlay: ["spirits", "nexuses"],
  vars: ["battle"],
};
