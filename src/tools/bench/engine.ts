import type { Contestant } from "./contestant";

export const engine: Contestant = {
  name: "Playmat",
  play() {
    throw new Error("not wired yet");
  },
};
