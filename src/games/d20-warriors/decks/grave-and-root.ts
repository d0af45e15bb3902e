import type { StarterDeck } from "../../game-deck";

export const graveAndRoot: StarterDeck = {
  id: "grave-and-root",
  name: "Grave and Root",
  theme: "rising again",
  colours: ["purple", "green"],
  plan: "Lose the first battles, then turn the fallen up again when it counts.",
  cards: [
    "Dawn Wisp",
    "Grave Lantern",
    "Veiled Phantom",
    "Vengeful Shade",
    "Ferry Ghost",
    "Creeping Ivy",
    "Heartseed Bloom",
    "Rootmother",
    "Whispering Grove",
    "Second Wind",
    "Fall Back",
    "Sudden Fog",
  ],
};
