import type { Burdens } from "../pointless";

/** What is no gain for a player of this game. */
export const burdens: Burdens = {
  counters: [],
  zones: ["trash", "void"],
  inPlay: ["spirits", "nexuses"],
  vars: ["battle"],
};
